// How the cost of reads grows with the data: fills malls of three sizes and prints the medians of the calls.
import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { openDatabase } from '~/server/db/database';
import { NO_TIMEOUTS } from '~/server/db/postgres-pool';
import { countSpending } from '~/server/families/footprint/summary';
import { createApp } from '~/server/app/app';
import { PLUGINS } from '~/server/app/load-plugins';
import { cancelOverdue } from '~/server/jobs/order-jobs';
import { Failures, runJob } from '~/server/jobs/run-job';
import { issueToken } from '~/server/http/session';
import { prepareDatabase } from '~/server/app/prepare';
import { startSession } from '~/server/studio/operators';
import { type PostgresServer, startPostgres } from '~/tests/server/postgres-server';
import { CALLS, measure, type Measured } from './scale-calls';
import { expire, fill, HEAVY, type Size } from './scale-fill';
import { figure, quartiles, table } from './statistics';

const SIZES: readonly Size[] = [
  { name: 'S', goods: 500, shoppers: 5000, orders: 20_000 },
  { name: 'M', goods: 5000, shoppers: 50_000, orders: 200_000 },
  { name: 'L', goods: 50_000, shoppers: 500_000, orders: 2_000_000 },
];

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** A seeded mall of the size; its address. */
async function makeMall(server: PostgresServer, size: Size): Promise<string> {
  const name = `scale_${size.name.toLowerCase()}`;
  await withClient(server.urlOf('postgres'), (client) => client.query(`create database ${name}`));
  const url = server.urlOf(name);
  const database = await openDatabase({ url, timeouts: NO_TIMEOUTS });
  await prepareDatabase(database);
  await withClient(url, (client) => fill(client, size));
  const now = new Date();
  await countSpending(database.db, { now, since: now });
  await database.close();
  return url;
}

/** Shoppers of the demonstration: the first, and the one who keeps the shop. */
const [SHOPPER, KEEPER] = [1, 3];

async function measureMall(url: string): Promise<Measured[]> {
  const database = await openDatabase({ url });
  const { db } = database;
  const operator = { name: 'bench', login: 'bench', role: 'owner', password_hash: 'none' } as const;
  const { id } = await db.insertInto('operators').values(operator).returning('id').executeTakeFirstOrThrow();
  const keys = {
    guest: '',
    shopper: await issueToken(db, SHOPPER),
    heavy: await issueToken(db, HEAVY),
    shop: await issueToken(db, KEEPER),
    studio: await startSession(db, id, new Date()),
  };
  const app = createApp({ database, dataFolder: tmpdir(), site: null, isChecking: false, secret: 'bench' });
  const measured: Measured[] = [];
  for (const call of CALLS) measured.push(await measure(app, call, keys));
  await database.close();
  return measured;
}

/** How many expired orders a process closes in a second. */
async function closeExpired(url: string): Promise<number> {
  await withClient(url, expire);
  const database = await openDatabase({ url });
  const onFailure = (error: unknown) => {
    throw error;
  };
  const startMs = performance.now();
  const run = { now: new Date(), failures: new Failures(), onFailure };
  const closed = await runJob(database.db, cancelOverdue(PLUGINS), run);
  const seconds = (performance.now() - startMs) / 1000;
  await database.close();
  return closed / seconds;
}

const medianOf = ({ times, refusal }: Measured): string =>
  refusal === '' ? figure(quartiles(times).median) : refusal;

/** Prints the table of calls; PAGODA_SCALE=S,M leaves sizes out. */
export async function benchScale(): Promise<void> {
  const wanted = (process.env['PAGODA_SCALE'] ?? 'S,M,L').split(',');
  const sizes = SIZES.filter(({ name }) => wanted.includes(name));
  const server = await startPostgres();
  if (server === null) return;
  try {
    const columns: Measured[][] = [];
    const closed: string[] = [];
    for (const size of sizes) {
      const url = await makeMall(server, size);
      columns.push(await measureMall(url));
      closed.push(`${size.name} ${figure(await closeExpired(url))}`);
    }
    const rows = CALLS.map(({ by, path }, at) => [
      by,
      decodeURIComponent(path),
      ...columns.map((column) => {
        const measured = column[at];
        return measured === undefined ? '' : medianOf(measured);
      }),
    ]);
    const heads = sizes.map((size) => `${size.name}: ${size.goods} goods, ${size.orders} orders, ms`);
    console.log(table([['by', 'call', ...heads], ...rows]));
    console.log(`Expired orders that a process closes in a second: ${closed.join(', ')}`);
  } finally {
    await server.stop();
  }
}
