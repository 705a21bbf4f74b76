// Proves that the reads of shoppers, the shop and the studio scan no table that grows: the statements that the routes
// really send are explained while scans are as dear as on large tables.
import {
  CompiledQuery,
  type Kysely,
  type KyselyPlugin,
  PostgresQueryCompiler,
  type RootOperationNode,
} from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { orderSubmit } from '~/schemas/api/order.gen';
import { type Database, sqlRunner } from '~/server/db/database';
import type { Tables } from '~/server/db/tables';
import { countSpending } from '~/server/families/footprint/summary';
import { describeOnFreshDatabases } from './database-helpers';
import { type Mall, openMall } from './mall-helpers';
import { formOf, goodsOf, plainGoods } from './money/checkout-helpers';

const GROWING = ['orders', 'order_lines', 'goods', 'users'];

const READS = `guest index/purchase, guest goods/new-recommend&goods_id=1, guest goods/ranking, guest goods/ranking-detail&id=1,
  guest goods/comments-list&goods_id=1,
  1 share/team, 1 share/index, 1 share/new-apply-status, 1 share/rank, 1 share/level,
  1 share/brokerage-list, 1 footprint/index, 1 footprint/footprint, 1 mall-member/index, 1 order/list,
  1 order/list&status=1, 1 coupon/user-coupon, 1 user/my-favorite-goods, 3 admin/invoice/index, 3 admin/order/refund`;

/** Statements of a mall as they were sent, with their values. */
function recorder(database: Database) {
  const sent: CompiledQuery[] = [];
  const compiler = new PostgresQueryCompiler();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }): RootOperationNode => {
      sent.push(compiler.compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { sent, recorded: { ...database, db: database.db.withPlugin(plugin) } };
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: Node[];
}

/** Reads all its rows before it gives the first one, so that a limit above it cuts nothing below. */
const NEEDS_ALL = /^(?:Sort|Aggregate|Hash|WindowAgg|Materialize|SetOp)/;

/** By an index, without saying which part of it. */
const isUnconditional = (node: Node): boolean =>
  node['Node Type'] === 'Bitmap Heap Scan'
    ? (node.Plans ?? []).every(
        (one) => one['Node Type'] === 'Bitmap Index Scan' && one['Index Cond'] === undefined,
      )
    : node['Node Type'].startsWith('Index') && node['Index Cond'] === undefined;

/** Tables that a plan reads from end to end: by a scan, or by an index without a condition that no limit ends. */
function scansOf(node: Node, isCut = false): string[] {
  const type = node['Node Type'];
  const isWhole = type === 'Seq Scan' || (isUnconditional(node) && !isCut);
  const isCutBelow = (isCut || type === 'Limit') && !NEEDS_ALL.test(type);
  return [
    ...(isWhole ? [node['Relation Name'] ?? ''] : []),
    ...(node.Plans ?? []).flatMap((one) => scansOf(one, isCutBelow)),
  ];
}

/** Those of a statement, where every table is as large as its indexes are good. */
async function scannedBy(db: Kysely<Tables>, { sql: text, parameters }: CompiledQuery): Promise<string[]> {
  if (!/^\s*(?:select|with)\b/i.test(text) || /\bfor (?:update|share)\b/i.test(text)) return [];
  const { rows } = await sqlRunner(db)(`explain (format json) ${text}`, parameters);
  const [plan] = (rows[0] as { 'QUERY PLAN': { Plan: Node }[] })['QUERY PLAN'];
  return plan === undefined ? [] : scansOf(plan.Plan).filter((name) => GROWING.includes(name));
}

const scansAmong = (database: Database, statements: readonly CompiledQuery[]) =>
  database.db.transaction().execute(async (trx) => {
    const found: string[] = [];
    // As on large tables, where a join reads the other side row by row by its index.
    for (const way of ['seqscan', 'hashjoin', 'mergejoin', 'material'])
      await sqlRunner(trx)(`set local enable_${way} = off`);
    for (const statement of statements)
      for (const table of await scannedBy(trx, statement))
        found.push(`${table}: ${statement.sql.slice(0, 300)}`);
    return found;
  });

// Indexes that other tests have bloated would look dearer than they are.
describeOnFreshDatabases('plans', (open) => {
  let database: Database;
  let mall: Mall;
  let sent: CompiledQuery[];

  beforeAll(async () => {
    database = await open();
    const recording = recorder(database);
    ({ sent } = recording);
    mall = openMall(recording.recorded);
    const now = new Date();
    await countSpending(database.db, { now, since: now });
    await database.executeSql('analyze');
  });

  it('tell a scan from a read by an index, also one by an index from end to end', async () => {
    const plain = (text: string) => CompiledQuery.raw(text);
    const found = await scansAmong(database, [
      plain('select 1 from orders where remark = $$x$$'),
      plain('select count(*) from orders'),
      plain('select id from orders order by id limit 3'),
      plain('select id from orders where id = 3'),
    ]);
    expect(found.map((text) => text.slice(0, 40))).toEqual(
      ['orders: select 1 from orders where remark', 'orders: select count(*) from orders'].map((text) =>
        text.slice(0, 40),
      ),
    );
  });

  it.each(READS.split(',').map((words) => words.trim().split(' ')))(
    'of %s for %s read orders, lines, goods and shoppers by indexes',
    async (caller = '', path = '') => {
      const token = caller === 'guest' ? '' : await mall.tokenOf(Number(caller));
      const [route = '', ...pairs] = path.split('&');
      const params = Object.fromEntries(pairs.map((pair) => pair.split('=')));
      sent.length = 0;
      expect((await mall.callRaw(`api/${route}`, params, { token })).code).toBe(0);
      const statements = [...sent];
      expect(statements.length).toBeGreaterThan(0);
      expect(await scansAmong(database, statements)).toEqual([]);
    },
  );

  it('of an order that is placed, and of its repetition, read them by indexes', async () => {
    const token = await mall.tokenOf(2);
    const form = { form_data: JSON.stringify(formOf([goodsOf(await plainGoods(mall))])) };
    const submit = async (): Promise<CompiledQuery[]> => {
      sent.length = 0;
      expect((await mall.callRaw(orderSubmit.route, form, { method: 'POST', token })).code).toBe(0);
      return [...sent];
    };
    const [placing, repeating] = [await submit(), await submit()];
    // The repetition finds the order: it places none.
    expect(repeating.length).toBeLessThan(placing.length / 10);
    expect(await scansAmong(database, [...placing, ...repeating])).toEqual([]);
  });
});
