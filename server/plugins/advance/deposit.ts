// Deposits: placed with the stock that they take, paid, cancelled, and ended where no balance follows in time.
import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Trx } from '../../db/transaction';
import { inTurn } from '../../families/order/checkout-routes';
import { type CheckoutForm, readForm } from '../../families/order/checkout/form';
import {
  assertWithinLimits,
  type Buyer,
  type CheckoutLine,
  findLines,
} from '../../families/order/checkout/lines';
import { commonOf } from '../../families/order/checkout/parts';
import { readOrderSettings } from '../../families/order/checkout/settings';
import { snapshotOf } from '../../families/order/checkout/snapshot';
import { assertFew } from '../../families/order/submit/conditions';
import { SAME_ORDER_MS } from '../../families/order/submit/queue';
import { MallError } from '../../http/errors';
import type { LoginCall } from '../../http/route';
import { restock, takeStock } from '../../orders/stock';
import { payBack } from '../../payments/pay-back';
import { closeUnions } from '../../payments/release';
import { createUnion, lockUnionsOf, makeTradeNo, type UnionRow } from '../../payments/unions';
import type { Payable } from '../../ports/payable';
import { hasBegun } from '../kit/activity-goods/sale-window';
import type { AdvanceSettings } from './settings.gen';
import type { AdvanceOrdersTable } from './tables';
import { openTerms, PLUGIN, readAdvanceSettings, STATES } from './terms';

export type DepositRow = Selectable<AdvanceOrdersTable>;

const MINUTE_MS = 60_000;
const TOKEN_BYTES = 24;

export interface Placing extends Pick<LoginCall<unknown>, 'user' | 'now' | 'platform'> {
  form: CheckoutForm;
}

export interface Ticket {
  id: number;
  token: string;
}

const unpaidOf = (trx: Trx, userId: number) =>
  trx
    .selectFrom('advance_orders')
    .select(['id', 'token', 'sku_id', 'num', 'created_at'])
    .where('user_id', '=', userId)
    .where('state', '=', STATES.unpaid)
    .orderBy('id', 'desc')
    .execute();

/** What the shopper has promised of the goods and not ordered yet counts against its limits. */
async function assertLimits(trx: Trx, line: CheckoutLine, buyer: Buyer): Promise<void> {
  const promised = await trx
    .selectFrom('advance_orders')
    .select('num')
    .where('user_id', '=', buyer.user.id)
    .where('goods_id', '=', line.goods.id)
    .where('state', 'in', [STATES.unpaid, STATES.paid])
    .where('order_id', 'is', null)
    .execute();
  const others = promised.map(({ num }) => ({
    ...line,
    form: { ...line.form, num },
    quoted: { ...line.quoted, takes: 0 },
  }));
  await assertWithinLimits(trx, line, { lines: [line, ...others], buyer });
}

/** The line that the shopper may put a deposit on, with its SKU locked. */
async function findLine(trx: Trx, form: CheckoutForm, buyer: Buyer): Promise<CheckoutLine> {
  const [[line] = []] = await findLines(trx, form, buyer);
  if (line === undefined || line.goods.sign !== PLUGIN) throw new MallError('商品不存在');
  const quoted = { cuts: [], allows: new Set<never>(), takes: line.form.num };
  return { ...line, quoted, memberPriceFen: null, sign: PLUGIN };
}

/** The row of a new deposit, with the terms of now. Throws a refusal in the contract's words. */
async function rowOf(
  trx: Trx,
  line: CheckoutLine,
  { user, now, options }: Placing & { options: AdvanceSettings },
) {
  const { goods, sku, form } = line;
  const { entry, endAt, balanceEndAt } = await openTerms(trx, { goodsId: goods.id, now });
  if (!hasBegun(entry.activity.window, now)) throw new MallError('该商品预售活动未开始。');
  const figures = entry.rules.skus[sku.sign_id];
  if (figures === undefined) throw new MallError('该规格已下架。');
  const overAt = now.getTime() + options.over_time * MINUTE_MS;
  return {
    advance_no: `AD${makeTradeNo(now)}`,
    token: randomBytes(TOKEN_BYTES).toString('base64url'),
    user_id: user.id,
    goods_id: goods.id,
    sku_id: sku.id,
    num: form.num,
    price_fen: sku.price_fen,
    deposit_fen: figures.deposit_fen,
    swell_fen: figures.swell_deposit_fen,
    ladder_rules: JSON.stringify(entry.rules.ladder_rules),
    is_returned: entry.activity.rules.is_deposit_returned,
    goods_info: JSON.stringify(snapshotOf(line)),
    begin_at: entry.activity.window.begin,
    end_at: endAt,
    pay_limit: entry.rules.pay_limit,
    balance_end_at: balanceEndAt,
    cancel_at: new Date(Math.min(overAt, endAt.getTime())),
    created_at: now,
  };
}

