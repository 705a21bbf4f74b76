// The shopper as his own client sees him.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { RegisterGifts, UserInfo } from '~/schemas/api/user.gen';
import type { Tables } from '../../db/tables';
import type { UsersTable } from '../../db/tables/mall';
import { countUsableCards } from '../card/card-list';
import { heldRoles } from '../../http/roles';
import { flag, wireMoney, wireTime } from '../../http/wire';
import type { InstalledPlugins, ShopperMoment } from '../../ports/plugin';
import { registerCoupons } from '../coupon/grants';
import { countUsableCoupons } from '../coupon/queries';
import { popupCoupon } from '../coupon/wire-coupon';
import { waitingAward } from '../mall-member/activities';
import { invitationCodeOf } from '../share/invitation-code';

type UserRow = Selectable<UsersTable>;

const NO_PARENT = '总店';
const NO_LEVEL = '普通用户';

/** His figures, referrer and roles, whether he follows the mall's social account. */
const readFigures = (db: Kysely<Tables>, user: UserRow) =>
  db
    .selectNoFrom([
      sql<number>`(select count(*)::int from favorites where user_id = ${user.id})`.as('favorites'),
      sql<number>`(select count(*)::int from footprints where user_id = ${user.id})`.as('footprints'),
      sql<number>`(select coalesce(sum(num), 0)::int from carts where user_id = ${user.id})`.as('cartPieces'),
      sql<string | null>`(select nickname from users where id = ${user.parent_id})`.as('parentName'),
      sql<boolean>`exists (select 1 from user_identities where user_id = ${user.id} and is_follower)`.as(
        'isFollower',
      ),
      sql<string[]>`array(select role from ${heldRoles(user.id)} order by role)`.as('roles'),
    ])
    .executeTakeFirstOrThrow();

const readLevel = (db: Kysely<Tables>, level: number) =>
  db
    .selectFrom('member_levels')
    .select(['name', 'pic_url', 'bg_pic_url'])
    .where('level', '=', level)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

const optionsOf = (user: UserRow): UserInfo['options'] => ({
  id: user.id,
  user_id: user.id,
  avatar: user.avatar,
  integral: user.integral,
  total_integral: user.total_integral,
  balance: wireMoney(user.balance_fen),
  total_balance: wireMoney(user.total_balance_fen),
  parent_id: user.parent_id ?? 0,
  temp_parent_id: user.temp_parent_id ?? 0,
  is_blacklist: flag(user.is_blacklist),
  contact_way: user.contact_way,
  // The shop's own remarks on him are not sent.
  remark: '',
  remark_name: '',
  junior_at: wireTime(user.junior_at),
  platform: user.platform,
  pay_password: '',
  is_delete: 0,
});

/** The gifts of registration, once: of two concurrent calls one delivers them. */
async function takeGifts(db: Kysely<Tables>, user: UserRow, now: Date): Promise<RegisterGifts | undefined> {
  if (user.greeted_at !== null) return undefined;
  const greeted = await db
    .updateTable('users')
    .set({ greeted_at: now })
    .where('id', '=', user.id)
    .where('greeted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  const coupons = greeted === undefined ? [] : await registerCoupons(db, user.id);
  return coupons.length === 0 ? undefined : { coupon_list: coupons.map((coupon) => popupCoupon(coupon)) };
}

/** What plugins say of him, over the core's fields, which say that there is nothing. */
async function pluginFields(plugins: InstalledPlugins, moment: ShopperMoment): Promise<Partial<UserInfo>> {
  const fields = await Promise.all(plugins.map(async ({ userInfo }) => userInfo?.(moment)));
  return Object.assign({}, ...fields) as Partial<UserInfo>;
}

type Figures = Awaited<ReturnType<typeof readFigures>>;

type Level = Awaited<ReturnType<typeof readLevel>>;

const identityOf = (user: UserRow, figures: Figures, level: Level): UserInfo['identity'] => ({
  parent_name: figures.parentName ?? NO_PARENT,
  level_name: level?.name ?? NO_LEVEL,
  member_level: level === undefined ? 0 : user.member_level,
  member_pic_url: level?.pic_url ?? '',
  is_admin: flag(user.is_admin),
  roles: figures.roles,
});

/** Fields of the contract that this mall leaves empty. */
const unused = (): Pick<UserInfo, 'other_config' | 'wechat_name' | 'wechat_logo' | 'qrcode'> => ({
  other_config: [],
  wechat_name: '',
  wechat_logo: '',
  qrcode: '',
});

interface UserInfoInput {
  userId: number;
  now: Date;
  plugins: InstalledPlugins;
  /** Whether this call delivers the gifts of registration, which happens once. */
  takesGifts: boolean;
}

/** Everything a client stores about its shopper; `pay_password` is always empty. */
export async function readUserInfo(
  db: Kysely<Tables>,
  { userId, now, plugins, takesGifts }: UserInfoInput,
): Promise<UserInfo> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const figures = await readFigures(db, user);
  const level = await readLevel(db, user.member_level);
  const gifts = takesGifts ? await takeGifts(db, user, now) : undefined;
  const award = await waitingAward(db, { userId, level: user.member_level, now });
  return {
    nickname: user.nickname,
    mobile: user.mobile ?? '',
    avatar: user.avatar,
    integral: user.integral,
    balance: wireMoney(user.balance_fen),
    options: optionsOf(user),
    favorite: String(figures.favorites),
    footprint: String(figures.footprints),
    coupon: String(await countUsableCoupons(db, user.id, now)),
    card: String(await countUsableCards(db, user.id, now)),
    identity: identityOf(user, figures, level),
    is_vip_card_user: 0,
    platform: user.platform,
    is_pay_password: flag(user.pay_password_hash !== null),
    is_show_pay_code: 1,
    unionid: '',
    gender: user.gender,
    birthday: user.birthday ?? '',
    is_password: flag(user.password_hash !== null),
    cart_nums: figures.cartPieces,
    check_in: { continue: 0, total: 0, todayAward: '' },
    subscribe: figures.isFollower,
    ...unused(),
    invitation_code: invitationCodeOf(user.id),
    ...(gifts === undefined ? {} : { register: gifts }),
    ...(award === null ? {} : { login: { member_award: award } }),
    ...(await pluginFields(plugins, { db, userId, now })),
  };
}
