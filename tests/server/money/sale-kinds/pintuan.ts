// Group purchases in the model of money: shoppers open groups, join them, and buy several pieces.
import fc from 'fast-check';
import { sql } from 'kysely';
import { groupForm, ladderOf, type LadderGoods, payUnion, setPieces, submit } from '../../group-helpers';
import { kindUnderTest, problemsOf, type RowCheck, type SaleWorld } from './kind-under-test';

type Command = { does: 'start' | 'join'; shopper: number; group: number; num: number };

/** Pieces that each sequence finds on the shelf, fewer than it may ask for. */
const PIECES = 6;
let ladder: LadderGoods | null = null;
let rushed: LadderGoods | null = null;
let nth = 0;
/** Groups of earlier sequences. */
let before = 0;

async function groupsOf({ mall: { database } }: SaleWorld): Promise<number[]> {
  const rows = await database.db
    .selectFrom('pintuan_orders')
    .select('id')
    .where('id', '>', before)
    .orderBy('id')
    .limit(2)
    .execute();
  return rows.map(({ id }) => id);
}

const CHECKS: readonly RowCheck[] = [
  [
    'of SKU % more or less is free, promised and sold than it was given',
    sql<{
      id: number;
    }>`select skus.id from skus join goods on goods.id = skus.goods_id and goods.sign = 'pintuan'
      join sku_allotments given on given.sku_id = skus.id
      where given.num <> skus.stock + coalesce((select sum(case when o.is_pay then l.num - l.restocked_num
        when o.cancel_status = 1 then 0 else l.num end)::int
        from order_lines l join orders o on o.id = l.order_id where l.sku_id = skus.id), 0)`,
  ],
  [
    'group % has more people than its terms allow, or came off with fewer',
    sql<{ id: number }>`select g.id from pintuan_orders g
      left join (select pintuan_order_id, count(*)::int as joined, count(*) filter (where undone_at is null)::int as people
                 from pintuan_members where paid_at is not null group by pintuan_order_id) m on m.pintuan_order_id = g.id
      where coalesce(m.people, 0) > g.people_num or (g.state = 3 and coalesce(m.people, 0) > 0)
        -- Who is in a full group may still cancel before it is sent.
        or (g.state = 2 and coalesce(m.joined, 0) < g.people_num)`,
  ],
  [
    'shopper of member % is in the group twice',
    sql<{
      id: number;
    }>`select max(id) as id from pintuan_members where undone_at is null and user_id is not null
      group by pintuan_order_id, user_id having count(*) > 1`,
  ],
  [
    'order % of a group that came to nothing was not given back whole',
    sql<{ id: number }>`select o.id from orders o join pintuan_members m on m.order_id = o.id
      join pintuan_orders g on g.id = m.pintuan_order_id
      where g.state = 3 and (o.cancel_status <> 1 or o.is_locked
        or (o.is_pay and o.refunded_fen <> o.total_pay_price_fen))`,
  ],
  [
    'order % is held though its group came off, or not held though it runs',
    sql<{ id: number }>`select o.id from orders o join pintuan_members m on m.order_id = o.id
      join pintuan_orders g on g.id = m.pintuan_order_id
      where (g.state = 2 and o.is_locked) or (g.state = 1 and o.is_pay and o.cancel_status <> 1 and not o.is_locked)`,
  ],
  [
    'the leader of group % paid other than its price less his cut',
    sql<{ id: number }>`select g.id from pintuan_orders g join pintuan_members m on m.pintuan_order_id = g.id
      join order_lines l on l.order_id = m.order_id join pintuan_ladders ladder on ladder.id = g.ladder_id
      where l.cut_price_fen <> case when m.is_leader then ladder.leader_cut_fen else 0 end`,
  ],
];

export default kindUnderTest<Command>({
  title: 'group purchases',
  commands: fc.record({
    does: fc.constantFrom('start' as const, 'join' as const, 'join' as const),
    shopper: fc.nat(4),
    group: fc.nat(1),
    num: fc.integer({ min: 1, max: 2 }),
  }),
  async open({ mall }) {
    const { db } = mall.database;
    ladder ??= await ladderOf(mall, 5);
    const last = await db.selectFrom('pintuan_orders').select('id').orderBy('id', 'desc').executeTakeFirst();
    before = last?.id ?? 0;
    // A leader's cut and two people: groups come off, are too late and fail within a sequence.
    await db
      .updateTable('pintuan_ladders')
      .set({ people_num: 2, leader_cut_fen: 500 })
      .where('id', '=', ladder.ladderId)
      .execute();
    await setPieces(mall, ladder.skuId, PIECES);
  },
  async act(world, { does, shopper, group, num }) {
    const who = world.shoppers[shopper % world.shoppers.length];
    const groups = await groupsOf(world);
    const groupId = does === 'start' ? 0 : (groups[group % Math.max(1, groups.length)] ?? 0);
    if (ladder === null || who === undefined || (does === 'join' && groupId === 0)) return;
    nth += 1;
    const form = groupForm(ladder, { groupId, num, remark: `${nth}` });
    const { unionId } = await submit(world.mall, who.token, form);
    if (unionId > 0) world.unions.push(unionId);
  },
  rush: {
    async open(mall, pieces) {
      rushed = await ladderOf(mall, 3);
      await setPieces(mall, rushed.skuId, pieces);
      return rushed;
    },
    async buy(mall, token) {
      if (rushed === null) return 'nothing to buy';
      const { unionId, msg } = await submit(mall, token, groupForm(rushed));
      return unionId === 0 ? msg : payUnion(mall, token, unionId);
    },
  },
  problems: ({ mall }) => problemsOf(mall, CHECKS),
});
