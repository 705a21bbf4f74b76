// Rate limits of a network: the address or the /64, and with a higher bound the /48 around it, of which a site has 65,536.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import { siteOf } from './client-network';
import { type RateLimit, releaseRateLimit, takeAll, type Use, limitUse } from './rate-limit';

/** A /48 has so many times the uses of a /64. */
export const SITE_FACTOR = 4;

interface NetworkLimit extends Omit<RateLimit, 'key'> {
  /** Subject of the limit: `sms-network`. */
  name: string;
  network: string;
}

const keysOf = ({ name, network }: Pick<NetworkLimit, 'name' | 'network'>) => {
  const site = siteOf(network);
  return { own: `${name}:${network}`, site: site === null ? null : `${name}:${site}` };
};

/** Counts one use of the network; throws a MallError where it, or the site around it, has none left. */
export async function consumeNetworkLimit(
  db: Kysely<Tables>,
  { name, network, ...limit }: NetworkLimit,
): Promise<void> {
  const { own, site } = keysOf({ name, network });
  const ofSite = site === null ? [] : [{ ...limit, key: site, count: limit.count * SITE_FACTOR }];
  await takeAll([{ ...limit, key: own }, ...ofSite].map((one) => limitUse(db, one)));
}

export const networkUse = (db: Kysely<Tables>, limit: NetworkLimit): Use => ({
  take: () => consumeNetworkLimit(db, limit),
  release: () => releaseNetworkLimit(db, limit),
});

/** Uncounts the latest use of the network and its site. */
export async function releaseNetworkLimit(
  db: Kysely<Tables>,
  limit: Pick<NetworkLimit, 'name' | 'network'>,
): Promise<void> {
  const { own, site } = keysOf(limit);
  for (const key of site === null ? [own] : [own, site]) await releaseRateLimit(db, key);
}
