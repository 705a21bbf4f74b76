// Proves the popup of received gifts (COUP-01 … COUP-08).
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { POPUP_HEADINGS, type PopupKind } from '~/domain/coupon-popup';
import { Modal } from '~/ui/overlay/modal';
import { HashRouter } from '../engine/navigation';
import { closeGifts, showGifts, useOverlays } from '../state/overlays';
import GiftPopup from './gift-popup';

const coupon = {
  id: 3,
  name: '新人券',
  type: '2',
  sub_price: '10.00',
  content: '全场通用',
  rest: 2,
  share_type: 4,
  page_url: '/pages/goods/list?coupon_id=3',
};

function Host() {
  const { gifts } = useOverlays();
  return gifts === null ? <p>closed</p> : <GiftPopup kind={gifts.kind} gifts={gifts.gifts} />;
}

function show(kind: PopupKind, gifts: readonly Record<string, unknown>[]) {
  showGifts(kind, gifts);
  return render(
    <HashRouter>
      <Host />
    </HashRouter>,
  );
}

/** An unsolicited popup opens after a second without input. */
const CALM = { timeout: 5000 };

beforeEach(() => {
  closeGifts();
  window.location.hash = '';
});

describe('the gift popup', () => {
  it('shows name, content and the remaining number (COUP-01)', () => {
    show('receive', [coupon]);
    for (const text of ['新人券', '全场通用', '还可领取2次']) expect(screen.getByText(text)).toBeDefined();
  });

  it('shows an amount off for type 2, else the discount and its limit (COUP-02)', () => {
    const { container } = show('receive', [
      coupon,
      { ...coupon, type: '1', discount: '8.5', discount_limit: '30.00' },
    ]);
    expect(container.textContent).toContain('￥10');
    expect(container.textContent).toContain('8.5折');
    expect(screen.getByText('优惠上限：￥30')).toBeDefined();
  });

  it('distinguishes the four kinds (COUP-03)', () => {
    const gifts = [1, 2, 3, 4].map((share_type) => ({ ...coupon, id: share_type, share_type }));
    const { container } = show('award', gifts);
    const kinds = [...container.querySelectorAll('li')].map((row) => row.dataset['kind']);
    expect(kinds).toEqual(['balance', 'integral', 'card', 'coupon']);
  });

  it.each(Object.entries(POPUP_HEADINGS))('has its own heading for %s (COUP-04)', async (kind, heading) => {
    show(kind as PopupKind, [coupon]);
    expect(await screen.findByRole('heading', { name: heading }, CALM)).toBeDefined();
  });

  it('waits until no other dialog is open where it is unsolicited', async () => {
    const other = (isOpen: boolean) => (
      <Modal isOpen={isOpen} onClose={() => undefined} label="活动" place="centre">
        活动
      </Modal>
    );
    const { rerender } = render(other(true));
    show('register', [coupon]);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(screen.queryByText('新人券')).toBeNull();
    rerender(other(false));
    expect(await screen.findByText('新人券', {}, CALM)).toBeDefined();
  });

  it('shows the number of friends for an invitation (COUP-05)', () => {
    show('invite', [coupon]);
    expect(screen.getByText('成功邀请3位好友，获得奖励')).toBeDefined();
  });

  it('links to where the gift is used and closes (COUP-06, COUP-08)', async () => {
    show('receive', [coupon]);
    fireEvent.click(screen.getByRole('button', { name: '去使用：新人券' }));
    expect(window.location.hash).toBe('#/pages/goods/list?coupon_id=3');
    await screen.findByText('closed');
  });

  it('clears its data when it is closed (COUP-08)', async () => {
    show('receive', [coupon]);
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    await screen.findByText('closed');
  });
});
