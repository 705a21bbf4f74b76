// The page of a group purchase and that of a group: ladders with their prices, groups to join, who is in one.
import { type Kysely, sql } from 'kysely';
import type { GroupDetail, PintuanDetail, PintuanLadder, RunningGroup } from '~/schemas/api/pintuan.gen';
import type { Tables } from '../../db/tables';
import { detailOf } from '../../families/goods/detail';
import { type GoodsRow, type GoodsView, rowsByIds, totalStock } from '../../goods/goods-card';
import { readGoodsRules } from '../../goods/goods-rules';
import { priceSpan, skusOfGoods, wireSku } from '../../goods/sku';
import { MallError } from '../../http/errors';
import { flag, wireMoney, wireTime } from '../../http/wire';
import type { SessionUser } from '../../ports/viewer';
import { peopleIn, STATES } from './groups';
import { baseIdOf, inActivity, type Ladder, laddersOf } from './read-ladders';
import { ROBOT_NAME } from './robots';
import { leastPrices, STATE_WORDS } from './wire';

const SHOWN_GROUPS = 10;

/** Groups of ladders that can be joined, those that end first. */
async function runningGroups(
  db: Kysely<Tables>,
  ladders: readonly Ladder[],
  now: Date,
): Promise<RunningGroup[]> {
  const rows = await db
    .selectFrom('pintuan_orders as own')
    .innerJoin('pintuan_ladders as ladder', 'ladder.id', 'own.ladder_id')
    .innerJoin('pintuan_members as leader', (join) =>
      join.onRef('leader.pintuan_order_id', '=', 'own.id').on('leader.is_leader', '=', true),
    )
    .innerJoin('users', 'users.id', 'leader.user_id')
    .select(['own.id', 'ladder_goods_id', 'own.people_num', 'ends_at', 'nickname', 'avatar'])
    .select((eb) =>
      eb
        .selectFrom('pintuan_members as member')
        .select(sql<number>`count(*)::int`.as('people'))
        .whereRef('member.pintuan_order_id', '=', 'own.id')
        .where('member.paid_at', 'is not', null)
        .where('member.undone_at', 'is', null)
        .as('people'),
    )
    .where('own.ladder_id', 'in', [0, ...ladders.map(({ id }) => id)])
    .where('state', '=', STATES.running)
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .limit(SHOWN_GROUPS)
    .execute();
  return rows.map(({ id, ladder_goods_id, people_num, people, ends_at, nickname, avatar }) => ({
    id,
    goods_id: ladder_goods_id,
    nickname,
    avatar,
    surplus_people: Math.max(0, people_num - (people ?? 0)),
    surplus_time: Math.max(0, Math.floor(((ends_at?.getTime() ?? 0) - now.getTime()) / 1000)),
    surplus_date_time: wireTime(ends_at),
  }));
}

async function wireLadders(db: Kysely<Tables>, ladders: readonly Ladder[], view: GoodsView) {
  const ids = ladders.map(({ ladder_goods_id: id }) => id);
  const goods = new Map((await rowsByIds(db, ids)).map((row) => [row.id, row]));
  const skus = await skusOfGoods(db, ids);
  const wired = ladders.flatMap((ladder): PintuanLadder[] => {
    const row = goods.get(ladder.ladder_goods_id);
    if (row === undefined) return [];
    const own = skus.get(row.id) ?? [];
    const { price_min, price_max, price_member_min = 0, price_member_max = 0 } = priceSpan(row, own, view);
    return [
      {
        group_id: ladder.id,
        groups: {
          id: ladder.id,
          goods_id: row.id,
          people_num: ladder.people_num,
          group_num: ladder.group_num,
          preferential_price: wireMoney(ladder.leader_cut_fen),
          pintuan_time: ladder.hours,
        },
        attr: own.map((sku) => wireSku(row, sku, view)),
        price_min,
        price_max,
        member_price_min: price_member_min,
        member_price_max: price_member_max,
      },
    ];
  });
  const stock = ids.reduce((sum, id) => sum + totalStock(skus.get(id) ?? []), 0);
  return { wired, stock };
}

const savedFen = (goods: GoodsRow, leastFen: number): number =>
  Math.max(0, goods.original_price_fen - leastFen);

