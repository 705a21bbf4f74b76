// Member activities: the award that waits for a member, and receiving it, once a person.
import { type Kysely, type Selectable, sql } from 'kysely';
import { PLAIN_POPUP } from '~/domain/member-award';
import type { MemberAward } from '~/schemas/api/user.gen';
import type { Tables } from '../../db/tables';
import type { MemberActivitiesTable, StoredPopup } from '../../db/tables/mall';
import { MallError } from '../../http/errors';
import { flag, wireMoney } from '../../http/wire';
import type { Trx } from '../../db/transaction';
import { couponsByIds } from '../coupon/queries';
import { samePerson } from '../../identity/same-person';
import { lockPerson, postGift } from './gifts';

type ActivityRow = Selectable<MemberActivitiesTable>;

interface Member {
  userId: number;
  level: number;
  now: Date;
}

const openActivities = (db: Kysely<Tables>, { level, now }: Member) =>
  db
    .selectFrom('member_activities')
    .selectAll()
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('begin_at', 'is', null), eb('begin_at', '<=', now)]))
    .where((eb) => eb.or([eb('end_at', 'is', null), eb('end_at', '>', now)]))
    .where(sql<boolean>`(member_levels = '[]'::jsonb or member_levels @> ${String(level)}::jsonb)`);

const isReceived = (userId: number) => sql<boolean>`exists (select 1 from member_activity_gifts gift
  where gift.activity_id = member_activities.id and gift.user_id in ${samePerson(userId)})`;

/** Whether the profile lacks what an activity may ask for. */
async function lacksProfile(db: Kysely<Tables>, userId: number): Promise<boolean> {
  const { gender, birthday } = await db
    .selectFrom('users')
    .select(['gender', 'birthday'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return gender === 0 || birthday === null;
}

type Items = MemberAward['items'];

const withIcons = (items: Items, icons: NonNullable<StoredPopup['icons']> = {}): Items =>
  items.map((item) => {
    const icon = icons[item.type];
    return icon === undefined ? item : { ...item, pop_icon: icon };
  });

async function itemsOf(db: Kysely<Tables>, activity: ActivityRow): Promise<Items> {
  const { send_balance_fen: fen, send_integral: points, send_coupons: sent } = activity;
  const coupons = await couponsByIds(
    db,
    sent.map(({ id }) => id),
    0,
  );
  return [
    ...(fen > 0 ? [{ type: 'balance' as const, num: wireMoney(fen) }] : []),
    ...(points > 0 ? [{ type: 'integral' as const, num: points }] : []),
    ...sent.flatMap(({ id, num }) => {
      const coupon = coupons.find((one) => one.id === id);
      return coupon === undefined ? [] : [{ type: 'coupon' as const, name: coupon.name, num }];
    }),
  ];
}

/** What is awarded, and how the popup looks where the operator set that. */
async function popupOf(db: Kysely<Tables>, activity: ActivityRow) {
  const items = await itemsOf(db, activity);
  if (activity.popup === null) return { items };
  const { icons, ...look } = activity.popup;
  return { items: withIcons(items, icons), popup: { ...PLAIN_POPUP, ...look } };
}

/** The award that waits for a member, the oldest first; null for none and for ordinary shoppers. */
export async function waitingAward(db: Kysely<Tables>, member: Member): Promise<MemberAward | null> {
  if (member.level === 0) return null;
  const activity = await openActivities(db, member)
    .where((eb) => eb.not(isReceived(member.userId)))
    .orderBy('id')
    .executeTakeFirst();
  if (activity === undefined) return null;
  const isLacking = activity.is_write && (await lacksProfile(db, member.userId));
  return {
    id: activity.id,
    title: activity.title,
    is_write: flag(isLacking),
    ...(await popupOf(db, activity)),
  };
}

/** Gives an award. Throws a MallError for one that is over, not for the shopper, received, or needs his profile. */
export async function receiveAward(
  trx: Trx,
  { userId, activityId, now }: { userId: number; activityId: number; now: Date },
): Promise<void> {
  const { member_level: level } = await trx
    .selectFrom('users')
    .select('member_level')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await lockPerson(trx, userId);
  const activity = await openActivities(trx, { userId, level, now })
    .select(isReceived(userId).as('isReceived'))
    .where('id', '=', activityId)
    .executeTakeFirst();
  if (activity === undefined || level === 0) throw new MallError('活动不存在或已结束');
  if (activity.isReceived) throw new MallError('您已领取过该奖励');
  if (activity.is_write && (await lacksProfile(trx, userId))) throw new MallError('请先完善个人资料');
  const { send_balance_fen: fen, send_integral: points } = activity;
  const { id: rowId } = await trx
    .insertInto('member_activity_gifts')
    .values({ user_id: userId, activity_id: activityId, balance_fen: fen, integral: points, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await postGift(trx, {
    userId,
    gift: activity,
    description: activity.title,
    receiveType: '会员活动赠送',
    reason: 'member-award',
    rowId,
    now,
  });
}
