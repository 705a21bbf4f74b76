// How long a backlog of expired orders takes: 50,000 unpaid ones of fifty SKUs, closed by the job alone.
import { type Database, openDatabase } from '~/server/db/database';
import { NO_TIMEOUTS } from '~/server/db/postgres-pool';
import { PLUGINS } from '~/server/app/load-plugins';
import { prepareDatabase } from '~/server/app/prepare';
import { cancelOverdue } from '~/server/jobs/order-jobs';
import { Failures, runJob } from '~/server/jobs/run-job';
import { startPostgres } from '~/tests/server/postgres-server';
import { figure, table } from './statistics';

const EXPIRED = Number(process.env['PAGODA_EXPIRED'] ?? 50_000);
const SKUS = 50;
/** Above all ids of the demonstration. */
const BASE = 1_000_000;

/** Copies of a finished order of the demonstration as it was before it was paid, each with a payment; without triggers. */
const FILL = `begin; set local session_replication_role = replica;
  insert into orders overriding system value select (jsonb_populate_record(null::orders, to_jsonb(one) || jsonb_build_object(
      'id', ${BASE} + n, 'order_no', 'B' || n, 'submission_id', null, 'use_user_coupon_id', null, 'use_integral_num', 0,
      'offline_code', null, 'is_pay', false, 'is_send', false, 'is_confirm', false, 'is_sale', false, 'pay_type', 0,
      'pay_at', null, 'send_at', null, 'confirm_at', null, 'auto_cancel_at', now() - interval '1 hour'))).*
    from generate_series(1, ${EXPIRED}) n, (select * from orders where is_pay and is_sale and cancel_status = 0
      and sign = '' and deleted_at is null order by id limit 1) one;
  insert into order_lines overriding system value select (jsonb_populate_record(null::order_lines, to_jsonb(one) ||
      jsonb_build_object('id', ${BASE} + n, 'order_id', ${BASE} + n, 'sku_id', sku.id, 'goods_id', sku.goods_id))).*
    from generate_series(1, ${EXPIRED}) n, (select * from order_lines where sign = '' order by id limit 1) one,
      lateral (select id, goods_id from skus where deleted_at is null order by id offset n % ${SKUS} limit 1) sku;
  insert into payment_unions (id, user_id, out_trade_no, amount_fen) overriding system value
    select id, user_id, order_no, total_pay_price_fen from orders where id > ${BASE};
  insert into payment_union_orders (payment_union_id, kind, source_id, order_no, amount_fen)
    select id, 'order', id, order_no, total_pay_price_fen from orders where id > ${BASE};
  commit`;

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
    await database.executeSql(FILL);
    await database.executeSql('analyze');
    const { seconds, cpuSeconds } = await closeAll(database);
    return [database.kind, figure(seconds), figure(EXPIRED / seconds), figure(cpuSeconds)];
  } finally {
    await database.close();
  }
}

export async function benchClosing(): Promise<void> {
  const rows = [['database', 'seconds', 'orders a second', 'seconds of CPU'], await measure('')];
  const server = await startPostgres();
  if (server !== null) {
    rows.push(await measure(server.urlOf('postgres')).finally(() => server.stop()));
  }
  console.log(`\n${EXPIRED} expired orders\n\n${table(rows)}`);
}
