// Proves that a payment in the social app is paid once the mall says so, and what the sheet says until then.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import OverlayHost from '../app/overlay-host';
import { HashRouter } from '../engine/navigation';
import { pay } from '../flows/payment';
import { pendingPayment, savePendingPayment } from '../flows/payment-pending';
import * as sdk from '../services/social-sdk';
import { backend } from '../testing/fake-backend';
import { address, startMall } from '../testing/render-screen';

const IN_APP = { key: 'wechat', name: '微信支付', desc: null, icon: '', disabled: false, checked: true };
const SIGNED = { timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'MD5', paySign: 's' };
const STATUS = 'api/order/is-pay';

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
let id = 500;

/** What a load of the page renders, whatever screen it shows. */
const load = () =>
  render(
    <div className="mall-root">
      <HashRouter>
        <OverlayHost />
      </HashRouter>
    </div>,
  );

/** Pays a fresh union in the app and returns what its caller learns. */
async function payInApp(outcomeOfApp: () => Promise<void>): Promise<string[]> {
  vi.spyOn(sdk, 'payInSocialApp').mockImplementation(outcomeOfApp);
  backend.answer('api/payment/get-payments', { amount: '12.50', list: [IN_APP] });
  backend.answer('api/payment/pay-data', SIGNED);
  const outcome: string[] = [];
  load();
  id += 1;
  pay(id).then(
    () => outcome.push('paid'),
    (error: unknown) => outcome.push(error instanceof Error ? error.message : 'unknown'),
  );
  await screen.findByRole('dialog', { name: '支付方式' });
  vi.useFakeTimers();
  tap('确认支付');
  await act(() => vi.advanceTimersByTimeAsync(0));
  return outcome;
}

beforeEach(() => startMall({ isSignedIn: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is asked of the mall, with words while it does not know of the payment yet (PAY-11, PAY-45)', async () => {
  backend.answer(STATUS, { status: 0 });
  const outcome = await payInApp(() => Promise.resolve());
  expect(screen.getByText('正在确认支付结果…')).toBeTruthy();
  expect(outcome).toEqual([]);
  backend.answer(STATUS, { status: 1 });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(outcome).toEqual(['paid']);
});

it('has a way on where the mall does not know of it for long, and is not offered to be paid again', async () => {
  backend.answer(STATUS, { status: 0 });
  const outcome = await payInApp(() => Promise.resolve());
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText(/请不要重复支付/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '确认支付' })).toBeNull();
  tap('重新查询');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  tap('稍后查看');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(outcome).toEqual(['支付结果到账后会自动更新，请稍后查看，不要重复支付']);
});

it('goes on after a reload while the mall does not know of it, and is not offered to be paid again (PAY-52)', async () => {
  backend.answer(STATUS, { status: 0 });
  await payInApp(() => Promise.resolve());
  const atOnce = pendingPayment();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  const late = pendingPayment();
  expect(late).toEqual(atOnce);
  // What the program held is gone with the page.
  tap('稍后查看');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  cleanup();
  expect(pendingPayment()).toBeNull();

  await startMall({ isSignedIn: true });
  backend.answer(STATUS, { status: 0 });
  if (late !== null) savePendingPayment(late);
  load();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('正在确认支付结果…')).toBeTruthy();
  expect(backend.asked(STATUS)).toEqual([{ payment_order_union_id: String(id) }]);
  expect(backend.asked('api/payment/get-payments')).toEqual([]);
  backend.answer(STATUS, { status: 1 });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(address()).toBe(`/pages/order-submit/pay-result?payment_order_union_id=${id}`);
});

it('says a failure in words for shoppers, and asks nothing (PAY-46, PAY-47)', async () => {
  const outcome = await payInApp(() => Promise.reject(new sdk.SdkError('chooseWXPay:fail')));
  expect(outcome).toEqual(['支付未完成，请重试或换一种支付方式']);
  expect(backend.asked(STATUS)).toEqual([]);
});
