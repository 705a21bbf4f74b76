// Shoppers over HTTP for tests that kill the server: they order, pay in every way and cancel, and record what
// the server confirmed before the connection broke.
import type { ServerProcess } from './server-process';

export interface Pick {
  goodsId: number;
  skuId: number;
}

export interface Shopper {
  userId: number;
  token: string;
  userCouponId: number;
  /** Initial assets of the shopper. */
  points: number;
  /** The form whose submission or result the shopper never received; sent again on the next visit. */
  broken: unknown;
  count: number;
}

/** Confirmations of the server; all of them must still be true after any crash. */
export interface Promises {
  /** Remarks of sent forms, each sent at least once. */
  sent: Set<string>;
  placed: number[];
  paid: number[];
  onDelivery: number[];
  cancelledUnions: number[];
}

export const noPromises = (): Promises => ({
  sent: new Set(),
  placed: [],
  paid: [],
  onDelivery: [],
  cancelledUnions: [],
});

interface Envelope {
  code: number;
  msg: string;
  data?: Record<string, unknown>;
}

export interface Visit {
  server: ServerProcess;
  shopper: Shopper;
  picks: readonly Pick[];
  promises: Promises;
  /** Orders all picks at once instead of one. */
  isWide?: boolean;
  /** Bought along with each third order. */
  cardPeriodId?: number;
}

const REQUEST_TIMEOUT_MS = 20_000;

export async function send(visit: Visit, route: string, params: Record<string, unknown>): Promise<Envelope> {
  const fields = Object.entries(params).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const response = await fetch(`${visit.server.origin}/web/index.php?_mall_id=1&r=${route}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'X-App-Platform': 'mobile',
      'X-Access-Token': visit.shopper.token,
    },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const envelope = (await response.json()) as Envelope;
  if (envelope.code === 500) throw new Error(`${route}: ${envelope.msg}`);
  return envelope;
}

function newForm({ shopper, picks, isWide = false, cardPeriodId = 0 }: Visit): {
  remark: string;
  form: unknown;
} {
  shopper.count += 1;
  const remark = `${shopper.userId}-${shopper.count}`;
  const pick = picks[shopper.count % picks.length];
  const lineOf = (one: Pick | undefined) => ({
    id: one?.goodsId,
    goods_attr_id: one?.skuId,
    num: 1 + (shopper.count % 2),
    cart_id: 0,
  });
  const group = {
    mch_id: 0,
    goods_list: isWide ? picks.map(lineOf) : [lineOf(pick)],
    send_type: 'express',
    store_id: 0,
    user_coupon_id: shopper.count % 3 === 0 ? shopper.userCouponId : 0,
    use_integral: shopper.count % 2,
    vip_card_detail_id: shopper.count % 3 === 1 ? cardPeriodId : 0,
    remark,
    order_form: [],
  };
  return { remark, form: { list: [group], address_id: 0 } };
}

const wait = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** Submits until the outcome is known; null for a refusal. Until then the form counts as broken. */
export async function order(visit: Visit): Promise<number | null> {
  const { shopper, promises } = visit;
  if (shopper.broken === null) {
    const { remark, form } = newForm(visit);
    promises.sent.add(remark);
    shopper.broken = form;
  }
  const { code, data = {} } = await send(visit, 'api/order/submit', { form_data: shopper.broken });
  if (code !== 0) {
    shopper.broken = null;
    return null;
  }
  for (;;) {
    const answer = await send(visit, 'api/order/pay-data', {
      queue_id: data['queue_id'],
      token: data['token'],
    });
    if (answer.data?.['retry'] === 1) {
      await wait(20);
      continue;
    }
    shopper.broken = null;
    if (answer.code !== 0) return null;
    const unionId = Number(answer.data?.['id']);
    promises.placed.push(unionId);
    return unionId;
  }
}

export async function payFromBalance(visit: Visit, id: number): Promise<void> {
  const { code } = await send(visit, 'api/payment/pay-buy-balance', { id });
  if (code === 0) visit.promises.paid.push(id);
}

async function payOnDelivery(visit: Visit, id: number): Promise<void> {
  const { code } = await send(visit, 'api/payment/pay-buy-huodao', { id });
  if (code === 0) visit.promises.onDelivery.push(id);
}

/** Opens the cashier's page and presses its button, like a browser. */
async function payAtCashier(url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const fields = [...html.matchAll(/name="(trade|sign)" value="([^"]+)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  const body = new URLSearchParams([...fields, ['act', 'pay']]);
  await fetch(url, { method: 'POST', body, redirect: 'manual' });
}

export async function payOnline(visit: Visit, id: number, params: Record<string, string>): Promise<void> {
  if (params['pay_type'] === 'combination_pay')
    await send(visit, 'api/mall-member/verify-pay-password', { pay_password: '123456' });
  const { code, data = {} } = await send(visit, 'api/payment/pay-data', { id, ...params });
  // A combination is not offered where the balance covers all.
  const other = params['combination_pay_type'];
  if (code !== 0 && other !== undefined) return payOnline(visit, id, { pay_type: other });
  if (code !== 0) return;
  await payAtCashier(String(data['mweb_url'] ?? data['url']));
  // After the cashier's response the money is spent: the payment must eventually be known.
  visit.promises.paid.push(id);
}

/** Tops the balance up online, without changing the order. */
async function topUp(visit: Visit): Promise<void> {
  const { code, data = {} } = await send(visit, 'api/recharge/balance-recharge', { pay_price: '10.01' });
  if (code === 0) await payOnline(visit, Number(data['pay_id']), { pay_type: 'alipay_h5' });
}

async function cancel(visit: Visit, unionId: number): Promise<void> {
  const { data = {} } = await send(visit, 'api/order/pay-result', { payment_order_union_id: unionId });
  const [first] = data['order_list'] as { id: number }[];
  const { code } = await send(visit, 'api/order/cancel', { id: first?.id });
  if (code === 0) visit.promises.cancelledUnions.push(unionId);
}

const WAYS: readonly ((visit: Visit, unionId: number) => Promise<void>)[] = [
  payFromBalance,
  (visit, id) => payOnline(visit, id, { pay_type: 'wechat_h5' }),
  cancel,
  payOnDelivery,
  (visit, id) => payOnline(visit, id, { pay_type: 'combination_pay', combination_pay_type: 'alipay_h5' }),
  topUp,
  async () => {},
];

/** Orders and pays until the connection breaks; rethrows any other error. */
export async function shop(visit: Visit, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      const unionId = await order(visit);
      const way = WAYS[Math.floor(Math.random() * WAYS.length)];
      if (unionId !== null) await way?.(visit, unionId);
    } catch (error) {
      if (!isOver()) throw error;
    }
  }
}
