// What a cancelled or refunded order takes back of its commission: of the frozen part, or of what was posted.
import type { Selectable } from 'kysely';
import { takenFen } from '~/domain/commission';
import type { OrderCommissionsTable } from '../../db/tables/distribution';
import type { Trx } from '../../db/transaction';
import type { OrderUndone, UndoneLine } from '../../ports/order-events';
import { lockDistributors, postCommission } from './commission-book';
import { KIND_WORDS, sumsByEarner } from './settle';

type Row = Selectable<OrderCommissionsTable> & {
  num: number;
  total_price_fen: number;
  undone_fen: number;
  undone_num: number;
};

/** The commission of the undone lines with what was undone of each before; locked. */
async function readRows(trx: Trx, undone: readonly OrderUndone[]): Promise<Row[]> {
  const lineIds = undone.flatMap(({ lines }) => lines.map(({ lineId }) => lineId));
  if (lineIds.length === 0) return [];
  const rows = await trx
    .selectFrom('order_commissions as c')
    .innerJoin('order_lines as l', 'l.id', 'c.order_line_id')
    .selectAll('c')
    .select(['l.num', 'l.total_price_fen'])
    .where(
      'c.order_id',
      'in',
      undone.map(({ orderId }) => orderId),
    )
    .where('c.order_line_id', 'in', lineIds)
    .orderBy('c.id')
    .forUpdate('c')
    .execute();
  if (rows.length === 0) return [];
  const before = await trx
    .selectFrom('commission_takebacks')
    .select(({ fn }) => [
      'order_commission_id',
      fn.sum<string | number>('undone_fen').as('fen'),
      fn.sum<string | number>('undone_num').as('num'),
    ])
    .where(
      'order_commission_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('order_commission_id')
    .execute();
  const sums = new Map(before.map((sum) => [sum.order_commission_id, sum]));
  return rows.map((row) => ({
    ...row,
    undone_fen: Number(sums.get(row.id)?.fen ?? 0),
    undone_num: Number(sums.get(row.id)?.num ?? 0),
  }));
}

/** What the refund of a line takes of a commission beyond what was taken before. */
function lossOf(row: Row, line: UndoneLine): number {
  const undone = {
    fen: row.undone_fen + line.amountFen,
    num: row.undone_num + line.num,
    isWhole: line.isWhole,
  };
  const terms = { fen: row.amount_fen, type: row.rate_type };
  const gone = takenFen(terms, { priceFen: row.total_price_fen, num: row.num }, undone);
  return Math.max(0, gone - row.taken_fen);
}

/** Notes a loss by its cause; false when it was noted before. */
async function note(trx: Trx, row: Row, loss: { line: UndoneLine; fen: number; cause: string; now: Date }) {
  const { line, fen, cause, now } = loss;
  const noted = await trx
    .insertInto('commission_takebacks')
    .values({
      order_commission_id: row.id,
      cause,
      money_fen: fen,
      undone_fen: line.amountFen,
      undone_num: line.num,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['order_commission_id', 'cause']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (noted === undefined) return false;
  await trx
    .updateTable('order_commissions')
    .set((eb) => ({ taken_fen: eb('taken_fen', '+', fen), updated_at: now }))
    .where('id', '=', row.id)
    .execute();
  return true;
}

const causeOf = ({ refundId }: OrderUndone): string => (refundId === null ? 'cancel' : `refund:${refundId}`);

/** Notes what an order's rows lose; what of it had been posted, by earner. */
async function noteLosses(trx: Trx, what: OrderUndone, rows: readonly Row[]) {
  const lost: { user_id: number; kind: Row['kind']; fen: number }[] = [];
  for (const row of rows) {
    const line = what.lines.find(({ lineId }) => lineId === row.order_line_id);
    if (line === undefined) continue;
    const fen = lossOf(row, line);
    const isNew = await note(trx, row, { line, fen, cause: causeOf(what), now: what.now });
    if (isNew && row.settled_at !== null) lost.push({ ...row, fen });
  }
  return sumsByEarner(lost).map((sum) => ({ ...sum, what }));
}

/** Takes back what the undone lines had brought, once for each cause. */
export async function takeBack(trx: Trx, undone: readonly OrderUndone[]): Promise<void> {
  const rows = await readRows(trx, undone);
  const sums: Awaited<ReturnType<typeof noteLosses>> = [];
  for (const what of undone) sums.push(...(await noteLosses(trx, what, rows)));
  if (sums.length === 0) return;
  await lockDistributors(
    trx,
    sums.map(({ userId }) => userId),
  );
  for (const { userId, kind, fen, what } of sums)
    await postCommission(trx, {
      userId,
      type: 2,
      kind,
      moneyFen: fen,
      description: `订单退款，扣回${KIND_WORDS[kind]}`,
      orderNo: what.orderNo,
      reason: 'refund',
      sourceId: `order:${what.orderId}:${kind}:${causeOf(what)}`,
      now: what.now,
    });
}
