// Proves the steps of an after-sale.
import { describe, expect, it } from 'vitest';
import { refundHint, refundSteps, refundTimerWords } from './refund-steps';

const UNSET = '0000-00-00 00:00:00';
const asked = {
  type: 1,
  status: 1,
  is_send: 0,
  is_confirm: 0,
  is_refund: 0,
  created_at: '2026-11-21 02:46:24',
  status_time: UNSET,
  send_time: UNSET,
  confirm_time: UNSET,
  refund_time: UNSET,
};
const agreed = { ...asked, status: 2, status_time: '2026-11-21 03:00:00' };
const sent = { ...agreed, is_send: 1, send_time: '2026-11-22 09:00:00' };
const confirmed = { ...sent, is_confirm: 1, confirm_time: '2026-11-23 10:00:00' };
const paid = { ...confirmed, is_refund: 1, refund_time: '2026-11-23 11:00:00' };

const shown = (refund: typeof asked) => refundSteps(refund).map(({ name, state }) => `${name} ${state}`);

describe('the steps of an after-sale', () => {
  it.each([
    ['reviewing', asked, ['提交申请 done', '商家审核 current', '寄回商品 ahead', '退款 ahead']],
    ['to return', agreed, ['提交申请 done', '商家审核 done', '寄回商品 current', '退款 ahead']],
    ['to receive', sent, ['提交申请 done', '商家审核 done', '寄回商品 done', '退款 current']],
    ['to pay back', confirmed, ['提交申请 done', '商家审核 done', '寄回商品 done', '退款 current']],
    ['paid back', paid, ['提交申请 done', '商家审核 done', '寄回商品 done', '退款 done']],
  ])('show how far a return is: %s', (_name, refund, steps) => {
    expect(shown(refund)).toEqual(steps);
  });

  it('skip the return where only money comes back', () => {
    const agreedAtOnce = { ...agreed, type: 3, is_send: 1, is_confirm: 1 };
    expect(shown(agreedAtOnce)).toEqual(['提交申请 done', '商家审核 done', '退款 current']);
    expect(shown({ ...paid, type: 3 })).toEqual(['提交申请 done', '商家审核 done', '退款 done']);
  });

  it('end with the other goods in an exchange', () => {
    expect(shown({ ...sent, type: 2 }).at(-1)).toBe('换货 current');
    const exchanged = refundSteps({ ...confirmed, type: 2 });
    expect(exchanged.at(-1)).toEqual({ name: '换货', time: '2026-11-23 10:00:00', state: 'done' });
  });

  it('end with a refusal, also of goods that have been sent back', () => {
    const refused = { status: 3, is_confirm: 1 };
    expect(shown({ ...agreed, ...refused })).toEqual(['提交申请 done', '商家拒绝 failed']);
    expect(shown({ ...sent, ...refused })).toEqual(['提交申请 done', '寄回商品 done', '商家拒绝 failed']);
  });

  it('have times once they are done, and none for a step that had no time of its own', () => {
    expect(refundSteps(sent).map(({ time }) => time)).toEqual([
      '2026-11-21 02:46:24',
      '2026-11-21 03:00:00',
      '2026-11-22 09:00:00',
      '',
    ]);
    expect(refundSteps({ ...agreed, is_send: 1 })[2]).toEqual({
      name: '寄回商品',
      time: '',
      state: 'done',
    });
  });

  it('stay readable with flags that this client does not know', () => {
    expect(shown({ ...asked, type: 9 })).toEqual(['提交申请 done', '商家审核 current']);
  });
});

it.each([
  [asked, '申请已提交，请等待商家审核'],
  [sent, '商品已退回，等待商家收货后退款'],
  [{ ...sent, type: 2 }, '商品已退回，等待商家寄出换货商品'],
  [{ ...confirmed, type: 2 }, '商家已寄出换货商品，请留意查收'],
])('says what happens next: %j', (refund, words) => {
  expect(refundHint(refund)).toBe(words);
});

it.each([
  [asked, '商家逾期未处理将自动同意'],
  [agreed, '逾期未寄回将自动关闭'],
  [sent, '商家逾期未确认将自动退款'],
  [{ ...sent, type: 2 }, ''],
  [confirmed, '商家逾期未打款将自动退款'],
  [paid, ''],
])('says what happens by itself when the time runs out: %j', (refund, words) => {
  expect(refundTimerWords(refund)).toBe(words);
});
