// As whom the page is looked at: plugins by their names, the position of a store.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '~/domain/studio/api';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { openDraft } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';
import { goods } from '../testing/mall-answers';
import { AUDIENCE_PANEL } from '../session/stage-view';
import { AudienceChip } from './audience';

beforeEach(() => fakeApi.reset());
afterEach(() => vi.unstubAllGlobals());

const me = {
  permissions: ['pintuan', 'coupon', 'vip_card'],
  permissionNames: { pintuan: '拼团', coupon: '优惠券', vip_card: '超级会员卡' },
  levels: [
    { level: 2, name: '银卡' },
    { level: 5, name: '金卡' },
  ],
} as unknown as Me;

function open() {
  let now = DEFAULT_AUDIENCE;
  function Chip() {
    const [audience, setAudience] = useState(DEFAULT_AUDIENCE);
    now = audience;
    return <AudienceChip id={AUDIENCE_PANEL} label="以谁的身份看" audience={audience} change={setAudience} />;
  }
  renderInEditor(new EditorStore(openDraft(titles(['一']))), <Chip />, { parts: { me } });
  const panel = document.getElementById(AUDIENCE_PANEL);
  act(() => void panel?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' })));
  return { audience: () => now };
}

const storeAt = (id: number, name: string, location: string) => ({
  ...goods(id),
  name,
  columns: { 坐标: location, 地址: '湖滨路' },
});

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('names plugins as operators know them, and turns one off', () => {
  const { audience } = open();
  fireEvent.click(screen.getByRole('checkbox', { name: '拼团' }));
  expect(audience().permissions).toEqual(['coupon', 'vip_card']);
  fireEvent.click(screen.getByRole('checkbox', { name: '拼团' }));
  expect(audience().permissions).toBeNull();
});

it.each([
  ['distributor', '分销商', { isDistributor: true }],
  ['super', '超级会员', { isSuperVip: true }],
  ['admin', '管理员', { isAdmin: true }],
  ['0', '普通会员', {}],
])('looks at the page as %s', (value, words, role) => {
  const { audience } = open();
  choose('身份', 'admin');
  choose('身份', value);
  expect(audience()).toEqual({ ...DEFAULT_AUDIENCE, identity: 'member', ...role });
  expect(screen.getByRole('button', { name: /以谁的身份看/ }).textContent).toContain(words);
});

it('has the usual ones at one press each, whatever was chosen before', () => {
  const { audience } = open();
  const chips = within(screen.getByRole('group', { name: '常用的' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    '游客 · 现在',
    '普通会员 · 现在',
    '金卡 · 现在',
    '分销商 · 现在',
  ]);
  choose('平台', 'wxapp');
  fireEvent.click(screen.getByRole('button', { name: '金卡 · 现在' }));
  expect(audience()).toEqual({ ...DEFAULT_AUDIENCE, identity: 'member', level: 5 });
  expect(screen.getByRole('button', { name: '金卡 · 现在', pressed: true })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '分销商 · 现在' }));
  expect(audience()).toEqual({ ...DEFAULT_AUDIENCE, identity: 'member', isDistributor: true });
  fireEvent.click(screen.getByRole('button', { name: '游客 · 现在' }));
  expect(audience()).toEqual(DEFAULT_AUDIENCE);
});

it('has what a shopper owns, and nothing of it as a guest', () => {
  const { audience } = open();
  expect(screen.getByLabelText('名下有什么')).toHaveProperty('disabled', true);
  choose('身份', '0');
  choose('名下有什么', 'some');
  expect(audience()).toMatchObject({ identity: 'member', hasAssets: true });
  choose('身份', 'guest');
  expect(audience()).toEqual(DEFAULT_AUDIENCE);
});

it('takes the position of a store, beside coordinates that are written', async () => {
  const items = [storeAt(5, '湖滨店', '30.2741,120.1551'), storeAt(6, '没有坐标的店', ',')];
  fakeApi.answer('GET pick/stores', { items, next: null });
  const { audience } = open();
  await screen.findByRole('option', { name: '湖滨店' });
  expect(screen.queryByRole('option', { name: '没有坐标的店' })).toBeNull();
  choose('门店', '5');
  expect(audience().place).toEqual({ latitude: 30.2741, longitude: 120.1551 });
  expect(screen.getByLabelText('纬度')).toHaveProperty('value', '30.2741');
  choose('纬度', '31');
  expect(screen.getByLabelText('门店')).toHaveProperty('value', 'written');
  choose('门店', '');
  expect(audience().place).toBeNull();
});

it('leaves coordinates alone to a mall without stores', () => {
  open();
  expect(screen.queryByLabelText('门店')).toBeNull();
  expect(screen.getByLabelText('经度')).toBeDefined();
});
