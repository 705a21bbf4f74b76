// Seeds after-sales of the demo orders in their states, and the address for returns.
import type { Insertable } from 'kysely';
import type { OrderRefundsTable } from '../db/tables/refunds';
import { goodsId } from '../demo/catalogue/catalogue';
import { daysFrom, fen, goodsPictures, resumeIds, type SeedContext } from '../demo/context';
import { SHOPPERS } from './users';

interface Plan {
  userId: number;
  /** The goods whose line it is of; the shopper's latest one. */
  slug: string;
  daysAgo: number;
  /** In yuan; 0 for an exchange. */
  yuan: number;
  type: 1 | 2 | 3;
  cause: string;
  remark: string;
  hasPicture?: boolean;
  /** What has become of it, by the time of the request. */
  state: (asked: Date) => Partial<Insertable<OrderRefundsTable>>;
}

const ADDRESS_ID = 1;

const PLANS: readonly Plan[] = [
  {
    userId: SHOPPERS.lin,
    slug: 'ware-cup',
    daysAgo: 34,
    yuan: 15,
    type: 3,
    cause: '商品破损/少件',
    remark: '有一只杯口磕了个小缺口，希望补偿一部分',
    hasPicture: true,
    state: (asked) => ({
      status: 2,
      status_at: daysFrom(asked, 0.3),
      merchant_remark: '抱歉给您添麻烦了，已为您补偿',
      is_send: true,
      is_confirm: true,
      is_refund: true,
      refund_at: daysFrom(asked, 0.4),
      paid_back_fen: fen(15),
    }),
  },
  {
    userId: SHOPPERS.lin,
    slug: 'socks-combed',
    daysAgo: 49,
    yuan: 0,
    type: 2,
    cause: '版本/批次/颜色/容量等与商品描述不符',
    remark: '收到的颜色和下单的不一样，想换一下',
    state: (asked) => ({
      status: 2,
      status_at: daysFrom(asked, 0.2),
      refund_address_id: ADDRESS_ID,
      is_send: true,
      send_at: daysFrom(asked, 1),
      express: '中通快递',
      express_no: '75110086420135',
      is_confirm: true,
      confirm_at: daysFrom(asked, 3.5),
      merchant_express: '顺丰速运',
      merchant_express_no: 'SF1088642013579',
    }),
  },
  {
    userId: SHOPPERS.lin,
    slug: 'nut-daily',
    daysAgo: 5,
    yuan: 10,
    type: 3,
    cause: '商品描述不符',
    remark: '感觉比上次的咸一些',
    state: (asked) => ({
      status: 3,
      status_at: daysFrom(asked, 0.5),
      merchant_remark: '同批次留样口味正常，如包装破损请拍照再申请',
      is_confirm: true,
      confirm_at: daysFrom(asked, 0.5),
    }),
  },
  {
    userId: SHOPPERS.lin,
    slug: 'dried-mango',
    daysAgo: 2,
    yuan: 20,
    type: 1,
    cause: '商品变质/发霉/有异物',
    remark: '其中一袋漏气受潮了',
    hasPicture: true,
    state: (asked) => ({ status: 2, status_at: daysFrom(asked, 0.4), refund_address_id: ADDRESS_ID }),
  },
  {
    userId: SHOPPERS.gu,
    slug: 'slipper-cotton',
    daysAgo: 0.3,
    yuan: 9.9,
    type: 1,
    cause: '做工问题',
    remark: '右脚鞋底开胶了',
    hasPicture: true,
    state: () => ({}),
  },
];

const lineOf = ({ trx }: SeedContext, { userId, slug }: Plan) =>
  trx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.id', 'order_id', 'num', 'mobile'])
    .where('user_id', '=', userId)
    .where('goods_id', '=', goodsId(slug))
    .where('is_confirm', '=', true)
    .orderBy('order_lines.id', 'desc')
    .executeTakeFirstOrThrow();

type Line = Awaited<ReturnType<typeof lineOf>>;

const isOpen = ({
  status = 1,
  is_refund: isPaid,
  type,
  is_confirm: isConfirmed,
}: Partial<Insertable<OrderRefundsTable>>) =>
  status === 1 || (status === 2 && isPaid !== true && !(type === 2 && isConfirmed === true));

function rowOf(plan: Plan, line: Line, { id, now }: { id: number; now: Date }) {
  const asked = daysFrom(now, -plan.daysAgo);
  return {
    id,
    user_id: plan.userId,
    order_id: line.order_id,
    order_line_id: line.id,
    refund_no: `RE2026${String(id).padStart(10, '0')}`,
    type: plan.type,
    num: plan.hasPicture === true ? 1 : line.num,
    refund_price_fen: fen(plan.yuan),
    remark: plan.remark,
    pic_list: JSON.stringify(plan.hasPicture === true ? goodsPictures(plan.slug).slice(0, 1) : []),
    goods_status: plan.type === 3 ? '已收到货' : '',
    cause: plan.cause,
    mobile: line.mobile,
    refund_address_id: null,
    created_at: asked,
    updated_at: asked,
    ...plan.state(asked),
  };
}

/** The money of a request that was paid back goes to the provider that received it. */
async function seedMoney({ trx }: SeedContext, row: ReturnType<typeof rowOf>): Promise<void> {
  const { paid_back_fen: amount = 0, refund_at: at } = row;
  if (amount === 0 || at === undefined) return;
  const attempt = await trx
    .selectFrom('payment_attempts')
    .innerJoin(
      'payment_union_orders',
      'payment_union_orders.payment_union_id',
      'payment_attempts.payment_union_id',
    )
    .select(['payment_attempts.id', 'payment_attempts.payment_union_id'])
    .where('kind', '=', 'order')
    .where('source_id', '=', row.order_id)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('payment_refunds')
    .values({
      order_id: row.order_id,
      order_refund_id: row.id,
      payment_union_id: attempt.payment_union_id,
      payment_attempt_id: attempt.id,
      channel: 'provider',
      amount_fen: amount,
      refund_no: `R${row.refund_no}`,
      state: 'done',
      provider_no: `SANDBOX${row.refund_no}`,
      done_at: at,
    })
    .execute();
  await trx.updateTable('orders').set({ refunded_fen: amount }).where('id', '=', row.order_id).execute();
  await trx
    .updateTable('order_lines')
    .set({ refunded_fen: amount })
    .where('id', '=', row.order_line_id)
    .execute();
}

export async function seedAfterSales(context: SeedContext): Promise<void> {
  const { trx, now } = context;
  await trx
    .insertInto('refund_addresses')
    .values({
      id: ADDRESS_ID,
      name: '南湖生活馆售后部',
      regions: JSON.stringify(['浙江省', '嘉兴市', '南湖区']),
      address_detail: '亚太路 705 号 3 号仓',
      mobile: '0573-82880000',
      remark: '请勿寄到付件，包裹内附上售后单号',
    })
    .execute();
  for (const [at, plan] of PLANS.entries()) {
    const row = rowOf(plan, await lineOf(context, plan), { id: at + 1, now });
    await trx.insertInto('order_refunds').values(row).execute();
    await trx
      .updateTable('order_lines')
      .set({ refund_status: isOpen(row) ? 1 : 2 })
      .where('id', '=', row.order_line_id)
      .execute();
    await trx.updateTable('orders').set({ sale_status: true }).where('id', '=', row.order_id).execute();
    await seedMoney(context, row);
  }
  await resumeIds(trx, ['refund_addresses', 'order_refunds']);
}