/** @throws MallError 商品不存在, 商品未上架, 您暂无权限查看商品. */
export async function pintuanDetail(
  db: Kysely<Tables>,
  { id, viewer, now }: { id: number; viewer: SessionUser | null; now: Date },
): Promise<{ detail: PintuanDetail; pintuan_list: RunningGroup[] }> {
  const [goods] = await rowsByIds(db, [await baseIdOf(db, id)]);
  if (goods === undefined || goods.sign !== 'pintuan') throw new MallError('商品不存在');
  const entry = await inActivity(db, goods.id, now);
  if (entry === undefined || !goods.is_on_sale) throw new MallError('商品未上架');
  const ladders = await laddersOf(db, [goods.id]);
  const view = { viewer, rules: await readGoodsRules(db), now };
  const { wired, stock } = await wireLadders(db, ladders, view);
  const least = Math.min(...(await leastPrices(db, ladders)).values(), goods.original_price_fen);
  const page = await detailOf(db, goods, { viewer, now, isGuarded: true });
  const { activity, rules, rowId } = entry;
  const detail: PintuanDetail = {
    ...page,
    detail_count: 0,
    goods_stock: page.goods_stock + stock,
    groups: wired,
    pintuanGoods: {
      id: rowId,
      goods_id: goods.id,
      is_alone_buy: flag(rules.is_alone_buy),
      start_time: wireTime(activity.begin_at),
      end_time: wireTime(activity.end_at),
      groups_restrictions: rules.groups_restrictions,
      is_sell_well: flag(rules.is_sell_well),
    },
    group_economize_price: wireMoney(savedFen(goods, least)),
  };
  return { detail, pintuan_list: await runningGroups(db, ladders, now) };
}

async function usersIn(db: Kysely<Tables>, groupId: number) {
  const rows = await db
    .selectFrom('pintuan_members')
    .leftJoin('users', 'users.id', 'pintuan_members.user_id')
    .select(['user_id', 'is_leader', 'avatar', 'nickname'])
    .where('pintuan_order_id', '=', groupId)
    .where('paid_at', 'is not', null)
    .where('undone_at', 'is', null)
    .orderBy('pintuan_members.id')
    .execute();
  return rows.map(({ user_id: id, is_leader, avatar, nickname }) => ({
    id: id ?? 0,
    is_parent: flag(is_leader),
    avatar: avatar ?? '',
    nickname: id === null ? ROBOT_NAME : (nickname ?? ''),
    is_robot: flag(id === null),
  }));
}

/** Whether money of a failed group is still held. */
async function isRefunding(db: Kysely<Tables>, groupId: number): Promise<boolean> {
  const held = await db
    .selectFrom('pintuan_members')
    .innerJoin('orders', 'orders.id', 'pintuan_members.order_id')
    .select('orders.id')
    .where('pintuan_order_id', '=', groupId)
    .where('is_pay', '=', true)
    .where('cancel_status', '<>', 1)
    .executeTakeFirst();
  return held !== undefined;
}

/** @throws MallError 拼团详情不存在. */
export async function groupDetail(
  db: Kysely<Tables>,
  { id, viewerId }: { id: number; viewerId: number | null },
): Promise<GroupDetail> {
  const group = await db
    .selectFrom('pintuan_orders')
    .innerJoin('pintuan_ladders', 'pintuan_ladders.id', 'ladder_id')
    .selectAll('pintuan_ladders')
    .select(['pintuan_orders.state', 'ends_at', 'pintuan_orders.people_num as needed'])
    .where('pintuan_orders.id', '=', id)
    .executeTakeFirst();
  const [goods] = group === undefined ? [] : await rowsByIds(db, [group.ladder_goods_id]);
  if (group === undefined || goods === undefined) throw new MallError('拼团详情不存在');
  const least = Math.min(...(await leastPrices(db, [group])).values());
  const users = await usersIn(db, id);
  const isLate = group.state === STATES.failed && (await isRefunding(db, id));
  return {
    id,
    status: isLate ? 4 : group.state,
    status_cn: isLate ? '退款处理中' : STATE_WORDS[group.state],
    goods_id: goods.id,
    one_goods_id: group.goods_id,
    group_id: group.id,
    goods_name: goods.name,
    goods_cover_pic: goods.cover_pic,
    original_price: wireMoney(goods.original_price_fen),
    price: wireMoney(least),
    group_economize_price: wireMoney(savedFen(goods, least)),
    people_num: group.needed,
    surplus_people: Math.max(0, group.needed - (await peopleIn(db, id))),
    surplus_date_time: wireTime(group.ends_at),
    is_join: flag(viewerId !== null && users.some((user) => user.id === viewerId)),
    app_share_title: goods.app_share_title,
    app_share_pic: goods.app_share_pic,
    group_users: users,
  };
}
