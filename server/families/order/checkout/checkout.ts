// A checkout as a whole: its groups, each of which becomes an order, and one payment for all.
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables';
import { kindsOf } from '../../../goods/kinds';
import type { InstalledPlugins } from '../../../ports/plugin';
import type { SessionUser } from '../../../ports/viewer';
import type { CheckoutForm } from './form';
import { type GroupCheckout, openGroup, type Opening, type PricedLines, priceLines } from './group';
import { assertWithinLimits, findLines } from './lines';
import { readOrderSettings } from './settings';

export interface Checkout {
  /** In the order of the form. */
  groups: readonly GroupCheckout[];
  /** Of all groups, with what is bought along. */
  totalFen: number;
}

interface Input {
  form: CheckoutForm;
  user: SessionUser;
  now: Date;
  /** Within a transaction: shopper, SKUs and coupon are locked in this order until it ends. */
  isLocking?: boolean;
  /** Those that are built in. */
  plugins: InstalledPlugins;
}

/** The shopper's points; his row is the first lock of a submission. */
async function readPoints(db: Kysely<Tables>, userId: number, isLocking: boolean): Promise<number> {
  const { integral } = await db
    .selectFrom('users')
    .select('integral')
    .where('id', '=', userId)
    .$if(isLocking, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return integral;
}

async function openingOf(
  db: Kysely<Tables>,
  { user, now, isLocking = false, plugins }: Input,
): Promise<Opening> {
  const settings = await readOrderSettings(db);
  const view = { viewer: user, rules: settings.rules, now };
  const kinds = await kindsOf(db, plugins);
  return { user, now, isLocking, plugins, kinds, settings, buyer: { user, view, isLocking } };
}

/** The goods of a single group with their prices before coupon and points. */
export async function loadPriced(db: Kysely<Tables>, input: Input): Promise<PricedLines> {
  const opening = await openingOf(db, input);
  const [form] = input.form;
  const [found] = await findLines(db, input.form, opening.buyer);
  if (form === undefined || found === undefined) throw new Error('A checkout without a group.');
  return priceLines(db, opening, { form, found });
}

/** Computes a checkout: points and coupons are spent by the groups in their order. Throws as `openGroup`. */
export async function openCheckout(db: Kysely<Tables>, input: Input): Promise<Checkout> {
  const { form: forms, user, isLocking = false } = input;
  let points = await readPoints(db, user.id, isLocking);
  const opening = await openingOf(db, input);
  const found = await findLines(db, forms, opening.buyer);
  const couponIds = new Set<number>();
  const groups: GroupCheckout[] = [];
  for (const [at, form] of forms.entries()) {
    const group = await openGroup(db, opening, {
      form,
      found: found[at] ?? [],
      spent: { points, couponIds },
    });
    groups.push(group);
    if (group.priced.points.isUsed) points -= group.priced.points.num;
    if (group.coupon !== null) couponIds.add(group.coupon.receipt.id);
  }
  const lines = groups.flatMap((group) => group.lines);
  for (const line of lines) await assertWithinLimits(db, line, { lines, buyer: opening.buyer });
  const totalFen = groups.reduce(
    (sum, { priced, offer }) => sum + priced.totalFen + (offer?.addOn?.priceFen ?? 0),
    0,
  );
  return { groups, totalFen };
}
