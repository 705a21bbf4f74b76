// Gives coupons to shoppers, by receipt or by grant: within the stock, and idempotent by source.
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { receiveRefusal } from '~/domain/coupon-use';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import type { SessionUser } from '../../ports/viewer';
import { readOptions } from '../../settings/mall-options';
import { samePerson } from '../../identity/same-person';
import { couponsByIds, couponScopes, isForViewer, restOf, type ViewedCoupon } from './queries';
import { type CouponRow, couponModel } from './wire-coupon';

const DAY_MS = 86_400_000;
const FIXED_RANGE = 2;

/** Validity of a coupon received now. */
function validityOf(coupon: CouponRow, now: Date): { start_at: Date; end_at: Date } {
  const { begin_at: start, end_at: end } = coupon;
  if (coupon.expire_type === FIXED_RANGE && start !== null && end !== null)
    return { start_at: start, end_at: end };
  return { start_at: now, end_at: new Date(now.getTime() + coupon.expire_day * DAY_MS) };
}

interface Receipt {
  userId: number;
  coupon: CouponRow;
  /** Where it came from, in words for the shopper. */
  receiveType: string;
  /** Unique key of the grant, which makes it idempotent; null for a receipt by the shopper. */
  source: string | null;
  now: Date;
}

/** Inserts the receipt and decrements the stock; false when the source has granted it before. */
async function writeReceipt(trx: Transaction<Tables>, receipt: Receipt): Promise<boolean> {
  const { coupon, userId, now } = receipt;
  const scope = (await couponScopes(trx, [coupon.id]))(coupon.id);
  const named = (rows: readonly { id: number; name: string }[]) => rows.map(({ id, name }) => ({ id, name }));
  const written = await trx
    .insertInto('user_coupons')
    .values({
      user_id: userId,
      coupon_id: coupon.id,
      type: coupon.type,
      discount_percent: coupon.discount_percent,
      discount_limit_fen: coupon.discount_limit_fen,
      min_price_fen: coupon.min_price_fen,
      sub_price_fen: coupon.sub_price_fen,
      ...validityOf(coupon, now),
      receive_type: receipt.receiveType,
      coupon_data: JSON.stringify({
        ...couponModel(coupon),
        cat: named(scope.cats),
        goods: named(scope.goods),
      }),
      source: receipt.source,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written === undefined) return false;
  await trx
    .updateTable('coupons')
    .set(({ eb }) => ({ total_count: eb('total_count', '-', 1) }))
    .where('id', '=', coupon.id)
    .where('total_count', '>', 0)
    .execute();
  return true;
}

/** Receipts and stock are counted only under the lock of the coupon's row, which serialises concurrent receipts. */
async function lockCoupon(
  trx: Transaction<Tables>,
  id: number,
  viewerId: number,
): Promise<ViewedCoupon | undefined> {
  const row = await trx
    .selectFrom('coupons')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const [coupon] = await couponsByIds(trx, [id], viewerId);
  return coupon;
}

/** Why the viewer cannot receive it, in words; null when he can. */
export function refusalOf(coupon: ViewedCoupon, viewer: SessionUser, now: Date): string | null {
  return receiveRefusal({
    received: coupon.received,
    receiveLimit: coupon.can_receive_count,
    left: coupon.total_count,
    endMs: coupon.expire_type === FIXED_RANGE ? (coupon.end_at?.getTime() ?? null) : null,
    nowMs: now.getTime(),
    isMemberOnly: coupon.is_member,
    isMember: isForViewer(coupon, viewer),
  });
}

interface ReceiveInput {
  user: SessionUser;
  couponId: number;
  receiveType: string;
  now: Date;
  /** A source that grants each coupon once (`diy:4:12`); without one only the coupon's own limit applies. */
  source?: string;
}

/** SQL of a source without the account that it names, if it names one: `share:12:2026-11-21:3` → `share:2026-11-21:3`. */
export const causeOf = (source: string): RawBuilder<string> =>
  sql`regexp_replace(${sql.ref(source)}, '^(register|share|diy:[0-9]+):[0-9]+:', '\\1:')`;

interface Granting {
  userId: number;
  couponId: number;
  source: string;
}

/** Whether any account of the same person had a coupon from a source. */
async function isGranted(trx: Transaction<Tables>, { userId, couponId, source }: Granting): Promise<boolean> {
  const { rows } = await sql`
    select from user_coupons join (select ${source}::text as given) asked
      on ${causeOf('user_coupons.source')} = ${causeOf('asked.given')}
    where coupon_id = ${couponId} and user_id in ${samePerson(userId)} limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * A shopper receives a coupon; returns it as it is afterwards, with `rest` further receipts (-1 without limit).
 * Throws a MallError with the reason of a refusal.
 */
export function receiveCoupon(
  db: Kysely<Tables>,
  input: ReceiveInput,
): Promise<{ coupon: CouponRow; rest: number }> {
  const { user, couponId, receiveType, now } = input;
  return db.transaction().execute(async (trx) => {
    const coupon = await lockCoupon(trx, couponId, user.id);
    if (coupon === undefined) throw new MallError('优惠券不存在');
    const source = input.source === undefined ? null : `${input.source}:${couponId}`;
    if (source !== null && (await isGranted(trx, { userId: user.id, couponId, source })))
      throw new MallError('无法重复领取');
    const refusal = refusalOf(coupon, user, now);
    if (refusal !== null) throw new MallError(refusal);
    await writeReceipt(trx, { userId: user.id, coupon, receiveType, source, now });
    const left = coupon.total_count > 0 ? coupon.total_count - 1 : coupon.total_count;
    return {
      coupon: { ...coupon, total_count: left },
      rest: restOf({ ...coupon, received: coupon.received + 1 }),
    };
  });
}

interface GrantInput {
  userId: number;
  couponIds: readonly number[];
  receiveType: string;
  /** `register:12`: the coupon's id is added to it. */
  source: string;
  now: Date;
}

/**
 * Grants coupons within a transaction, each once a source; deleted, expired and used-up ones are skipped.
 * Returns the coupons granted now.
 */
export async function grantCoupons(trx: Transaction<Tables>, input: GrantInput): Promise<CouponRow[]> {
  const { userId, receiveType, now } = input;
  const granted: CouponRow[] = [];
  // In the order of their ids, so that two grants cannot deadlock.
  for (const id of [...new Set(input.couponIds)].sort((a, b) => a - b)) {
    const coupon = await lockCoupon(trx, id, userId);
    const isOver = coupon?.expire_type === FIXED_RANGE && coupon.end_at !== null && coupon.end_at <= now;
    if (coupon === undefined || isOver || coupon.total_count === 0) continue;
    const isNew = await writeReceipt(trx, {
      userId,
      coupon,
      receiveType,
      source: `${input.source}:${id}`,
      now,
    });
    if (isNew) granted.push(coupon);
  }
  return granted;
}

/** Coupon ids of an option (`register_coupons`, `share_coupons`); anything invalid means none. */
export async function optionCouponIds(db: Kysely<Tables>, key: string): Promise<number[]> {
  const { [key]: value } = await readOptions(db, [key]);
  return Array.isArray(value) ? value.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0) : [];
}

const GRANTED = '自动发放优惠券';

const registerSource = (userId: number): string => `register:${userId}`;

/** Whether any account of the same person was granted coupons from a source. */
async function wasGranted(
  trx: Transaction<Tables>,
  userId: number,
  sourceOf: (userId: number) => string,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select id from users where id in ${samePerson(userId)}
    order by id for update`.execute(trx);
  const patterns = rows.map(({ id }) => `${sourceOf(id)}:%`);
  const found = await trx
    .selectFrom('user_coupons')
    .select('id')
    .where('source', 'like', sql<string>`any(${patterns})`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Grants the option `register_coupons` to a new account, unless another account of the person had them. */
export async function grantRegisterCoupons(
  trx: Transaction<Tables>,
  userId: number,
  now: Date,
): Promise<void> {
  const couponIds = await optionCouponIds(trx, 'register_coupons');
  if (await wasGranted(trx, userId, registerSource)) return;
  await grantCoupons(trx, { userId, couponIds, receiveType: GRANTED, source: registerSource(userId), now });
}

/** The coupons granted to the account at registration. */
export async function registerCoupons(db: Kysely<Tables>, userId: number): Promise<CouponRow[]> {
  return db
    .selectFrom('user_coupons')
    .innerJoin('coupons', 'coupons.id', 'user_coupons.coupon_id')
    .selectAll('coupons')
    .where('user_coupons.user_id', '=', userId)
    .where('user_coupons.source', 'like', `${registerSource(userId)}:%`)
    .orderBy('user_coupons.id')
    .execute();
}

/** Grants the option `share_coupons`, once a shopper and day. */
export async function grantShareCoupons(
  db: Kysely<Tables>,
  { userId, day, now }: { userId: number; day: string; now: Date },
): Promise<CouponRow[]> {
  const couponIds = await optionCouponIds(db, 'share_coupons');
  if (couponIds.length === 0) return [];
  const sourceOf = (id: number) => `share:${id}:${day}`;
  return db.transaction().execute(async (trx) => {
    if (await wasGranted(trx, userId, sourceOf)) return [];
    return grantCoupons(trx, { userId, couponIds, receiveType: GRANTED, source: sourceOf(userId), now });
  });
}
