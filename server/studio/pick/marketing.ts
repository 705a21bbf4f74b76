// Pickers of coupons, goods of activities, and topics.
import { type Kysely, type Selectable, sql } from 'kysely';
import { wireMoney } from '../../http/wire';
import type { Picker } from './picker';
import { dayOf, picked } from '~/domain/studio/picked';
import { likePattern } from '../../db/like-pattern';
import type { CouponsTable } from '../../db/tables/coupons';
import type { Tables } from '../../db/tables';

const SOON_MS = 3 * 86_400_000;

interface Coupon {
  total_count: number;
  expire_type: 1 | 2;
  end_at: Date | null;
}

function couponProblem(
  { total_count: left, expire_type: kind, end_at: end }: Coupon,
  now: Date,
): string | null {
  if (kind === 2 && end !== null && end <= now) return `${dayOf(end)} 已结束`;
  if (left === 0) return '已领完';
  if (kind === 2 && end !== null && end.getTime() - now.getTime() < SOON_MS) return `${dayOf(end)} 到期`;
  return null;
}

function pickedCoupon(row: Selectable<CouponsTable>, now: Date) {
  const { id, name, type, appoint_type } = row;
  const discount = row.discount_percent === null ? '' : String(row.discount_percent / 10);
  const subPrice = wireMoney(row.sub_price_fen);
  const minPrice = wireMoney(row.min_price_fen);
  const limitOf = row.discount_limit_fen === null ? '' : wireMoney(row.discount_limit_fen);
  return picked({
    id,
    name,
    problem: couponProblem(row, now),
    columns: {
      面额: type === 1 ? `${discount} 折` : `${subPrice} 元`,
      门槛: row.min_price_fen === 0 ? '无门槛' : `满 ${minPrice}`,
      剩余: row.total_count < 0 ? '不限' : row.total_count,
      有效期:
        row.expire_type === 1
          ? `领取后 ${row.expire_day} 天`
          : `到 ${row.end_at === null ? '' : dayOf(row.end_at)}`,
    },
    stored: {
      id,
      name,
      type,
      discount,
      discount_limit: limitOf,
      min_price: minPrice,
      sub_price: subPrice,
      appoint_type,
    },
  });
}

export const pickCoupons: Picker = async ({ db, now, q, ids, limit, offset }) => {
  const rows = await db
    .selectFrom('coupons')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('mch_id', '=', 0)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .where('name', 'ilike', likePattern(q))
    .orderBy('sort')
    .orderBy('id', 'desc')
    .limit(ids === null ? limit + 1 : ids.length)
    .offset(offset)
    .execute();
  return rows.map((row) => pickedCoupon(row, now));
};

/** Goods of activities; what a plugin sells otherwise is its own to choose from. */
export const pickActivity: Picker = (input) => {
  const { pick = pickActivityGoods } = input.plugins.find(({ key }) => key === input.of) ?? {};
  return pick(input);
};

const activityGoods = (db: Kysely<Tables>) =>
  db
    .selectFrom('activity_goods as entry')
    .innerJoin('activities as activity', 'activity.id', 'entry.activity_id')
    .innerJoin('goods', 'goods.id', 'entry.goods_id')
    .distinctOn('goods.id')
    .select(['goods.id', 'goods.name', 'goods.cover_pic', 'goods.is_on_sale'])
    .select(['goods.price_fen', 'goods.original_price_fen'])
    .select([
      'activity.title',
      'activity.plugin',
      'activity.begin_at',
      'activity.end_at',
      'activity.is_enabled',
    ])
    .where('activity.deleted_at', 'is', null)
    .where('goods.deleted_at', 'is', null);

/** Goods of a plugin's activities; goods in several are shown with the one that ends last. */
const pickActivityGoods: Picker = async ({ db, now, q, ids, of, limit, offset }) => {
  const rows = await activityGoods(db)
    .$if(of !== '', (query) => query.where('activity.plugin', '=', of))
    .$if(ids !== null, (query) => query.where('goods.id', 'in', [...(ids ?? [])]))
    .where('goods.name', 'ilike', likePattern(q))
    .orderBy('goods.id', 'desc')
    .orderBy(sql`activity.end_at desc nulls first`)
    .limit(ids === null ? limit + 1 : ids.length)
    .offset(offset)
    .execute();
  return rows.map((row) => {
    const { id, name, cover_pic: picUrl, begin_at: begin, end_at: end } = row;
    const [price, original] = [wireMoney(row.price_fen), wireMoney(row.original_price_fen)];
    const isOver = !row.is_enabled || (end !== null && end <= now);
    const problem = isOver ? `${end === null ? '' : `${dayOf(end)} `}已结束` : null;
    return picked({
      id,
      name,
      picUrl,
      problem: row.is_on_sale ? problem : '已下架',
      columns: {
        活动: row.title,
        价格: price,
        开始: begin === null ? '一直' : dayOf(begin),
        结束: end === null ? '不限' : dayOf(end),
      },
      stored: { id, name, picUrl, price, original_price: original },
    });
  });
};

export const pickTopics: Picker = async ({ db, q, ids, of, limit, offset }) => {
  const type = Number(of);
  const rows = await db
    .selectFrom('topics')
    .select(['id', 'title', 'cover_pic', 'layout', 'read_count', 'virtual_read_count', 'created_at'])
    .where('deleted_at', 'is', null)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .$if(type > 0, (query) => query.where('type_id', '=', type))
    .where('title', 'ilike', likePattern(q))
    .orderBy('sort')
    .orderBy('id', 'desc')
    .limit(ids === null ? limit + 1 : ids.length)
    .offset(offset)
    .execute();
  return rows.map((row) => {
    const { id, title, cover_pic: picUrl, layout, created_at: at } = row;
    return picked({
      id,
      name: title,
      picUrl,
      columns: { 发布: dayOf(at) },
      stored: {
        id,
        title,
        name: title,
        cover_pic: picUrl,
        picUrl,
        layout,
        read_count: String(row.read_count + row.virtual_read_count),
      },
    });
  });
};

export const pickTopicCats: Picker = async ({ db, q, ids, limit, offset }) => {
  const rows = await db
    .selectFrom('topic_types')
    .select(['id', 'name', 'is_enabled'])
    .where('deleted_at', 'is', null)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .where('name', 'ilike', likePattern(q))
    .orderBy('sort')
    .orderBy('id')
    .limit(ids === null ? limit + 1 : ids.length)
    .offset(offset)
    .execute();
  return rows.map(({ id, name, is_enabled: isShown }) =>
    picked({ id, name, problem: isShown ? null : '没有显示', stored: { cat_id: id, cat_name: name } }),
  );
};
