// Proves over both databases that every call's visit of a page is counted, and that no answer depends on it.
import { type KyselyPlugin, sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { indexNewIndex, indexTplIndex } from '~/schemas/api/index.gen';
import { createApp } from '~/server/app/app';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall, SECRET } from '~/tests/server/mall-helpers';
import { pageOf, picked, savePage } from '~/tests/server/page-helpers';

const HOME = 1;
const LIN = 1;
/** Already the next day in the mall's time. */
const EVENING = new Date('2026-11-21T16:30:00.400Z');

describeOnBothDatabases('the visits of pages', (open) => {
  let mall: Mall;
  let now = EVENING;
  beforeEach(async () => {
    now = EVENING;
    mall = openMall(await open(), { now: () => now });
    await mall.database.db.deleteFrom('page_visits').execute();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const visits = async () => {
    const rows = await mall.database.db
      .selectFrom('page_visits')
      .selectAll()
      .orderBy('page_id')
      .orderBy('day')
      .orderBy('user_id')
      .execute();
    return rows.map(({ page_id, user_id, day, count }) => [page_id, user_id, day, count]);
  };
  const visit = (page_id?: number, token = '') => mall.ask(indexTplIndex, { page_id }, { token });

  it('are counted by page, shopper and day of the mall, those of guests together', async () => {
    const token = await mall.tokenOf(LIN);
    const page = await savePage(mall, { tabs: [[picked(1)]] });
    await visit();
    await visit(HOME);
    await visit(undefined, token);
    await visit(page);
    now = new Date('2026-11-21T15:59:00Z');
    await visit(page, token);
    await visit(page, token);
    await expect.poll(visits).toEqual([
      [HOME, LIN, '2026-11-22', 1],
      [HOME, null, '2026-11-22', 2],
      [page, LIN, '2026-11-21', 2],
      [page, null, '2026-11-22', 1],
    ]);
  });

  it('are counted each, although answers to guests are cached, and do not invalidate the cache', async () => {
    const { writes, db } = mall.database;
    const { reading } = await writes.watch(() => db.selectFrom('diy_pages').select('id').execute());
    await Promise.all(Array.from({ length: 24 }, () => visit()));
    await expect.poll(visits).toEqual([[HOME, null, '2026-11-22', 24]]);
    expect([[...reading.tables], writes.isCurrent(reading)]).toEqual([['diy_pages'], true]);
  });

  it('are none where no page is shown: the classic home page, and a route of older clients', async () => {
    expect((await visit(999_999)).type).toBe('mall');
    await mall.ask(indexNewIndex, {});
    await visit();
    await expect.poll(visits).toEqual([[HOME, null, '2026-11-22', 1]]);
  });

  it('that cannot be counted fail no answer, and later ones are counted', async () => {
    const { db } = mall.database;
    const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await sql`alter table page_visits rename to visits_away`.execute(db);
    expect(pageOf(await visit()).id).toBe(String(HOME));
    await expect.poll(() => errors.mock.calls.flat().join('')).toMatch(/^Visits of pages .*page_visits/);
    await sql`alter table visits_away rename to page_visits`.execute(db);
    await visit();
    await expect.poll(visits).toEqual([[HOME, null, '2026-11-22', 1]]);
  });

  it('are written after the answer, and those that arrive during a write share the next one', async () => {
    let finish = () => {};
    const finished = new Promise<void>((done) => {
      finish = done;
    });
    const writes = new Set<object>();
    const holding: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        if (node.kind === 'InsertQueryNode') writes.add(queryId);
        return node;
      },
      transformResult: async ({ queryId, result }) => {
        if (writes.has(queryId)) await finished;
        return result;
      },
    };
    const { database, dataFolder } = mall;
    const options = { dataFolder, site: null, isChecking: false, secret: SECRET, now: () => now };
    // A write that does not end holds its connection, and the embedded database has no other.
    const app = createApp({ ...options, database: { ...database, db: database.db.withPlugin(holding) } });
    const ask = async () => {
      const response = await app.request(`/web/index.php?_mall_id=1&r=${indexTplIndex.route}`);
      expect(await response.json()).toMatchObject({ code: 0, data: { type: 'diy' } });
    };
    await ask();
    await expect.poll(() => writes.size).toBe(1);
    for (let count = 0; count < 6; count += 1) await ask();
    expect(writes.size).toBe(1);
    finish();
    await expect.poll(visits).toEqual([[HOME, null, '2026-11-22', 7]]);
    expect(writes.size).toBe(2);
  });
});
