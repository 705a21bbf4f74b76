// How long a backlog of expired orders takes: 50,000 unpaid ones of fifty SKUs, closed by the job alone.
import { type Database, openDatabase } from '~/server/db/database';
import { NO_TIMEOUTS } from '~/server/db/postgres-pool';
import { PLUGINS } from '~/server/app/load-plugins';
import { prepareDatabase } from '~/server/app/prepare';
import { cancelOverdue } from '~/server/jobs/order-jobs';
import { Failures, runJob } from '~/server/jobs/run-job';
import { auditLedger } from '~/server/payments/audit';
import { openMall } from '~/tests/server/mall-helpers';
import { placeOne } from '~/tests/server/money/checkout-helpers';
import { startPostgres } from '~/tests/server/postgres-server';
import { createShoppers } from '~/tests/server/role-helpers';
import { figure, table } from './statistics';

const EXPIRED = Number(process.env['PAGODA_EXPIRED'] ?? 50_000);
const SKUS = 50;
/** Above all ids of the demonstration. */
const BASE = 1_000_000;

/** Pieces of each SKU, sold and unsold. */
const PIECES = 100_000;

type Changes = Readonly<Record<string, string>>;

/** Inserts copies of the rows in which some columns are other expressions, over `n`, the number of the copy. */
async function copy({ executeSql }: Database, table: string, where: string, changes: Changes): Promise<void> {
  const { rows } = await executeSql(
    `select column_name as name from information_schema.columns where table_name = $1 and table_schema = 'public'
      and is_generated = 'NEVER'`,
    [table],
  );
  const names = (rows as { name: string }[]).map(({ name }) => `"${name}"`);
  const values = names.map((name) => changes[name.slice(1, -1)] ?? name);
  // Without triggers and references, which the order that is copied has passed.
  await executeSql(`begin; set local session_replication_role = replica;
    insert into ${table} (${names.join()}) overriding system value
      select ${values.join()} from ${table}, generate_series(1, ${EXPIRED - 1}) n where ${where};
    commit`);
}

/** An order that the route has placed, and copies of it with a payment each; all are expired and have taken their pieces. */
async function fill(database: Database): Promise<void> {
  const mall = openMall(database, { isChecking: false });
  const [userId = 0] = await createShoppers(database.db, ['顾客']);
  const { id, unionId } = await placeOne(mall, { token: await mall.tokenOf(userId), isPickUp: true });
  mall.close();
  const skus = await database.db
    .selectFrom('skus')
    .select(['id', 'goods_id'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(SKUS)
    .execute();
  const nth = (ids: readonly number[]) => `(array[${ids.join()}])[1 + n % ${ids.length}]`;
  const next = `${BASE} + n`;
  await copy(database, 'orders', `id = ${id}`, {
    id: next,
    order_no: "'B' || n",
    submission_id: 'null',
    offline_code: 'null',
  });
  const [sku_id, goods_id] = [nth(skus.map((sku) => sku.id)), nth(skus.map((sku) => sku.goods_id))];
  const line = { id: next, order_id: next, sku_id, goods_id };
  await copy(database, 'order_lines', `order_id = ${id}`, line);
  await copy(database, 'payment_unions', `id = ${unionId}`, { id: next, out_trade_no: "'B' || n" });
  const order_id = `case when order_id is not null then ${next} end`;
  const part = { id: next, order_id, payment_union_id: next, source_id: next, order_no: "'B' || n" };
  await copy(database, 'payment_union_orders', `payment_union_id = ${unionId}`, part);
  await database.executeSql(`update orders set auto_cancel_at = now() - interval '1 hour' where user_id = ${userId};
    update skus set stock = ${PIECES} - coalesce((select sum(num) from order_lines
      where sku_id = skus.id and order_id in (select id from orders where user_id = ${userId})), 0);
    analyze`);
}

/** @throws Error where the ledger does not add up, or pieces are missing. */
async function prove({ db, executeSql }: Database): Promise<void> {
  const problems = await auditLedger(db);
  const { rows } = await executeSql(`select id from skus where stock <> ${PIECES}`);
  if (problems.length > 0 || rows.length > 0)
    throw new Error([...problems, `${rows.length} SKUs have other than ${PIECES} pieces`].join('\n'));
}

/** Seconds of a clock and of the processor, the embedded database's included, until none is left. */
async function closeAll({ db }: Database): Promise<{ seconds: number; cpuSeconds: number }> {
  const onFailure = (error: unknown) => {
    throw error;
  };
  const [beganMs, cpu] = [performance.now(), process.cpuUsage()];
  let closed = 0;
  while (closed < EXPIRED)
    closed += await runJob(db, cancelOverdue(PLUGINS), {
      now: new Date(),
      failures: new Failures(),
      onFailure,
    });
  const { user, system } = process.cpuUsage(cpu);
  return { seconds: (performance.now() - beganMs) / 1000, cpuSeconds: (user + system) / 1e6 };
}

async function measure(url: string): Promise<string[]> {
  const database = await openDatabase({ url, timeouts: NO_TIMEOUTS });
  try {
    await prepareDatabase(database);
    const beganMs = performance.now();
    await fill(database);
    const filledSeconds = (performance.now() - beganMs) / 1000;
    const { seconds, cpuSeconds } = await closeAll(database);
    await prove(database);
    return [
      database.kind,
      figure(filledSeconds),
      figure(seconds),
      figure(EXPIRED / seconds),
      figure(cpuSeconds),
    ];
  } finally {
    await database.close();
  }
}

export async function benchClosing(): Promise<void> {
  const rows = [
    ['database', 'filled in, s', 'closed in, s', 'orders a second', 'seconds of CPU'],
    await measure(''),
  ];
  const server = await startPostgres();
  if (server !== null) {
    rows.push(await measure(server.urlOf('postgres')).finally(() => server.stop()));
  }
  console.log(`\n${EXPIRED} expired orders\n\n${table(rows)}`);
}
