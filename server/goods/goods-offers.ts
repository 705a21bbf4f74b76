// What kinds of sale offer of goods that the mall sells at plain terms: `plugin_extra` of the goods page.
import type { CachedCall } from '../http/route';
import { kindsOf } from './kinds';

type Looking = Pick<CachedCall<unknown>, 'db' | 'user' | 'now' | 'plugins'>;

/** By the keys of the kinds. One query where no kind has an offer, besides that of the permissions. */
export async function offersOfGoods(
  goodsId: number,
  { db, user: viewer, now, plugins }: Looking,
): Promise<Record<string, object>> {
  const offering = (await kindsOf(db, plugins)).flatMap(({ key, offer }) =>
    offer === undefined ? [] : [{ key, offer }],
  );
  if (offering.length === 0) return {};
  const found: Record<string, unknown> = await db
    .selectNoFrom((eb) =>
      offering.map(({ key, offer }) => eb.exists(offer.rows({ db, now, goodsId })).as(key)),
    )
    .executeTakeFirstOrThrow();
  const extra: Record<string, object> = {};
  for (const { key, offer } of offering) {
    const own = found[key] === true ? await offer.read({ db, now, viewer, goodsId }) : offer.none;
    if (own !== undefined) extra[key] = own;
  }
  return extra;
}
