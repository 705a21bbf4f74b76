// Notices of recent purchases.
import type { Kysely } from 'kysely';
import type { IndexPurchaseData } from '~/schemas/api/index.gen';
import type { Tables } from '../../../db/tables';
import { maskName } from '../../../goods/comments';
import { readOptions } from '../../../settings/mall-options';
import { readSetting } from '../../../settings/setting';

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

/** The orders are cut before their lines are read. */
async function latestPurchases(db: Kysely<Tables>, limit: number) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('orders')
        .select(['id', 'user_id', 'sign', 'pay_at'])
        .where('is_pay', '=', true)
        .where('cancel_status', '=', 0)
        .where('deleted_at', 'is', null)
        .orderBy('pay_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .as('latest'),
    )
    .innerJoin('users', 'users.id', 'latest.user_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('order_lines')
          .select('goods_id')
          .whereRef('order_lines.order_id', '=', 'latest.id')
          .orderBy('order_lines.id')
          .limit(1)
          .as('line'),
      (join) => join.onTrue(),
    )
    .innerJoin('goods', 'goods.id', 'line.goods_id')
    .select([
      'users.nickname',
      'users.avatar',
      'goods.name',
      'goods.id as goods_id',
      'latest.sign',
      'latest.pay_at',
    ])
    .orderBy('latest.pay_at', 'desc')
    .orderBy('latest.id', 'desc')
    .execute();
}

/** Latest paid orders, one line each; null when the mall switched the notices off. */
export async function purchaseNotices(db: Kysely<Tables>, now: Date): Promise<IndexPurchaseData> {
  const setting = readSetting(await readOptions(db, ['is_purchase_frame', 'purchase_num']));
  if (setting.is_purchase_frame === '0') return null;
  const wanted = Math.trunc(Number(setting.purchase_num));
  const limit = Number.isFinite(wanted) ? Math.min(MAX_NOTICES, Math.max(0, wanted)) : 0;
  const rows = await latestPurchases(db, limit);
  return rows.map((row) => ({
    content: `${maskName(row.nickname)}购买了${row.name}`,
    time_str: agoText(now.getTime() - (row.pay_at ?? now).getTime()),
    avatar: row.avatar,
    page_url: '',
    sign: row.sign,
    goods_id: row.goods_id,
  }));
}
