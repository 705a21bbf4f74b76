// Seeds an empty database with the demo mall, in one transaction.
import { sql } from 'kysely';
import { mergeSums } from '../jobs/merge-sums';
import type { Database } from '../db/database';
import { seedActivity } from './activity';
import { seedAfterSales } from './after-sales';
import { seedCards } from './cards';
import type { SeedContext } from '../demo/context';
import { seedCoupons, seedUserCoupons } from './coupons';
import { seedDistribution } from './distribution';
import { seedDistricts } from './districts';
import { seedFullReductions } from './full-reductions';
import { seedGoodsForms } from './goods-forms';
import { seedCats, seedDelivery, seedGoods } from './goods';
import { seedInvoices } from './invoices';
import { seedMemberGifts } from './member-gifts';
import { seedOrders } from './orders';
import { seedPages } from './pages';
import { seedAddresses, seedLevels, seedStores, seedUsers } from './users';
import { seedRankings } from './rankings';
import { seedRechargePlans } from './recharge';
import { seedReviews } from './reviews';
import { seedSettings } from './settings';
import { seedTopics } from './topics';
import { seedVideos } from './videos';

// Any fixed number: the advisory lock prevents two processes from seeding one database.
const LOCK_KEY = 7_401_121;

async function fill(context: SeedContext): Promise<void> {
  await seedSettings(context);
  await seedDistricts(context);
  await seedLevels(context);
  await seedStores(context);
  await seedUsers(context);
  await seedAddresses(context);
  await seedCats(context);
  await seedDelivery(context);
  const skus = await seedGoods(context);
  await seedGoodsForms(context);
  await seedCoupons(context);
  await seedUserCoupons(context);
  await seedMemberGifts(context);
  await seedRechargePlans(context);
  await seedReviews(context, skus);
  await seedOrders(context, skus);
  await seedDistribution(context);
  await seedAfterSales(context);
  await seedInvoices(context);
  await seedActivity(context, skus);
  await seedPages(context);
  await seedTopics(context);
  await seedVideos(context);
  await seedFullReductions(context);
  await seedRankings(context);
  await seedCards(context);
}

/** What a plugin adds to the demo mall. */
interface WithSeed {
  seed?: ((context: SeedContext) => Promise<void>) | undefined;
}

/**
 * Seeds a migrated database that has no mall yet; else does nothing.
 * The same `now` gives the same mall: every time that a shopper sees is relative to it.
 */
export async function seed(
  database: Database,
  { plugins, now }: { plugins: readonly WithSeed[]; now: Date },
): Promise<{ isNew: boolean }> {
  return database.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
    const mall = await trx.selectFrom('malls').select('id').executeTakeFirst();
    if (mall !== undefined) return { isNew: false };
    await fill({ trx, now });
    for (const plugin of plugins) await plugin.seed?.({ trx, now });
    // The rows that triggers have added.
    await mergeSums(trx);
    return { isNew: true };
  });
}
