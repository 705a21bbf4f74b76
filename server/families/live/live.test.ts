// Proves that a mall without live rooms answers with empty lists, not with an error.
import { expect, it } from 'vitest';
import { liveIndex, livePlayBack } from '~/schemas/api/live.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { openMall } from '~/tests/server/mall-helpers';

describeOnBothDatabases('api/live', (open) => {
  it('lists no rooms and no recordings', async () => {
    const mall = openMall(await open());
    expect(await mall.ask(liveIndex, { page: 1, is_refresh: 1 })).toEqual({
      list: [],
      pageCount: 0,
      total: 0,
    });
    expect(await mall.ask(livePlayBack, { room_id: 7 })).toEqual({ list: [] });
    expect(mall.failures).toEqual([]);
    mall.close();
  });
});
