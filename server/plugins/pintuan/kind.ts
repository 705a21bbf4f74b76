// How group purchases are sold: alone, as the leader of a new group, or by joining one that runs.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import type { Trx } from '../../db/transaction';
import { holdOrder } from '../../families/order/held';
import { MallError } from '../../http/errors';
import type { OrderListener } from '../../ports/order-events';
import { type BuyMoment, defineKind, type Part, type Quote, type SaleLine } from '../../ports/sale';
import { readOptions } from '../../settings/mall-options';
import { readSettings } from '../../ports/plugin';
import { hasBegun } from '../kit/activity-goods/sale-window';
import { savingsOf } from '../kit/sale-switches';
import type { ActivityGoods } from '../kit/activity-goods/read-activities';
import {
  begin,
  fail,
  finishIfFull,
  groupsOf,
  lockGroup,
  lockLadder,
  memberOf,
  openMembersOf,
  peopleIn,
  STATES,
} from './groups';
import { offer } from './goods-offer';
import { baseIdOf, inActivity, type Ladder, laddersOf } from './read-ladders';
import { type PintuanSettings, settings } from './settings.gen';

const CLOSED = '参团时间已结束,无法拼团';
const FULL = '拼团人数已满，请参加其他团';
const TWICE = '不能重复参加同一个拼团';
const TOO_MANY = '开团已达上限，请参与其他伙伴的团';

/** What is stored of a placed order: null for one that was bought alone. */
type Own = { ladder: Ladder; groupId: number | null } | null;

const numberIn = (group: object, name: string): number => {
  const value: unknown = Object.hasOwn(group, name) ? Reflect.get(group, name) : 0;
  return Number.isInteger(Number(value)) ? Number(value) : 0;
};

const ladderIdOf = ({ group }: Pick<Part, 'group'>): number => numberIn(group, 'pintuan_group_id');
const groupIdOf = ({ group }: Pick<Part, 'group'>): number => numberIn(group, 'pintuan_order_id');

