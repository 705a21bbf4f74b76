// A shopper who wants his money back, the shop that decides twice at once, and the distributor who withdraws what he
// earned, for tests that kill the server. The last decision of each life is sent when the kill is due.
import type { Database } from '~/server/db/database';
import { order, payFromBalance, payOnline, send, type Visit } from './shopper';

/** Tokens of the shop's manager and of the buyer's distributor. */
export interface Desk {
  manager: string;
  distributor: string;
}

type What = 'refund' | 'cancellation' | 'withdrawal';

/** Answering a decision moves money. */
interface Decision {
  what: What;
  id: number;
  route: string;
  params: Record<string, unknown>;
}

/** What the shop decided and saw answered: by a confirmation, or by the refusal to do it again. */
export interface Returned {
  answered: Record<What, number[]>;
  /** Sent in the last life; no answer has come yet. */
  open: Decision[];
  begun: Set<End>;
}

export const nothingReturned = (): Returned => ({
  answered: { refund: [], cancellation: [], withdrawal: [] },
  open: [],
  begun: new Set(),
});

interface Act {
  visit: Visit;
  desk: Desk;
  orderId: number;
  lineIds: number[];
}

const by = (visit: Visit, token: string): Visit => ({ ...visit, shopper: { ...visit.shopper, token } });

const idsOf = (rows: unknown): number[] =>
  ((rows ?? []) as { id: number | string }[]).map(({ id }) => Number(id));

/** As a double tap sends it; one of the two must be confirmed. */
async function twice(visit: Visit, route: string, params: Record<string, unknown>): Promise<void> {
  const answers = await Promise.all([send(visit, route, params), send(visit, route, params)]);
  if (answers.every(({ code }) => code !== 0)) throw new Error(`${route}: ${answers[0].msg}`);
}

async function sendGoods({ visit, desk, orderId, lineIds }: Act): Promise<void> {
  const params = { order_id: orderId, order_detail_id: lineIds, is_express: 2 };
  await twice(by(visit, desk.manager), 'api/admin/order/send', params);
}

const MOBILE = '13800000001';
const WORDS = {
  type: 3,
  remark: '漏发',
  pic_list: [],
  cause: '其它',
  goods_status: '未收到货',
  mobile: MOBILE,
};

/** The shop agrees to all after-sales of the order; paying them back is left to decide. */
async function agree({ visit, desk, orderId }: Act): Promise<Decision[]> {
  const { data = {} } = await send(visit, 'api/order/refund-list', { order_id: orderId });
  const route = 'api/admin/order/refund-handle';
  const decisions: Decision[] = [];
  for (const id of idsOf(data['list'])) {
    const params = { order_refund_id: id, type: 3, is_agree: 1 };
    await send(by(visit, desk.manager), route, params);
    decisions.push({ what: 'refund', id, route, params });
  }
  return decisions;
}

/** What each life prepares; the decisions that it leaves move the money. */
const ENDS = {
  async part(act: Act): Promise<Decision[]> {
    await sendGoods(act);
    const params = { ...WORDS, id: act.lineIds[0], num: 1, refund_price: '1.00' };
    await twice(act.visit, 'api/order/refund-submit', params);
    return agree(act);
  },
  /** Keeping the goods settles the commission, of which the distributor withdraws some. */
  async commission(act: Act): Promise<Decision[]> {
    const { visit, desk, orderId } = act;
    await sendGoods(act);
    await twice(visit, 'api/order/confirm', { id: orderId });
    const form = { price: '1.00', type: 'alipay', name: '林', mobile: MOBILE };
    await twice(by(visit, desk.distributor), 'api/share/cash', form);
    const manager = by(visit, desk.manager);
    const query = { model_type: 'share', status: 0 };
    const { data = {} } = await send(manager, 'api/admin/cash/list', query);
    return idsOf(data['list']).map((id) => ({
      what: 'withdrawal',
      id,
      route: 'api/admin/cash/save',
      params: { id, model_type: 'share', status: 2 },
    }));
  },
  async order({ visit, orderId: id }: Act): Promise<Decision[]> {
    await twice(visit, 'api/order/cancel', { id, cause: '缺货', remark: '', mobile: MOBILE });
    const params = { order_id: id, status: 1 };
    return [{ what: 'cancellation', id, route: 'api/admin/order/cancel', params }];
  },
  async lines(act: Act): Promise<Decision[]> {
    await sendGoods(act);
    const list = act.lineIds.map((id) => ({ id, refund_price: '2.00' }));
    await twice(act.visit, 'api/order/batch-refund', { ...WORDS, order_id: act.orderId, list });
    return agree(act);
  },
};

export type End = keyof typeof ENDS;
/** One a life. */
export const END_NAMES = Object.keys(ENDS) as End[];

async function buy(visit: Visit, desk: Desk): Promise<Act> {
  const unionId = await order(visit);
  if (unionId === null) throw new Error('The order was refused.');
  if (visit.shopper.count % 2 === 0) await payFromBalance(visit, unionId);
  else await payOnline(visit, unionId, { pay_type: 'combination_pay', combination_pay_type: 'alipay_h5' });
  const { data = {} } = await send(visit, 'api/order/pay-result', { payment_order_union_id: unionId });
  const [orderId = 0] = idsOf(data['order_list']);
  const { data: answer = {} } = await send(visit, 'api/order/detail', { id: orderId });
  const lineIds = idsOf((answer['detail'] as Record<string, unknown>)['detail']);
  return { visit, desk, orderId, lineIds };
}

async function decide(visit: Visit, returned: Returned): Promise<void> {
  for (const decision of returned.open) {
    const { what, id, route, params } = decision;
    await Promise.all([send(visit, route, params), send(visit, route, params)]);
    returned.answered[what].push(id);
    returned.open = returned.open.filter((one) => one !== decision);
  }
}

interface Life {
  end: End;
  desk: Desk;
  returned: Returned;
  /** Resolves when the server may be killed. */
  due: () => Promise<void>;
  isOver: () => boolean;
}

/** Decides again what the last life left open, then prepares this life's end and decides it when the kill is due. */
export async function giveBack(visit: Visit, { end, desk, returned, due, isOver }: Life): Promise<void> {
  const manager = by(visit, desk.manager);
  try {
    await decide(manager, returned);
    const decisions = await ENDS[end](await buy(visit, desk));
    if (decisions.length === 0) throw new Error(`Nothing is left to decide: ${end}`);
    await due();
    returned.open = decisions;
    returned.begun.add(end);
    await decide(manager, returned);
  } catch (error) {
    if (!isOver()) throw error;
  }
}

/** Answered decisions that the database does not contain. */
export async function brokenReturns({ db }: Database, { answered }: Returned): Promise<string[]> {
  const rows: Record<What, { id: number }[]> = {
    refund: await db.selectFrom('order_refunds').select('id').where('is_refund', '=', true).execute(),
    cancellation: await db.selectFrom('orders').select('id').where('cancel_status', '=', 1).execute(),
    withdrawal: await db.selectFrom('withdrawals').select('id').where('status', '=', 2).execute(),
  };
  return Object.entries(rows).flatMap(([what, kept]) => {
    const ids = new Set(kept.map(({ id }) => id));
    return answered[what as What].filter((id) => !ids.has(id)).map((id) => `${what} ${id} is lost`);
  });
}
