// Seeds orders: rows, parcels, events, payments, reviews and their postings.
import { sql } from 'kysely';
import { daysFrom, goodsPictures, resumeIds, type SeedContext } from '../demo/context';
import { CATALOGUE } from '../demo/catalogue/catalogue';
import type { SeededSku } from './goods';
import { ORDER_PLANS } from './order-plan';
import { orderRows, type PlannedOrder, STEPS } from './order-rows';
import { seedBooks } from './seed-ledger';

function planned({ now }: SeedContext, skus: readonly SeededSku[]): PlannedOrder[] {
  let lineId = 0;
  return ORDER_PLANS.map((plan, at) => {
    const rows = orderRows(plan, at + 1, { now, skus });
    const lineIds = rows.lines.map(() => {
      lineId += 1;
      return lineId;
    });
    return { ...rows, plan, createdAt: daysFrom(now, -plan.daysAgo), lineIds };
  });
}

async function insertOrders({ trx }: SeedContext, orders: readonly PlannedOrder[]): Promise<void> {
  await trx
    .insertInto('orders')
    .values(orders.map(({ order }) => order))
    .execute();
  const lines = orders.flatMap(({ order, lines, lineIds }) =>
    lines.map((line, at) => ({ ...line, id: lineIds[at], order_id: order.id })),
  );
  await trx.insertInto('order_lines').values(lines).execute();
  await sql`update order_lines l set give_integral = g.give_integral from goods g where g.id = l.goods_id`.execute(
    trx,
  );
  await resumeIds(trx, ['orders', 'order_lines']);
}

const isSent = ({ plan }: PlannedOrder) => STEPS[plan.state].sent && plan.storeId === undefined;

async function insertParcels({ trx }: SeedContext, orders: readonly PlannedOrder[]): Promise<void> {
  const parcels = orders.filter(isSent).map((order, at) => ({ ...order, parcelId: at + 1 }));
  const trace = (from: Date, days: number, text: string) => ({
    time: daysFrom(from, days).toISOString(),
    text,
  });
  await trx
    .insertInto('order_expresses')
    .values(
      parcels.map(({ parcelId, order, createdAt }) => ({
        id: parcelId,
        order_id: order.id,
        send_type: 1 as const,
        express: '顺丰速运',
        express_no: `SF10${String(86_420_135 + parcelId * 7919).padStart(11, '0')}`,
        created_at: daysFrom(createdAt, 0.8),
        traces: JSON.stringify([
          trace(createdAt, 1.6, '快件已到达【嘉兴南湖营业点】，正在派送'),
          trace(createdAt, 1.2, '快件在【杭州转运中心】已装车，准备发往【嘉兴】'),
          trace(createdAt, 0.8, '商家已发货，顺丰速运已揽收'),
        ]),
      })),
    )
    .execute();
  const links = parcels.flatMap(({ parcelId, lineIds }) =>
    lineIds.map((lineId) => ({ order_express_id: parcelId, order_line_id: lineId })),
  );
  await trx.insertInto('order_express_lines').values(links).execute();
  await resumeIds(trx, ['order_expresses']);
}

// [what happened, after so many days, what it is called, whether it did]
const EVENTS: readonly (readonly [
  event: string,
  days: number,
  description: string,
  has: (order: PlannedOrder) => boolean,
])[] = [
  ['submitted', 0, '提交订单', () => true],
  ['paid', 0.002, '付款成功', ({ order }) => order.is_pay === true && order.pay_type !== 2],
  ['sent', 0.8, '商家已发货', isSent],
  ['confirmed', 4, '确认收货', ({ order, plan }) => order.is_confirm === true && plan.storeId === undefined],
  ['redeemed', 4, '门店已核销', ({ order, plan }) => order.is_confirm === true && plan.storeId !== undefined],
  ['commented', 5, '评价完成', ({ order }) => order.is_comment === true],
  ['appended', 30, '买家已追评', ({ plan }) => plan.isReviewedAgain === true],
  ['finished', 11, '订单完成', ({ order }) => order.is_sale === true],
  ['cancelled', 0.02, '超时未支付，订单已取消', ({ plan }) => plan.state === 'cancelled'],
  ['cancel-asked', 0.5, '申请取消订单，等待商家处理', ({ plan }) => plan.state === 'cancel-asked'],
];

async function insertEvents({ trx }: SeedContext, orders: readonly PlannedOrder[]): Promise<void> {
  const rows = orders.flatMap((order) =>
    EVENTS.filter(([, , , has]) => has(order)).map(([event, days, description]) => ({
      order_id: order.order.id,
      event,
      description,
      operator_id: null,
      created_at: daysFrom(order.createdAt, days),
    })),
  );
  await trx.insertInto('order_events').values(rows).execute();
}

