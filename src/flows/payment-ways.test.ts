import { describe, expect, it } from 'vitest';
import { restFen } from './payment-table';
import { option, opened, offered, confirmed, data, walk, namesOf } from './testing/walk-payment';

describe('other ways', () => {
  const started = (key: string, answer: object) => [
    opened,
    offered([option(key, { checked: true })]),
    confirmed,
    data(answer),
  ];
  const signed = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'MD5', paySign: 's' };

  it('puts cash on delivery through, which is not paid by that (PAY-40)', () => {
    expect(walk(...started('huodao', {})).last).toEqual([{ name: 'charge-on-delivery', id: 7 }]);
    expect(walk(...started('huodao', {}), { name: 'charged' }).last).toEqual([
      { name: 'resolve', id: 7, isOnDelivery: true },
    ]);
  });

  it.each(['wechat', 'wechat_h5'])('passes the signed data of %s to the SDK unchanged (PAY-45)', (key) => {
    expect(walk(...started(key, signed)).last).toEqual([{ name: 'pay-in-app', data: signed }]);
  });

  it.each([
    ['chooseWXPay:cancel', '取消支付'],
    ['get_brand_wcpay_request:cancel', '取消支付'],
    ['用户取消', '取消支付'],
    ['chooseWXPay:fail 系统繁忙', '系统繁忙'],
    ['chooseWXPay:fail', '支付未完成，请重试或换一种支付方式'],
    ['system busy', '支付未完成，请重试或换一种支付方式'],
  ])('rejects an SDK message %s with %s (PAY-46, PAY-47)', (message, words) => {
    expect(walk(...started('wechat', signed), { name: 'app-failed', message }).last).toEqual([
      { name: 'reject', message: words },
    ]);
  });

  const paidInApp = [...started('wechat', signed), { name: 'app-paid' } as const];
  const unknown = [{ name: 'status-arrived', isPaid: false } as const, { name: 'posting-due' } as const];

  it('asks the mall whether it knows of what the social app took, before it is paid (PAY-11)', () => {
    expect(walk(...paidInApp).last).toEqual([{ name: 'ask-status', id: 7 }]);
    const booked = walk(...paidInApp, { name: 'status-arrived', isPaid: true });
    expect(booked.last).toEqual([{ name: 'resolve', id: 7 }]);
    expect(walk(...paidInApp, ...unknown).last).toEqual([{ name: 'ask-status', id: 7 }]);
    // A status that cannot be asked is not known yet.
    const failed = walk(...paidInApp, { name: 'status-failed' });
    expect(namesOf(failed.last)).toEqual(['await-posting']);
    expect(namesOf(failed.all)).not.toContain('unfreeze');
  });

  it('asks on after a reload of the page, and does not ask the shopper whether he has paid (PAY-52)', () => {
    const reloaded = { name: 'resumed', id: 7, isCombination: false, isPaid: true } as const;
    expect(walk(reloaded).last).toEqual([{ name: 'ask-status', id: 7 }]);
    expect(namesOf(walk(reloaded, ...unknown.slice(0, 1)).last)).toEqual(['await-posting']);
  });

  it('offers to ask again or to leave once the mall has not known of it for long, and gives nothing up', () => {
    const late = [
      ...paidInApp,
      ...Array.from({ length: 6 }, () => unknown)
        .flat()
        .slice(0, -1),
    ];
    const { state, all } = walk(...late);
    expect(state).toEqual({ name: 'unposted', id: 7 });
    const waits = all.flatMap((effect) => (effect.name === 'await-posting' ? [effect.delayMs] : []));
    expect(waits.length).toBeGreaterThan(2);
    expect(waits.reduce((sum, delayMs) => sum + delayMs, 0)).toBeLessThan(20_000);
    const again = walk(...late, { name: 'posting-due' });
    expect([again.state.name, again.last]).toEqual(['posting', [{ name: 'ask-status', id: 7 }]]);
    const left = walk(...late, { name: 'closed' });
    expect(left.state.name).toBe('idle');
    expect(namesOf(left.last)).toEqual(['show-unpaid', 'reject']);
  });

  it.each([
    ['wechat_h5', { mweb_url: 'https://pay.example/w' }, 'https://pay.example/w'],
    ['alipay_h5', { url: 'https://pay.example/a' }, 'https://pay.example/a'],
  ])('leaves for the cashier of %s (PAY-50, PAY-52)', (key, answer, url) => {
    expect(walk(...started(key, answer)).last).toEqual([{ name: 'leave', id: 7, url, isCombination: false }]);
  });

  it('leaves for the authorisation of a payer whom the app does not know, and keeps what he chose', () => {
    const url = 'https://open.example/authorize';
    expect(walk(...started('wechat_h5', { ...signed, authorise_url: url })).last).toEqual([
      { name: 'leave', id: 7, url, isCombination: false, chosen: { key: 'wechat_h5', otherKey: '' } },
    ]);
  });

  it('says so when a cashier has no address', () => {
    expect(walk(...started('alipay_h5', {})).last).toEqual([
      { name: 'alert', message: '支付方式暂不可用，请选择其他方式' },
    ]);
  });

  const left = [
    ...started('wechat_h5', { mweb_url: 'https://pay.example/w' }),
    { name: 'question-due' } as const,
  ];
  const unpaid = { name: 'status-arrived', isPaid: false } as const;
  const asked = [...left, unpaid];

  it('asks nothing once it is paid', () => {
    expect(walk(...left).last).toEqual([{ name: 'ask-status', id: 7 }]);
    expect(walk(...left, { name: 'status-arrived', isPaid: true }).last).toEqual([
      { name: 'resolve', id: 7 },
    ]);
    expect(walk(...left, { name: 'status-failed' }).last).toEqual([{ name: 'ask-paid' }]);
  });

  it('polls whether it is paid, also after a reload of the page (PAY-51, PAY-52)', () => {
    expect(walk(...asked).last).toEqual([{ name: 'ask-paid' }]);
    const back = walk({ name: 'resumed', id: 9, isCombination: false, isPaid: false }, unpaid);
    expect(back.last).toEqual([{ name: 'ask-paid' }]);
  });

  it('asks the status, resolves when it is paid, and shows the orders when it is not (PAY-53 … PAY-55)', () => {
    const claimed = [...asked, { name: 'paid-claimed' } as const];
    expect(walk(...claimed).last).toEqual([{ name: 'ask-status', id: 7 }]);
    expect(walk(...claimed, { name: 'status-arrived', isPaid: true }).last).toEqual([
      { name: 'resolve', id: 7 },
    ]);
    expect(namesOf(walk(...claimed, { name: 'status-arrived', isPaid: false }).last)).toEqual([
      'show-unpaid',
      'reject',
    ]);
    expect(walk(...claimed, { name: 'status-failed' }).last).toEqual([{ name: 'ask-paid' }]);
  });

  it('rejects with 支付取消 when it was not paid, and freezes nothing loose (PAY-56, PAY-57)', () => {
    expect(walk(...asked, { name: 'paid-denied' }).last).toEqual([{ name: 'reject', message: '支付取消' }]);
  });

  const combination = option('combination_pay', {
    checked: true,
    balance_amount: '2.50',
    other_payment: [
      { key: 'wechat_h5', name: '微信支付', icon: '' },
      { key: 'alipay_h5', name: '支付宝支付', icon: '' },
    ],
  });

  it('chooses the first second way of a combination, or another, and sends it (PAY-60, PAY-61)', () => {
    const before = [opened, offered([combination])];
    expect(walk(...before, confirmed).last).toEqual([
      { name: 'ask-data', id: 7, key: 'combination_pay', otherKey: 'wechat_h5' },
    ]);
    const none = offered([{ ...combination, other_payment: [] }]);
    expect(walk(opened, none, confirmed).last).toEqual([{ name: 'alert', message: '请选择支付方式' }]);
    expect(walk(...before, { name: 'other-chosen', key: 'alipay_h5' }, confirmed).last).toEqual([
      { name: 'ask-data', id: 7, key: 'combination_pay', otherKey: 'alipay_h5' },
    ]);
  });

  it('proves the pay password before a combination freezes balance, again where the proof is used up', () => {
    const flags = { is_open_pay_password: 1, is_pay_password: 1 };
    const proved = [
      opened,
      offered([{ ...combination, ...flags }]),
      confirmed,
      { name: 'password-entered', password: '123456' } as const,
      { name: 'password-verified' } as const,
    ];
    expect(namesOf(walk(...proved).all)).toEqual(['ask-options', 'verify-password', 'ask-data']);
    const refused = { name: 'data-failed', message: '请输入支付密码', isRefused: true } as const;
    expect(walk(...proved, refused).state).toMatchObject({ name: 'entering', refused: '请输入支付密码' });
  });

  it('releases the frozen balance when a combination is given up, wherever it is (PAY-57)', () => {
    const before = [
      opened,
      offered([combination]),
      { name: 'other-chosen', key: 'alipay_h5' } as const,
      confirmed,
    ];
    const away = [
      ...before,
      data({ url: 'https://pay.example/a' }),
      { name: 'question-due' } as const,
      unpaid,
    ];
    expect(walk(...away, { name: 'paid-denied' }).last).toEqual([
      { name: 'unfreeze', id: 7 },
      { name: 'reject', message: '支付取消' },
    ]);
    const inApp = walk(...before, data(signed), { name: 'app-failed', message: 'cancel' });
    expect(namesOf(inApp.last)).toEqual(['unfreeze', 'reject']);
    expect(
      namesOf(
        walk({ name: 'resumed', id: 9, isCombination: true, isPaid: false }, unpaid, { name: 'paid-denied' })
          .last,
      ),
    ).toEqual(['unfreeze', 'reject']);
  });

  it('computes what the balance leaves to pay (PAY-60)', () => {
    expect(restFen('12.50', '2.50')).toBe(1000);
    expect(restFen('2.00', '2.50')).toBe(0);
    expect(restFen('12.50', undefined)).toBeNull();
  });
});
