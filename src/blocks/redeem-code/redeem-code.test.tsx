// Proves that the dialog of a code says by itself that a clerk has redeemed it.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardCardQrcode, cardUserCardDetail } from '~/schemas/api/card.gen';
import { setVisibility } from '~/tests/visibility';
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
          progressOf: ({ card: { use_number: redeemed, number } }) => ({ redeemed, left: number - redeemed }),
          wordsOf: ({ redeemed, left }) => `已核销 ${redeemed} 次，还剩 ${left} 次`,
        }}
      />
    </HashRouter>,
  );
  await pass(100);
}

it('shows the code until it is redeemed, and asks no more then', async () => {
  backend.answer(DETAIL, { card: { number: 3, use_number: 1 } });
  await show();
  await pass(6500);
  expect(screen.getByText('1234 5678')).toBeTruthy();
  expect(screen.queryByText('核销成功')).toBeNull();
  backend.answer(DETAIL, { card: { number: 3, use_number: 3 } });
  await pass(3000);
  expect(screen.getByText('核销成功')).toBeTruthy();
  expect(screen.queryByText('1234 5678')).toBeNull();
  const asked = backend.asked(DETAIL).length;
  await pass(10_000);
  expect(backend.asked(DETAIL)).toHaveLength(asked);
});

it('says what was redeemed and what is left, and shows a new code for the rest', async () => {
  backend.answer(DETAIL, { card: { number: 3, use_number: 0 } });
  await show();
  backend.answer(DETAIL, { card: { number: 3, use_number: 1 } });
  backend.answer(cardCardQrcode.route, { file_path: 'pictures/other.svg', code: '87654321' });
  await pass(3000);
  expect(screen.getByRole('status').textContent).toBe('核销成功已核销 1 次，还剩 2 次');
  expect(screen.queryByText('1234 5678')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '继续出示' }));
  // The code before it is not shown again, not even until the new one has come.
  expect(screen.queryByText('1234 5678')).toBeNull();
  await pass(100);
  expect(screen.getByText('8765 4321')).toBeTruthy();
  backend.answer(DETAIL, { card: { number: 3, use_number: 3 } });
  await pass(3000);
  expect(screen.getByText('核销成功')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '继续出示' })).toBeNull();
});

it('counts as redeemed what a clerk did while the phone was put away', async () => {
  backend.answer(DETAIL, { card: { number: 3, use_number: 0 } });
  await show();
  setVisibility('hidden');
  backend.answer(DETAIL, { card: { number: 3, use_number: 2 } });
  setVisibility('visible');
  await pass(100);
  expect(screen.getByText('已核销 2 次，还剩 1 次')).toBeTruthy();
});

it('keeps the code while the mall cannot be asked, or the phone is put away', async () => {
  backend.fail(DETAIL);
  await show();
  await pass(6500);
  expect(screen.getByText('1234 5678')).toBeTruthy();
  setVisibility('hidden');
  const asked = backend.asked(DETAIL).length;
  await pass(10_000);
  expect(backend.asked(DETAIL)).toHaveLength(asked);
});