/** Throws where the shopper may not join the group now. */
async function assertJoinable(
  db: Kysely<Tables>,
  { groupId, ladder, userId, now }: { groupId: number; ladder: Ladder; userId: number; now: Date },
): Promise<void> {
  const group = await db
    .selectFrom('pintuan_orders')
    .selectAll()
    .where('id', '=', groupId)
    .executeTakeFirst();
  if (group === undefined || group.ladder_id !== ladder.id) throw new MallError('拼团组不存在');
  if (group.state === STATES.done) throw new MallError(FULL);
  if (group.state !== STATES.running || group.ends_at === null || group.ends_at <= now)
    throw new MallError(CLOSED);
  if ((await peopleIn(db, groupId)) >= group.people_num) throw new MallError(FULL);
  const own = await db
    .selectFrom('pintuan_members')
    .select('id')
    .where('pintuan_order_id', '=', groupId)
    .where('user_id', '=', userId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (own !== undefined) throw new MallError(TWICE);
}

/** Throws where no further group of the ladder may be opened, or none by the shopper. */
async function assertOpenable(
  db: Kysely<Tables>,
  { ladder, entry, userId }: { ladder: Ladder; entry: ActivityGoods<'pintuan'>; userId: number },
): Promise<void> {
  const { group_num: most, goods_id: baseId } = ladder;
  if (most > 0 && (await groupsOf(db, { ladderIds: [ladder.id] })) >= most) throw new MallError(TOO_MANY);
  const { groups_restrictions: own } = entry.rules;
  if (own < 0) return;
  const ladderIds = (await laddersOf(db, [baseId])).map(({ id }) => id);
  if ((await groupsOf(db, { ladderIds, leaderId: userId })) >= own)
    throw new MallError(`该商品每人最多开团${own}次`);
}

/** The ladder that the form names, which must be of the line's goods; null where it is bought alone. */
async function chosenLadder(
  db: Kysely<Tables>,
  part: Part,
  { baseId, goods }: { baseId: number; goods: SaleLine['goods'] },
): Promise<Ladder | null> {
  const id = ladderIdOf(part);
  if (id === 0 && groupIdOf(part) === 0 && goods.id === baseId) return null;
  const ladder = (await laddersOf(db, [baseId])).find((one) => one.id === id);
  if (ladder === undefined || ladder.ladder_goods_id !== goods.id) throw new MallError('拼团组不存在');
  return ladder;
}

function quoted(
  line: SaleLine,
  { own, cutFen, options }: { own: Own; cutFen: number; options: PintuanSettings },
): Quote<Own> {
  const cuts = cutFen > 0 ? [{ name: '团长优惠', fen: Math.min(cutFen, line.sku.price_fen) }] : [];
  return {
    own,
    lines: [{ cuts, allows: savingsOf(options), takes: line.form.num }],
    rows: cuts.map(({ name: title, fen }) => ({ title, fen })),
    // A group of which some pay at the door would come off before they did.
    payTypes: own === null ? options.payment_type : options.payment_type.filter((key) => key !== 'huodao'),
    sendTypes: options.send_type,
    unpaidMinutes: null,
    hasMinimum: true,
    wire: {},
  };
}

async function quote({ db, user, now }: BuyMoment, part: Part): Promise<Quote<Own>> {
  const [line, ...others] = part.lines;
  if (line === undefined) throw new MallError('拼团商品不存在');
  if (others.length > 0) throw new MallError('拼团商品请单独下单');
  const baseId = await baseIdOf(db, line.goods.id);
  const entry = await inActivity(db, baseId, now);
  if (entry === undefined) throw new MallError('拼团活动已结束');
  if (!hasBegun(entry.activity.window, now)) throw new MallError('拼团活动未开始');
  const { pintuan: saved } = await readOptions(db, ['pintuan']);
  const options = readSettings(settings, saved);
  const ladder = await chosenLadder(db, part, { baseId, goods: line.goods });
  if (ladder === null) {
    if (!entry.rules.is_alone_buy) throw new MallError('商品不允许单买');
    return quoted(line, { own: null, cutFen: 0, options });
  }
  const groupId = groupIdOf(part);
  if (groupId > 0) {
    await assertJoinable(db, { groupId, ladder, userId: user.id, now });
    return quoted(line, { own: { ladder, groupId }, cutFen: 0, options });
  }
  await assertOpenable(db, { ladder, entry, userId: user.id });
  return quoted(line, { own: { ladder, groupId: null }, cutFen: ladder.leader_cut_fen, options });
}

/** A new group of the ladder. */
async function open(trx: Trx, ladder: Ladder, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('pintuan_orders')
    .values({ ladder_id: ladder.id, people_num: ladder.people_num, hours: ladder.hours, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Throws where the order of a member can no longer be paid, by the locked group. */
async function assertStillOpen(trx: Trx, orderId: number, now: Date): Promise<void> {
  const member = await memberOf(trx, orderId);
  if (member === undefined) return;
  const group = await lockGroup(trx, member.pintuan_order_id);
  if (group === undefined) throw new MallError(CLOSED);
  if (group.state === STATES.unpaid) {
    await lockLadder(trx, group.ladder_id);
    const { goods_id: baseId, ...ladder } = await trx
      .selectFrom('pintuan_ladders')
      .selectAll()
      .where('id', '=', group.ladder_id)
      .executeTakeFirstOrThrow();
    const entry = await inActivity(trx, baseId, now);
    if (entry === undefined) throw new MallError('拼团活动已结束');
    const userId = member.user_id ?? 0;
    return assertOpenable(trx, { ladder: { ...ladder, goods_id: baseId }, entry, userId });
  }
  const isOver = group.ends_at === null || group.ends_at <= now;
  if (group.state === STATES.done) throw new MallError(FULL);
  if (group.state !== STATES.running || isOver) throw new MallError(CLOSED);
  if ((await peopleIn(trx, group.id)) >= group.people_num) throw new MallError(FULL);
}

async function robotMinutesOf(trx: Trx, ladderId: number, now: Date): Promise<number> {
  const { goods_id: baseId } = await trx
    .selectFrom('pintuan_ladders')
    .select('goods_id')
    .where('id', '=', ladderId)
    .executeTakeFirstOrThrow();
  const rules = (await inActivity(trx, baseId, now))?.rules;
  return rules?.is_auto_add_robot === true ? rules.add_robot_time : 0;
}

const events: OrderListener = {
  async orderPaid(trx, { orderId, now }) {
    const member = await memberOf(trx, orderId);
    if (member === undefined) return;
    const group = await lockGroup(trx, member.pintuan_order_id);
    if (group === undefined) return;
    await trx.updateTable('pintuan_members').set({ paid_at: now }).where('id', '=', member.id).execute();
    if (group.state === STATES.unpaid)
      await begin(trx, group, { now, robotMinutes: await robotMinutesOf(trx, group.ladder_id, now) });
    // Orders are locked before groups: those of the others are released by timed work.
    if (!(await finishIfFull(trx, group, now))) await holdOrder(trx, orderId);
  },
  async ordersUndone(trx, undone) {
    const cancelled = undone.filter(({ cause }) => cause === 'cancelled');
    const ids = cancelled.map(({ orderId }) => orderId);
    for (const { id, order_id: orderId, pintuan_order_id: groupId } of await openMembersOf(trx, ids)) {
      const now = cancelled.find((what) => what.orderId === orderId)?.now ?? new Date();
      const group = await lockGroup(trx, groupId);
      await trx.updateTable('pintuan_members').set({ undone_at: now }).where('id', '=', id).execute();
      // Nobody can join a group whose leader never paid.
      if (group?.state === STATES.unpaid) await fail(trx, group.id, now);
    }
  },
};

export const pintuanKind = defineKind<Own>({
  key: 'pintuan',
  title: '拼团',
  offer,
  claims(group) {
    const isClaimed = ladderIdOf({ group }) > 0 || groupIdOf({ group }) > 0;
    return () => isClaimed;
  },
  async opensAt(db, { goodsId, now }) {
    const entry = await inActivity(db, await baseIdOf(db, goodsId), now);
    return entry?.activity.window.begin ?? null;
  },
  quote,
  async place(trx, { orderId, userId, own, now }) {
    if (own === null) return;
    const groupId = own.groupId ?? (await open(trx, own.ladder, now));
    await trx
      .insertInto('pintuan_members')
      .values({
        pintuan_order_id: groupId,
        order_id: orderId,
        user_id: userId,
        is_leader: own.groupId === null,
        created_at: now,
      })
      .execute();
  },
  async assertPayable(trx, { ids, now }) {
    for (const id of ids) await assertStillOpen(trx, id, now);
  },
  events,
  async nextPage(db, orderId) {
    const member = await memberOf(db, orderId);
    if (member === undefined) return null;
    const id = member.pintuan_order_id;
    return `/plugins/pt/detail/detail?pintuan_order_id=${id}&id=${id}`;
  },
});
