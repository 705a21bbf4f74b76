// Notices of recent purchases.
import { type Kysely, sql } from 'kysely';
import type { IndexPurchaseData } from '~/schemas/api/index.gen';
import type { Tables } from '../../../db/tables';
import { maskName } from '../../goods/comments';
import { readOptions } from '../mall-options';
import { readSetting } from '../setting';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 刚刚, 5分钟前, 3小时前, 一天前, 4天前. */
export function agoText(agoMs: number): string {
  if (agoMs < MINUTE_MS) return '刚刚';
  if (agoMs < HOUR_MS) return `${Math.floor(agoMs / MINUTE_MS)}分钟前`;
  if (agoMs < DAY_MS) return `${Math.floor(agoMs / HOUR_MS)}小时前`;
  return agoMs < 2 * DAY_MS ? '一天前' : `${Math.floor(agoMs / DAY_MS)}天前`;
}

const MAX_NOTICES = 50;

/** Latest paid orders, one line each; null when the mall switched the notices off. */
export async function purchaseNotices(db: Kysely<Tables>, now: Date): Promise<IndexPurchaseData> {
  const setting = readSetting(await readOptions(db, ['is_purchase_frame', 'purchase_num']));
  if (setting.is_purchase_frame === '0') return null;
  const wanted = Math.trunc(Number(setting.purchase_num));
  const firstLine = sql<number>`(select min(line.id) from order_lines line where line.order_id = orders.id)`;
  const rows = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.order_id', '=', 'orders.id').on('order_lines.id', '=', firstLine),
    )
    .innerJoin('goods', 'goods.id', 'order_lines.goods_id')
    .select([
      'users.nickname',
      'users.avatar',
      'goods.name',
      'goods.id as goods_id',
      'orders.sign',
      'orders.pay_at',
    ])
    .where('orders.is_pay', '=', true)
    .where('orders.cancel_status', '=', 0)
    .where('orders.deleted_at', 'is', null)
    .orderBy('orders.pay_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(Number.isFinite(wanted) ? Math.min(MAX_NOTICES, Math.max(0, wanted)) : 0)
    .execute();
  return rows.map((row) => ({
    content: `${maskName(row.nickname)}购买了${row.name}`,
    time_str: agoText(now.getTime() - (row.pay_at ?? now).getTime()),
    avatar: row.avatar,
    page_url: '',
    sign: row.sign,
    goods_id: row.goods_id,
  }));
}
