// Proves over both databases the hydrated topics of a page.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type IndexTplIndexData, indexTplIndex } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { blocksOf, dataOf, deliveredBlocks, ids } from '~/tests/server/page-helpers';
import { differences, recorded } from '~/tests/server/recorded';
import { validateTopicDelivered } from '~/widgets/validators.gen';

interface Card {
  id: number;
  title: string;
  read_count: string;
}

interface TopicData {
  topic_list: Card[];
  list: { name: string; children: Card[] }[];
}

const TICKER_SAMPLE = resolve(
  import.meta.dirname,
  '../../../tests/data/layouts/hydrated/01-home-classic.json',
);

const topicBlock = (data: object) => ({ id: 'topic', permission_key: 'topic', data });
const snapshots = (...topicIds: unknown[]) => topicIds.map((id) => ({ id, title: 'old', read_count: '1' }));
const listBlock = (...topicIds: unknown[]) =>
  topicBlock({ style: 'list', topic_list: snapshots(...topicIds) });
const tabs = (...list: object[]) => topicBlock({ style: 'list', cat_show: true, list });
const tab = (cat_id: unknown, rest: object = {}) => ({ cat_id, name: 't', children: [], custom: 0, ...rest });

describeOnBothDatabases('the topics of a page', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const show = async (...layout: object[]) =>
    (await deliveredBlocks(mall, layout)).filter(({ id }) => id === 'topic');
  const shown = async (...layout: object[]) => (await show(...layout)).map(({ data }) => data as TopicData);
  const first = async (block: object): Promise<TopicData> => {
    const [data] = await shown(block);
    if (data === undefined) throw new Error('The page has no topics.');
    return data;
  };
  const children = ({ list }: TopicData) => list.map((one) => ids(one.children));

  it('have the recorded shapes: the ticker and the list behind tabs', async () => {
    const ticker = await first(topicBlock({ style: 'normal', count: 2 }));
    const sample = JSON.parse(readFileSync(TICKER_SAMPLE, 'utf8')) as { data: IndexTplIndexData };
    expect(differences(dataOf(blocksOf(sample.data), 'topic'), ticker)).toEqual([]);
    const byTab = await first(tabs(tab(1, { cat_name: '吃茶吃饭', number: 30 })));
    const home = recorded('index-index') as IndexTplIndexData;
    expect(differences(dataOf(blocksOf(home), 'topic'), byTab)).toEqual([]);
    for (const data of [ticker, byTab])
      expect([validateTopicDelivered(data), validateTopicDelivered.errors]).toEqual([true, null]);
  });

  it('are the newest ten in the ticker, whatever was stored', async () => {
    const { db } = mall.database;
    expect(ids((await first(topicBlock({ topic_list: snapshots(5) }))).topic_list)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    const rows = Array.from({ length: 12 }, (_none, at) => ({ type_id: 2, title: `新篇${at}` }));
    const made = await db.insertInto('topics').values(rows).returning('id').execute();
    const newest = ids((await first(topicBlock({}))).topic_list);
    expect(newest).toEqual(ids(made).reverse().slice(0, 10));
    await db.deleteFrom('topics').where('id', 'in', ids(made)).execute();
  });

  it('are the picked ones with current data, in their order, without deleted ones', async () => {
    const { db } = mall.database;
    await db.updateTable('topics').set({ deleted_at: new Date() }).where('id', '=', 3).execute();
    const { topic_list: list } = await first(listBlock(4, '1', 3, 999_999, 4, -1, null, {}));
    expect(ids(list)).toEqual([4, 1, 4]);
    expect(list[1]).toMatchObject({ title: '早晨的第一泡茶', read_count: '1万+人浏览', layout: 1 });
    await db.updateTable('topics').set({ deleted_at: null }).where('id', '=', 3).execute();
  });

  it('are the newest of each category behind tabs, or those picked by the operator', async () => {
    const data = await first(
      tabs(
        tab(1, { number: 2 }),
        tab('2'),
        tab(1, { custom: 1, children: snapshots(6, 2) }),
        tab(1, { custom: true, children: snapshots(5) }),
        tab(999),
        tab(null),
        tab(2, { number: -3 }),
      ),
    );
    expect(children(data)).toEqual([[1, 2], [4, 5, 6], [6, 2], [5], [], [], []]);
    expect(data.topic_list).toEqual([]);
  });

  it('do not mix blocks of one page', async () => {
    const page = await shown(topicBlock({}), listBlock(6), tabs(tab(2, { number: 1 })), listBlock(2, 5));
    expect(page.map(({ topic_list: list }) => ids(list))).toEqual([[1, 2, 3, 4, 5, 6], [6], [], [2, 5]]);
    expect(page.map(children)).toEqual([[], [], [[4]], []]);
  });

  it('are not there for a mall without topics', async () => {
    const { db } = mall.database;
    await db.insertInto('mall_options').values({ key: 'permissions', value: '["coupon"]' }).execute();
    expect(await show(topicBlock({}))).toEqual([]);
    await db.deleteFrom('mall_options').where('key', '=', 'permissions').execute();
  });

  it('are on the seeded page of tea', async () => {
    const blocks = blocksOf(await mall.ask(indexTplIndex, { page_id: 2 }));
    const [ticker, list] = blocks.filter(({ id }) => id === 'topic').map(({ data }) => data as TopicData);
    expect([ids(ticker?.topic_list ?? []), ids(list?.topic_list ?? [])]).toEqual([
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3],
    ]);
  });

  it('are delivered by the schema whatever was stored', async () => {
    const hostile = [
      topicBlock({ style: 7, count: 'x', topic_list: 'y', list: [null, 3] }),
      topicBlock({ style: 'list', cat_show: 1, list: [null, tab({}, { number: 'x', children: 'y' })] }),
      topicBlock({ style: 'list', topic_list: { 0: 1 } }),
    ];
    for (const { data } of await show(...hostile))
      expect([validateTopicDelivered(data), validateTopicDelivered.errors]).toEqual([true, null]);
  });
});
