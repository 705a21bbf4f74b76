// What a shopper has open: while there is any of it, his account cannot be deleted.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as to from '~/domain/screen-links.gen';
import type { Tables } from '../../db/tables';
import type { InstalledPlugins, OpenMatter, ShopperMoment } from '../../ports/plugin';

interface Kind {
  /** After its number: 笔订单待付款. */
  words: string;
  page_url: string;
  /** SQL of how many there are. */
  count: (userId: number) => RawBuilder<number>;
}

/** Orders of the shopper that are neither cancelled nor finished. */
const liveOrders = (userId: number, state: RawBuilder<boolean>) =>
  sql<number>`(select count(*)::int from orders where user_id = ${userId} and deleted_at is null
    and cancel_status <> 1 and not is_sale and ${state})`;

const isDue = sql<boolean>`not is_pay and pay_type <> 2`;

const KINDS: readonly Kind[] = [
  {
    words: '笔订单待付款',
    page_url: to.orders({ status: 1 }),
    count: (userId) => liveOrders(userId, sql`${isDue} and not is_send and not is_confirm`),
  },
  {
    words: '笔订单待发货或待核销',
    page_url: to.orders({ status: 2 }),
    count: (userId) => liveOrders(userId, sql`not (${isDue}) and not is_send and not is_confirm`),
  },
  {
    words: '笔订单待收货',
    page_url: to.orders({ status: 3 }),
    count: (userId) => liveOrders(userId, sql`is_send and not is_confirm`),
  },
  {
    words: '笔订单还在售后期内',
    page_url: to.orders({ status: 4 }),
    count: (userId) => liveOrders(userId, sql`is_confirm`),
  },
  {
    words: '笔订单正在提交',
    page_url: to.orders.path,
    count: (userId) =>
      sql`(select count(*)::int from order_submissions where user_id = ${userId} and state in ('queued', 'running'))`,
  },
  {
    words: '份朋友送的礼物未完成',
    page_url: to.orders.path,
    count: (userId) => sql`(select count(*)::int from order_gifts g join orders o on o.id = g.order_id
      where g.receiver_id = ${userId} and o.deleted_at is null and o.cancel_status <> 1 and not o.is_sale)`,
  },
  {
    words: '笔售后进行中',
    page_url: to.orders({ status: 5 }),
    // As the index of open ones has them.
    count: (
      userId,
    ) => sql`(select count(*)::int from order_refunds where user_id = ${userId} and deleted_at is null
      and (status = 1 or (status = 2 and not is_refund and not (type = 2 and is_confirm))))`,
  },
  {
    words: '笔退款未到账',
    page_url: to.orders({ status: 5 }),
    count: (userId) => sql`(select count(*)::int from payment_refunds r
      join payment_unions u on u.id = r.payment_union_id where u.user_id = ${userId} and r.state <> 'done')`,
  },
  {
    words: '笔充值或开卡待付款',
    page_url: to.balanceRecharge.path,
    count: (
      userId,
    ) => sql`(select count(*)::int from payment_unions u where u.user_id = ${userId} and not u.is_pay
      and u.closed_at is null and not exists (
        select from payment_union_orders p where p.payment_union_id = u.id and p.kind = 'order'))`,
  },
  {
    words: '笔支付还没有结果',
    page_url: to.orders.path,
    // Until its provider says that nobody can pay it any more: money that came later would belong to nobody.
    count: (userId) => sql`(select count(*)::int from payment_attempts a
      join payment_unions u on u.id = a.payment_union_id
      where u.user_id = ${userId} and a.check_at is not null and a.notified_at is null)`,
  },
  {
    words: '笔提现未到账',
    page_url: to.shareCashDetail.path,
    count: (userId) =>
      sql`(select count(*)::int from withdrawals where user_id = ${userId} and status in (0, 1))`,
  },
  {
    words: '张发票待开具',
    page_url: to.invoiceList.path,
    count: (userId) =>
      sql`(select count(*)::int from invoices where user_id = ${userId} and status in (0, 1, 6))`,
  },
];

async function ofCore(db: Kysely<Tables>, userId: number): Promise<OpenMatter[]> {
  const counts = sql.join(KINDS.map(({ count }) => count(userId)));
  const { rows } = await sql<{ counts: number[] }>`select array[${counts}] as counts`.execute(db);
  return KINDS.flatMap(({ words, page_url }, at) => {
    const count = rows[0]?.counts[at] ?? 0;
    return count > 0 ? [{ title: `${count}${words}`, page_url }] : [];
  });
}

/** All of it, of the plugins too; empty where nothing is open. */
export async function openMatters(
  moment: ShopperMoment & { plugins: InstalledPlugins },
): Promise<OpenMatter[]> {
  const { db, userId, plugins } = moment;
  const ofPlugins = await Promise.all(
    plugins.map(({ openMatters: matters }) => matters?.(moment) ?? Promise.resolve([])),
  );
  return [...(await ofCore(db, userId)), ...ofPlugins.flat()];
}
