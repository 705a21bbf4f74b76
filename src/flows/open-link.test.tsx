// Proves where operators' links lead: the administrators' area, a telephone, a place, other pages.
import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf } from '~/domain/links';
import { userUserInfo } from '~/schemas/api/user.gen';
import { HashRouter } from '../engine/navigation';
import { loadUserInfo } from '../services/shopper';
import * as overlays from '../state/overlays';
import { backend } from '../testing/fake-backend';
import { address, startMall } from '../testing/render-screen';
import { openLink } from './open-link';

const HERE = '/pages/user-center/user-center';
const ADMIN = { open_type: 'app_admin', url: '/pages/app_admin/index/index' };

/** A screen of a shopper with this `is_admin`. */
async function visit(isAdmin: 0 | 1): Promise<void> {
  await startMall({ isSignedIn: true });
  backend.answer(userUserInfo.route, { nickname: '阿青', identity: { is_admin: isAdmin } });
  await loadUserInfo(true);
  window.history.replaceState(null, '', `#${HERE}`);
  render(<HashRouter>{null}</HashRouter>);
}

afterEach(() => void vi.restoreAllMocks());

describe('the administrators’ area', () => {
  it('stays closed to others, with a message (ROLE-02)', async () => {
    const toast = vi.spyOn(overlays, 'toast');
    await visit(0);
    openLink(ADMIN);
    expect(toast).toHaveBeenCalledExactlyOnceWith('您没有管理权限');
    expect(address()).toBe(HERE);
  });

  it('opens for an administrator (ROLE-02)', async () => {
    const toast = vi.spyOn(overlays, 'toast');
    await visit(1);
    openLink(ADMIN);
    expect(address()).toBe('/pages/app_admin/index/index');
    expect(toast).not.toHaveBeenCalled();
  });
});

describe('a link', () => {
  beforeEach(() => visit(0));

  it('to a telephone calls its number (UI-13)', () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    openLink({ open_type: 'tel', url: 'tel', number: '0571-88880000' });
    expect(assign).toHaveBeenCalledExactlyOnceWith('tel:0571-88880000');
    expect(address()).toBe(HERE);
  });

  it('to a place opens it with its position, name and address (UI-13)', () => {
    const place = { latitude: '30.27415', longitude: '120.15515', name: '文三路店', address: '杭州市' };
    openLink({ open_type: 'map', url: 'map', ...place });
    expect(address()).toBe(addressOf('/open-location', place));
  });

  it.each([[''], ['javascript:alert(1)'], [null]])('that is empty or unsafe leads nowhere: %j', (link) => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    openLink(link);
    expect([address(), assign.mock.calls]).toEqual([HERE, []]);
  });
});
