import { afterEach, expect, it, vi } from 'vitest';
import { pendingDb, type PendingRecord } from './pending-db';

afterEach(() => vi.unstubAllGlobals());

const record: PendingRecord = { doc: 'page-1', operatorId: 1, session: 'a', pending: [], batch: null };

it('takes over what was not saved where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  pendingDb.hold('b');
  expect(await pendingDb.whileGone([record], async (gone) => gone)).toEqual([record]);
});
