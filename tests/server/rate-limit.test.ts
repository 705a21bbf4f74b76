// Proves the sliding window: no window boundary allows more than the limit, on both databases.
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '~/server/db/database';
import { describeOnBothDatabases } from './database-helpers';
import { consumeNetworkLimit, releaseNetworkLimit, SITE_FACTOR } from '~/server/http/network-limit';
import { releaseRateLimit, consumeRateLimit, tryRateLimit, countUses } from '~/server/http/rate-limit';

const LIMIT = { key: 'probe', count: 3, windowSeconds: 900 };

describeOnBothDatabases('a rate limit', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });

  const take = () => tryRateLimit(database.db, LIMIT);
  /** Moves all limits by that many seconds. */
  const pass = (seconds: number) =>
    sql`update rate_limits set hits = array(
      select hit - make_interval(secs => ${seconds}) from unnest(hits) hit order by hit)`.execute(
      database.db,
    );

  it('allows its count in any window, wherever the window begins', async () => {
    const taken: boolean[] = [];
    for (const gap of [0, 500, 0, 399, 2, 0, 497, 3, 0]) {
      await pass(gap);
      taken.push(await take());
    }
    // One use at 0 s, two at 500 s; at 899 s still full; at 901 s the first is out, at 1400 s the next two.
    expect(taken).toEqual([true, true, true, false, true, false, false, true, true]);
  });

  it('counts no refused use, so that retries do not prolong the wait', async () => {
    for (let use = 0; use < 10; use += 1) await take();
    expect(await countUses(database.db, LIMIT)).toBe(3);
    await pass(901);
    expect(await countUses(database.db, LIMIT)).toBe(0);
    expect(await take()).toBe(true);
  });

  it('allows no more than its count concurrently', async () => {
    const taken = await Promise.all(Array.from({ length: 20 }, take));
    expect(taken.filter(Boolean)).toHaveLength(3);
  });

  it('reports the minutes until the oldest use leaves the window', async () => {
    for (let use = 0; use < 3; use += 1) await take();
    await pass(600);
    const message = (minutes: number) => `请${minutes}分钟后再试`;
    await expect(consumeRateLimit(database.db, { ...LIMIT, message })).rejects.toThrow('请5分钟后再试');
    await expect(consumeRateLimit(database.db, LIMIT)).rejects.toThrow('操作过于频繁，请稍后再试');
  });

  it('of a network holds for the /48 around it, with a higher bound', async () => {
    const use = (network: string) =>
      consumeNetworkLimit(database.db, { name: 'probe', network, count: 3, windowSeconds: 900 }).then(
        () => true,
        () => false,
      );
    const networks = Array.from({ length: 20 }, (_none, nth) => `2001:db8:7:${nth.toString(16)}::/64`);
    const taken: boolean[] = [];
    for (const network of networks) taken.push(await use(network));
    expect(taken.filter(Boolean)).toHaveLength(3 * SITE_FACTOR);
    expect(await use('2001:db8:8:0::/64')).toBe(true);
    await releaseNetworkLimit(database.db, { name: 'probe', network: networks[0] ?? '' });
    expect([await use(networks[19] ?? ''), await use(networks[18] ?? '')]).toEqual([true, false]);
    const own = [1, 2, 3, 4].map(() => '203.0.113.9');
    const answers: boolean[] = [];
    for (const address of own) answers.push(await use(address));
    expect(answers).toEqual([true, true, true, false]);
  });

  it('returns one use, and none that does not exist', async () => {
    for (let use = 0; use < 3; use += 1) await take();
    await releaseRateLimit(database.db, 'probe');
    await releaseRateLimit(database.db, 'another');
    expect(await countUses(database.db, LIMIT)).toBe(2);
    for (let use = 0; use < 3; use += 1) await releaseRateLimit(database.db, 'probe');
    expect(await countUses(database.db, LIMIT)).toBe(0);
  });
});
