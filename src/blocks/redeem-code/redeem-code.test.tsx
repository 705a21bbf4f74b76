// Proves that the dialog of a code says by itself that a clerk has redeemed it.
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardCardQrcode, cardUserCardDetail } from '~/schemas/api/card.gen';
import { HashRouter } from '../../engine/navigation';
import { backend } from '../../testing/fake-backend';
import { startMall } from '../../testing/render-screen';
import { RedeemCodeDialog } from './redeem-code';

const DETAIL = cardUserCardDetail.route;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer(cardCardQrcode.route, { file_path: 'pictures/code.svg', code: '12345678' });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function show() {
  render(
    <HashRouter>
      <RedeemCodeDialog
        isOpen
        onClose={() => undefined}
        endpoint={cardCardQrcode}
        params={{ cardId: 5 }}
        title="卡券二维码"
        seen={{
          endpoint: cardUserCardDetail,
          params: { cardId: 5 },
          isRedeemed: ({ card: { surplus_number: left = 3 } }) => left < 3,
        }}
      />
    </HashRouter>,
  );
  await pass(100);
}

it('shows the code until it is redeemed, and asks no more then', async () => {
  backend.answer(DETAIL, { card: { surplus_number: 3 } });
  await show();
  await pass(6500);
  expect(screen.getByText('1234 5678')).toBeTruthy();
  expect(screen.queryByText('核销成功')).toBeNull();
  backend.answer(DETAIL, { card: { surplus_number: 2 } });
  await pass(3000);
  expect(screen.getByText('核销成功')).toBeTruthy();
  expect(screen.queryByText('1234 5678')).toBeNull();
  const asked = backend.asked(DETAIL).length;
  await pass(10_000);
  expect(backend.asked(DETAIL)).toHaveLength(asked);
});

it('keeps the code while the mall cannot be asked, or the phone is put away', async () => {
  backend.fail(DETAIL);
  await show();
  await pass(6500);
  expect(screen.getByText('1234 5678')).toBeTruthy();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  const asked = backend.asked(DETAIL).length;
  await pass(10_000);
  expect(backend.asked(DETAIL)).toHaveLength(asked);
});