/** Within a transaction, whose locks are those of placing an order. */
export async function place(trx: Trx, placing: Placing): Promise<Ticket> {
  const { user, now, platform, form } = placing;
  const shopper = await trx
    .selectFrom('users')
    .select('is_blacklist')
    .where('id', '=', user.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (shopper.is_blacklist) throw new MallError('下单被限制，请联系管理员');
  const unpaid = await unpaidOf(trx, user.id);
  const [wanted] = form.flatMap(({ goods }) => goods);
  const same = unpaid.find(
    ({ sku_id: skuId, num, created_at: at }) =>
      skuId === wanted?.goods_attr_id && num === wanted.num && now.getTime() - at.getTime() < SAME_ORDER_MS,
  );
  if (same !== undefined) return same;
  assertFew(unpaid.length);
  const settings = await readOrderSettings(trx);
  const buyer = { user, view: { viewer: user, rules: settings.rules, now }, isLocking: true };
  const line = await findLine(trx, form, buyer);
  const options = await readAdvanceSettings(trx);
  const row = await rowOf(trx, line, { ...placing, options });
  await assertLimits(trx, line, buyer);
  await takeStock(trx, [{ skuId: line.sku.id, num: line.form.num }]);
  const { id } = await trx.insertInto('advance_orders').values(row).returning('id').executeTakeFirstOrThrow();
  const { deposit_payment_type: own } = options;
  const ofMall = settings.paymentTypes.length === 0 ? null : settings.paymentTypes;
  const title = `${line.goods.name} 定金`;
  const amountFen = row.deposit_fen * row.num;
  await createUnion(trx, {
    userId: user.id,
    orders: [{ kind: PLUGIN, id, orderNo: row.advance_no, amountFen, title }],
    supportPayTypes: commonOf([ofMall, own]) ?? own,
    platform,
  });
  return { id, token: row.token };
}

/** Places a deposit; the same again within a minute, while it is unpaid, is the same one. */
export function placeDeposit(
  call: LoginCall<unknown>,
  { goodsId: id, skuId, num }: { goodsId: number; skuId: number; num: number },
): Promise<Ticket> {
  const form = readForm({ list: [{ mch_id: 0, goods_list: [{ id, goods_attr_id: skuId, num }] }] });
  return inTurn(call, form, () => call.db.transaction().execute((trx) => place(trx, { ...call, form })));
}

/** A deposit with its payments and its shopper locked: whoever moves one holds its shopper. */
async function lockDeposit(
  trx: Trx,
  id: number,
): Promise<{ unions: UnionRow[]; row: DepositRow | undefined }> {
  const unions = await lockUnionsOf(trx, { kind: PLUGIN, id });
  const [row] = await lockRows(trx, [id]);
  return { unions, row };
}

async function lockRows(trx: Trx, ids: readonly number[]): Promise<DepositRow[]> {
  const rows = () => trx.selectFrom('advance_orders').where('id', 'in', [...ids]);
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', rows().select('user_id'))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows().selectAll().orderBy('id').execute();
}

const move = (
  trx: Trx,
  ids: readonly number[],
  values: Partial<Pick<DepositRow, 'paid_at' | 'ended_at' | 'state'>>,
) =>
  trx
    .updateTable('advance_orders')
    .set(values)
    .where('id', 'in', [...ids])
    .execute();

/** Cancels an unpaid deposit: its pieces return. False, and nothing changed, for any other. */
export async function cancelDeposit(
  trx: Trx,
  { id, now, state }: { id: number; now: Date; state: 3 | 4 },
): Promise<boolean> {
  const { unions, row } = await lockDeposit(trx, id);
  if (row?.state !== STATES.unpaid) return false;
  await closeUnions(trx, unions, now);
  await restock(trx, [{ skuId: row.sku_id, num: row.num }]);
  await move(trx, [id], { state, ended_at: now });
  return true;
}

/** Whether the shop has what it took the deposit for: else the shopper could not have paid the balance. */
async function isStillSold(trx: Trx, { goods_id: goodsId, sku_id: skuId }: DepositRow): Promise<boolean> {
  const sold = await trx
    .selectFrom('goods')
    .innerJoin('skus', 'skus.goods_id', 'goods.id')
    .select('skus.id')
    .where('goods.id', '=', goodsId)
    .where('skus.id', '=', skuId)
    .where('is_on_sale', '=', true)
    .where('goods.deleted_at', 'is', null)
    .where('skus.deleted_at', 'is', null)
    .executeTakeFirst();
  return sold !== undefined;
}

/** A balance that was not paid in time: the pieces return, the deposit by the rule of its activity. */
export async function lapseDeposit(trx: Trx, id: number, now: Date): Promise<void> {
  const { unions, row } = await lockDeposit(trx, id);
  const isDue = row?.balance_end_at !== null && row !== undefined && row.balance_end_at <= now;
  if (!isDue || row.state !== STATES.paid || row.order_id !== null) return;
  const { num, user_id: userId, advance_no: orderNo } = row;
  const isReturned = row.is_returned || !(await isStillSold(trx, row));
  await restock(trx, [{ skuId: row.sku_id, num }]);
  if (isReturned) {
    const paid = { kind: PLUGIN, id, userId, orderNo };
    const amountFen = row.deposit_fen * num;
    await payBack(trx, unions, { paid, refundId: null, amountFen, description: '预售定金退回', now });
  }
  await move(trx, [id], { state: isReturned ? STATES.returned : STATES.kept, ended_at: now });
}

export const depositPayable: Payable = {
  async assertPayable(trx, ids, now) {
    const rows = await lockRows(trx, ids);
    const [ended] = rows.filter(({ state }) => state !== STATES.unpaid);
    if (ended !== undefined)
      throw new MallError(ended.paid_at === null ? '订单已取消，无法支付' : '订单已支付');
    if (rows.some(({ cancel_at: endsAt }) => endsAt <= now)) throw new MallError('该商品已过付定金阶段');
  },
  async markPaid(trx, { ids, paidAt }) {
    await move(trx, ids, { state: STATES.paid, paid_at: paidAt });
  },
};
