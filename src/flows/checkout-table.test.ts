import { ORDER_QUEUE_POLLS } from '~/domain/payment';
import { describe, expect, it } from 'vitest';
import type { OrderForm } from './checkout-form';
import { type CheckoutEffect, type CheckoutEvent, type CheckoutState, checkoutTable } from './checkout-table';
import { type Step, transition } from './machine';

const form: OrderForm = { list: [], address_id: 0 };
const other: OrderForm = { list: [], address_id: 4 };
const table = checkoutTable<string>();
type Event = CheckoutEvent<string>;

function walk(...events: Event[]) {
  let state: CheckoutState<string> = { name: 'barred', form };
  let last: readonly CheckoutEffect[] = [];
  for (const event of [{ name: 'check-again' } as const, ...events]) {
    const step: Step<CheckoutState<string>, CheckoutEffect> = transition(table, state, event);
    ({ state } = step);
    last = step.effects;
  }
  return { state, last };
}

const passed: Event = { name: 'check-passed' };
const previewed = (preview: string, round = 1): Event => ({
  name: 'previewed',
  preview,
  round,
  coupons: [],
});
const submit: Event = { name: 'submit-chosen', problem: null };
const ticket = { token: 't', queueId: '1' };
const queued: Event[] = [passed, previewed('A'), submit, { name: 'submitted', ticket }];

describe('before the order', () => {
  it('checks first, then asks for the preview (ORDER-01)', () => {
    expect(walk().last).toEqual([{ name: 'check' }]);
    expect(walk(passed).last).toEqual([{ name: 'preview', form, round: 1 }]);
  });

  it('opens the code dialog and stops when the check refuses, and checks again after it (ORDER-02)', () => {
    expect(walk({ name: 'check-refused' })).toEqual({
      state: { name: 'barred', form },
      last: [{ name: 'ask-code' }],
    });
    expect(walk({ name: 'check-refused' }, { name: 'check-again' }).last).toEqual([{ name: 'check' }]);
  });

  it('refetches on every change and drops the response of the round before', () => {
    const changed: Event = { name: 'changed', form: other };
    expect(walk(passed, previewed('A'), changed).last).toEqual([{ name: 'preview', form: other, round: 2 }]);
    expect(walk(passed, previewed('A'), changed, previewed('old', 1)).state.name).toBe('previewing');
    expect(walk(passed, previewed('A'), changed, previewed('B', 2)).state).toMatchObject({
      preview: 'B',
      form: other,
    });
    expect(walk(passed, changed, changed, previewed('B', 2)).state.name).toBe('previewing');
  });

  it('stores typed text without pricing it', () => {
    const noted = walk(passed, previewed('A'), { name: 'noted', form: other });
    expect(noted).toMatchObject({ state: { name: 'editing', form: other }, last: [] });
  });

  it('says why goods cannot be bought and goes back', () => {
    const refused = walk(passed, {
      name: 'preview-failed',
      round: 1,
      message: '商品库存不足: 梨',
      isRefused: true,
    });
    expect(refused.last).toEqual([{ name: 'turn-back', message: '商品库存不足: 梨' }]);
  });

  it('tries a failed first preview again when asked', () => {
    const failed: Event = { name: 'preview-failed', round: 1, message: '', isRefused: false };
    expect(walk(passed, failed)).toMatchObject({ state: { name: 'unavailable' }, last: [] });
    expect(walk(passed, failed, { name: 'retried' }).last).toEqual([{ name: 'preview', form, round: 1 }]);
  });

  it('returns to the last good form when a change is refused', () => {
    const { state, last } = walk(
      passed,
      previewed('A'),
      { name: 'changed', form: other },
      { name: 'preview-failed', round: 2, message: '无效的发货方式', isRefused: true },
    );
    expect(state).toMatchObject({ name: 'editing', form, preview: 'A', round: 2 });
    expect(last).toEqual([{ name: 'alert', message: '无效的发货方式' }]);
  });
});

describe('the order', () => {
  it('shows what is missing instead of sending', () => {
    const problem = { place: 'address', index: 0, message: '请先选择收货地址。' } as const;
    expect(walk(passed, previewed('A'), { name: 'submit-chosen', problem }).last).toEqual([
      { name: 'show-problem', problem },
    ]);
  });

  it('sends once however often it is tapped', () => {
    expect(walk(passed, previewed('A'), submit).last).toEqual([{ name: 'submit', form }]);
    expect(walk(passed, previewed('A'), submit, submit).last).toEqual([]);
  });

  it('stays on the form when the submission is refused', () => {
    const { state, last } = walk(passed, previewed('A'), submit, {
      name: 'submit-failed',
      message: '请填写联系人',
    });
    expect(state.name).toBe('editing');
    expect(last).toEqual([{ name: 'alert', message: '请填写联系人' }]);
  });

  it('polls until the order is made, then pays it', () => {
    expect(walk(...queued).last).toEqual([{ name: 'poll', ticket }]);
    expect(walk(...queued, { name: 'still-queued' }).last).toEqual([{ name: 'poll', ticket }]);
    expect(walk(...queued, { name: 'order-made', unionId: 9 }).last).toEqual([{ name: 'pay', unionId: 9 }]);
  });

  it('leaves a queue that never responds to my orders', () => {
    const polls = Array.from({ length: ORDER_QUEUE_POLLS + 1 }, (): Event => ({ name: 'still-queued' }));
    expect(walk(...queued, ...polls).last).toMatchObject([{ name: 'show-orders', title: '提交失败' }]);
  });

  it('says why the job failed, then shows my orders', () => {
    expect(walk(...queued, { name: 'order-failed', message: '重复下单。' }).last).toEqual([
      { name: 'show-orders', title: '提交失败', message: '重复下单。' },
    ]);
  });

  it('shows the result once paid (PAY-11) and my orders when it was given up (PAY-12)', () => {
    const paying: Event[] = [...queued, { name: 'order-made', unionId: 9 }];
    expect(walk(...paying, { name: 'paid' })).toEqual({
      state: { name: 'done', unionId: 9 },
      last: [{ name: 'show-result', unionId: 9 }],
    });
    expect(walk(...paying, { name: 'not-paid', message: '' }).last).toEqual([
      { name: 'show-unpaid', title: '提示', message: '' },
    ]);
  });
});
