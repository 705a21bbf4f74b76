// The demo's pre-sales: goods in activities of every state, and the demonstration shopper's deposits.
import type { FormGoods } from '~/schemas/api/order.gen';
import type { Trx } from '../../db/transaction';
import { goodsId } from '../../demo/catalogue/catalogue';
import { daysFrom, type SeedContext } from '../../demo/context';
import { readForm } from '../../families/order/checkout/form';
import { openCheckout } from '../../families/order/checkout/checkout';
import { markOrdersPaid } from '../../families/order/mark-paid';
import { placeOrders } from '../../families/order/submit/place';
import { lockUnionsOf } from '../../payments/unions';
import type { InstalledPlugins } from '../../ports/plugin';
import { allotCopy } from '../kit/allotment/allot-copy';
import { giveBack } from '../kit/allotment/allotments';
import { returnAllotted } from '../kit/allotment/return-allotted';
import { seedActivities } from '../kit/activity-goods/seed-activities';
import { depositPayable, lapseDeposit, place } from './deposit';
import { advanceKind } from './kind';
import { type DepositPlan, DEPOSITS, PLANS, SOLD_OUT } from './seed-plans';
import { PLUGIN } from './terms';

/** Pieces of each specification that are set aside for pre-sales. */
const PIECES = 20;
const UNPAID_DAYS = 3;
const WECHAT_H5 = 7;
const PLATFORM = 'mobile';
/** The demonstration shopper. */
const SHOPPER = { id: 1, memberLevel: 0, isAdmin: false };
const SELF: InstalledPlugins = [
  { key: PLUGIN, title: '商品预售', links: [], hasCalls: true, sale: [advanceKind], payable: depositPayable },
];

async function seedStock(context: SeedContext): Promise<void> {
  const copies = await context.trx
    .selectFrom('goods')
    .select(['id', 'source_id'])
    .where('sign', '=', PLUGIN)
    .orderBy('id')
    .execute();
  for (const { id, source_id: source } of copies) {
    const sourceId = source ?? 0;
    const num = sourceId === goodsId(SOLD_OUT) ? 0 : PIECES;
    await allotCopy(context, { goodsId: id, sourceId, num });
  }
}

/** As timed work has done it of activities that are over. */
async function returnStock({ trx, now }: SeedContext): Promise<void> {
  for (const id of await returnAllotted(PLUGIN).due(trx, now, [])) await giveBack(trx, id);
}

/** Pays a payment at the sandbox cashier. */
async function pay(trx: Trx, unionId: number, at: Date): Promise<void> {
  const union = await trx
    .updateTable('payment_unions')
    .set({ is_pay: true, pay_type: WECHAT_H5, method: 'wechat_h5', paid_at: at, created_at: at })
    .where('id', '=', unionId)
    .returning(['amount_fen', 'out_trade_no'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('payment_attempts')
    .values({
      payment_union_id: unionId,
      method: 'wechat_h5',
      out_trade_no: `${union.out_trade_no}-1`,
      amount_fen: union.amount_fen,
      state: 'paid',
      transaction_no: `SANDBOX${union.out_trade_no}`,
      notify_count: 1,
      notified_at: at,
      paid_at: at,
    })
    .execute();
}

/** The order of a balance, which its shopper fetched at a store. */
async function buy(trx: Trx, { line, now }: { line: FormGoods & { advance_id: number }; now: Date }) {
  const user = SHOPPER;
  const form = readForm({
    list: [{ mch_id: 0, goods_list: [line], send_type: 'offline', store_id: 1, user_coupon_id: 0 }],
    address: { name: '林小满', mobile: '13800000001' },
  });
  const checkout = await openCheckout(trx, { form, user, now, isLocking: true, plugins: SELF });
  const by = { userId: user.id, platform: PLATFORM, plugins: SELF, now };
  const unionId = await placeOrders(trx, checkout, { ...by, submissionId: null });
  const { source_id: id } = await trx
    .selectFrom('payment_union_orders')
    .select('source_id')
    .where('payment_union_id', '=', unionId)
    .executeTakeFirstOrThrow();
  await pay(trx, unionId, now);
  await markOrdersPaid(trx, { ids: [id], payType: WECHAT_H5, paidAt: now, plugins: SELF });
  const done = {
    is_send: true,
    is_confirm: true,
    is_sale: true,
    send_at: now,
    confirm_at: now,
    sale_at: now,
  };
  await trx.updateTable('orders').set(done).where('id', '=', id).execute();
}

async function seedDeposit({ trx, now }: SeedContext, { slug, at, isUnpaid, boughtAt }: DepositPlan) {
  const placedAt = daysFrom(now, at);
  const sku = await trx
    .selectFrom('skus')
    .innerJoin('goods', 'goods.id', 'skus.goods_id')
    .select(['skus.id as goods_attr_id', 'goods.id'])
    .where('sign', '=', PLUGIN)
    .where('source_id', '=', goodsId(slug))
    .orderBy('skus.id')
    .executeTakeFirstOrThrow();
  const line = { ...sku, num: 1 };
  const form = readForm({ list: [{ mch_id: 0, goods_list: [line] }] });
  const { id } = await place(trx, { user: SHOPPER, now: placedAt, platform: PLATFORM, form });
  if (isUnpaid === true) {
    const cancel_at = daysFrom(now, UNPAID_DAYS);
    await trx.updateTable('advance_orders').set({ cancel_at }).where('id', '=', id).execute();
    return;
  }
  const [union] = await lockUnionsOf(trx, { kind: PLUGIN, id });
  await pay(trx, union?.id ?? 0, placedAt);
  await depositPayable.markPaid(trx, { ids: [id], payType: WECHAT_H5, paidAt: placedAt });
  if (boughtAt !== undefined)
    await buy(trx, { line: { ...line, advance_id: id }, now: daysFrom(now, boughtAt) });
  await lapseDeposit(trx, id, now);
}

export async function seedAdvance(context: SeedContext): Promise<void> {
  await seedActivities(PLANS)(context);
  await seedStock(context);
  for (const deposit of DEPOSITS) await seedDeposit(context, deposit);
  await returnStock(context);
}