const METHODS = {
  online: { method: 'wechat_h5', pay_type: 7 },
  balance: { method: 'balance', pay_type: 3 },
  'cash-on-delivery': { method: 'huodao', pay_type: 2 },
} as const;

/** How the orders were paid that were paid online. */
async function insertAttempts({ trx }: SeedContext, orders: readonly PlannedOrder[]): Promise<void> {
  const paidOnline = orders.filter(({ order, plan }) => order.is_pay === true && plan.pay === 'online');
  await trx
    .insertInto('payment_attempts')
    .values(
      paidOnline.map(({ order }) => ({
        payment_union_id: order.id,
        method: 'wechat_h5',
        out_trade_no: `P${order.order_no}-1`,
        amount_fen: order.total_pay_price_fen,
        state: 'paid' as const,
        transaction_no: `SANDBOX${order.order_no}`,
        notify_count: 1,
        notified_at: order.pay_at ?? null,
        paid_at: order.pay_at ?? null,
      })),
    )
    .execute();
}

async function insertPayments(context: SeedContext, orders: readonly PlannedOrder[]): Promise<void> {
  const { trx } = context;
  const unions = orders.map(({ order, plan, createdAt }) => ({
    id: order.id,
    user_id: order.user_id,
    out_trade_no: `P${order.order_no}`,
    title: '南湖生活馆订单',
    amount_fen: order.total_pay_price_fen,
    support_pay_types: '["online_pay","balance","huodao"]',
    is_pay: order.is_pay === true,
    ...(order.is_pay === true || plan.pay === 'cash-on-delivery' ? METHODS[plan.pay] : {}),
    paid_at: order.pay_at ?? null,
    created_at: createdAt,
  }));
  await trx.insertInto('payment_unions').values(unions).execute();
  await trx
    .insertInto('payment_union_orders')
    .values(
      orders.map(({ order }) => ({
        payment_union_id: order.id,
        kind: 'order',
        source_id: order.id,
        order_no: order.order_no,
        title: '商城订单',
        amount_fen: order.total_pay_price_fen,
      })),
    )
    .execute();
  await insertAttempts(context, orders);
  await resumeIds(trx, ['payment_unions']);
}

const OWN_REVIEWS = [
  '质量很好，已经推荐给同事了。',
  '和描述一样，物流也快，会再来。',
  '包装用心，家里人都说不错。',
  '自提很方便，掌柜人很好。',
];

const OWN_APPEND = '吃了一个月再来评价，米香一直都在，已经回购。';

async function insertOwnReviews(
  { trx }: SeedContext,
  orders: readonly PlannedOrder[],
  skus: readonly SeededSku[],
): Promise<void> {
  const rows = orders
    .filter(({ plan }) => plan.isReviewed === true)
    .flatMap(({ order, plan, lines, lineIds, createdAt }) =>
      lines.map((line, at) => ({
        goods_id: line.goods_id,
        sku_id: line.sku_id,
        order_id: order.id,
        order_line_id: lineIds[at] ?? null,
        user_id: order.user_id,
        score: 3 as const,
        content: OWN_REVIEWS[(order.id + at) % OWN_REVIEWS.length] ?? '',
        pic_list: JSON.stringify(
          at === 0 ? goodsPictures(CATALOGUE[line.goods_id - 1]?.slug ?? '').slice(1) : [],
        ),
        attr_name: (skus[line.sku_id - 1]?.picks ?? []).map(({ attr_name }) => attr_name).join(','),
        commented_at: daysFrom(createdAt, 5),
        ...(plan.isReviewedAgain === true
          ? { append_content: OWN_APPEND, appended_at: daysFrom(createdAt, 30) }
          : {}),
      })),
    );
  await trx.insertInto('goods_comments').values(rows).execute();
}

/** Inserts the planned orders with everything that belongs to them. */
export async function seedOrders(context: SeedContext, skus: readonly SeededSku[]): Promise<void> {
  const orders = planned(context, skus);
  await insertOrders(context, orders);
  await insertParcels(context, orders);
  await insertEvents(context, orders);
  await insertPayments(context, orders);
  await insertOwnReviews(context, orders, skus);
  await seedBooks(context, orders);
  await sql`update goods set sales_real = sold.num from (
    select line.goods_id, sum(line.num)::int as num from order_lines line join orders on orders.id = line.order_id
    where orders.is_pay group by line.goods_id) sold where sold.goods_id = goods.id`.execute(context.trx);
}
