// Withdrawals out of purses: asking for one, deciding about it, and the rows. Each step moves money once, in one
// transaction with the row that says so.
import { type Kysely, type Selectable, sql } from 'kysely';
import { fenFromText } from '~/domain/money';
import { formatDate } from '~/domain/time';
import {
  CASH_STATES,
  CASH_WAYS,
  chargeFen,
  isPayable,
  withdrawalProblem,
  type WithdrawalRequest,
  type WithdrawalTerms,
} from '~/domain/withdrawal';
import type { CashType } from '~/schemas/api/share.gen';
import type { Tables } from '../db/tables';
import type { WithdrawalsTable } from '../db/tables/withdrawals';
import { MallError } from '../http/errors';
import type { LoginCall } from '../http/route';
import { postBalance } from '../ledger/ledger';
import type { Trx } from '../db/transaction';
import { type PayProof, provePayment } from '../payments/pay-password';
import { makeTradeNo } from '../payments/unions';
import { readPayRules } from '../settings/pay-rules';
import type { Movement, Purse } from '../ports/purse';

export type WithdrawalRow = Selectable<WithdrawalsTable>;

/** The same request within this is a double tap. */
const DOUBLE_TAP_MS = 5_000;

const dayStart = (now: Date): Date => new Date(`${formatDate(now.getTime())}T00:00:00+08:00`);

/** The terms with the ways that can be paid, and what is left of today's limit, which all holders of the purse share. */
export async function currentTerms(db: Kysely<Tables>, purse: Purse, now: Date): Promise<WithdrawalTerms> {
  const { maxDayFen, types, ...rest } = await purse.terms(db);
  const terms = { ...rest, types: types.filter(isPayable) };
  if (maxDayFen === null) return { ...terms, leftTodayFen: null };
  const { fen } = await db
    .selectFrom('withdrawals')
    .select(sql<number>`coalesce(sum(price_fen), 0)::bigint`.as('fen'))
    .where('model', '=', purse.model)
    .where('status', '<>', CASH_STATES.refused)
    .where('created_at', '>=', dayStart(now))
    .executeTakeFirstOrThrow();
  return { ...terms, leftTodayFen: Math.max(0, maxDayFen - fen) };
}

/** Serialises requests out of one kind of purse, for today's limit. */
const lockModel = (trx: Trx, model: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawal:${model}`}, 0))`.execute(trx);

/** The shopper's row is locked before his purse, as where his balance is posted. */
const lockShopper = (trx: Trx, userId: number) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();

export interface Request {
  userId: number;
  form: WithdrawalRequest;
  now: Date;
  /** What leaves the mall needs one; null for a withdrawal to the balance. */
  proof: PayProof | null;
}

/** The proof for a withdrawal in this way. Not inside a transaction. */
export async function proveWithdrawal(call: LoginCall<unknown>, type: string): Promise<PayProof | null> {
  if (type === 'balance') return null;
  const { asksPassword } = await readPayRules(call.db);
  return provePayment(call, { isAsked: asksPassword, password: '', isSkipped: true });
}

async function refuseRepeated(trx: Trx, purse: Purse, { userId, form, now }: Request): Promise<void> {
  const latest = await trx
    .selectFrom('withdrawals')
    .select(['price_fen', 'type', 'status', 'created_at'])
    .where('user_id', '=', userId)
    .where('model', '=', purse.model)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (latest === undefined) return;
  const isSame = latest.price_fen === fenFromText(form.price) && latest.type === form.type;
  const isFresh = now.getTime() - latest.created_at.getTime() < DOUBLE_TAP_MS;
  if (isSame && isFresh && latest.status !== CASH_STATES.refused) throw new MallError('请不要重复提交');
  if (latest.status === CASH_STATES.waiting) throw new MallError('尚有未审核的提现申请');
}

async function insertRequest(
  trx: Trx,
  purse: Purse,
  { userId, form, now, terms }: Request & { terms: WithdrawalTerms },
): Promise<WithdrawalRow> {
  const fen = fenFromText(form.price) ?? 0;
  const isOutside = form.type !== 'balance';
  const account = {
    name: form.name?.trim() ?? '',
    account: form.mobile?.trim() ?? '',
    bank_name: form.type === 'bank' ? (form.bank_name?.trim() ?? '') : '',
  };
  return trx
    .insertInto('withdrawals')
    .values({
      model: purse.model,
      user_id: userId,
      order_no: makeTradeNo(now),
      type: form.type as CashType,
      price_fen: fen,
      service_charge_fen: chargeFen(fen, terms.charge),
      ...(isOutside ? account : {}),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const movementOf = (row: WithdrawalRow): Movement => ({
  userId: row.user_id,
  fen: row.price_fen,
  withdrawalId: row.id,
  orderNo: row.order_no,
});

const STEPS = {
  [CASH_STATES.approved]: (content: string, now: Date) => ({ apply_at: now, apply_content: content }),
  [CASH_STATES.paid]: (content: string, now: Date) => ({ remittance_at: now, remittance_content: content }),
  [CASH_STATES.refused]: (content: string, now: Date) => ({ reject_at: now, reject_content: content }),
} as const;

type Decided = keyof typeof STEPS;

/** Throws where nothing is posted: the purse was debited before. */
async function payToBalance(trx: Trx, purse: Purse, row: WithdrawalRow): Promise<void> {
  const isPosted = await postBalance(trx, {
    userId: row.user_id,
    type: 1,
    moneyFen: row.price_fen - row.service_charge_fen,
    description: purse.title,
    reason: 'withdrawal',
    sourceId: `withdrawal:${row.id}`,
    orderNo: row.order_no,
  });
  if (!isPosted) throw new Error(`withdrawal ${row.id} posts nothing to the balance`);
}

/** Writes a decision about a locked row; what is paid to the balance is posted there. */
async function step(
  trx: Trx,
  purse: Purse,
  { row, status, content, now }: { row: WithdrawalRow; status: Decided; content: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('withdrawals')
    .set({ status, ...STEPS[status](content, now), updated_at: now })
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .executeTakeFirstOrThrow();
  const movement = movementOf(row);
  if (status === CASH_STATES.refused) await purse.giveBack(trx, movement);
  if (status !== CASH_STATES.paid) return;
  if (row.type === 'balance') await payToBalance(trx, purse, row);
  await purse.paidOut?.(trx, movement);
}

/**
 * Takes money out of a purse for a new withdrawal: to the balance at once, else it waits for the operator.
 * Throws a MallError with the first problem; a repeated request is one.
 */
export async function requestWithdrawal(
  trx: Trx,
  purse: Purse,
  request: Request,
): Promise<{ id: number; order_no: string }> {
  const { userId, form, now, proof } = request;
  if (form.type !== 'balance' && proof === null)
    throw new Error('A withdrawal out of the mall needs a proof.');
  await lockModel(trx, purse.model);
  await lockShopper(trx, userId);
  const terms = await currentTerms(trx, purse, now);
  await refuseRepeated(trx, purse, request);
  const problem = withdrawalProblem(form, terms);
  if (problem !== null) throw new MallError(problem);
  const row = await insertRequest(trx, purse, { ...request, terms });
  await purse.take(trx, movementOf(row));
  if (row.type === 'balance') await step(trx, purse, { row, status: CASH_STATES.paid, content: '', now });
  return row;
}

export interface Decision {
  id: number;
  status: Decided;
  content: string;
  now: Date;
}

/**
 * Throws unless a status follows that of a withdrawal: it only moves up, and ends with paid out or refused. One that
 * cannot be paid can only be refused.
 */
function assertFollows({ status: before, type }: WithdrawalRow, after: Decided): void {
  if (before === CASH_STATES.paid) throw new MallError('提现已打款');
  if (before === CASH_STATES.refused) throw new MallError('提现已被驳回');
  if (after <= before) throw new MallError('状态错误, 请刷新重试');
  if (after !== CASH_STATES.refused && !isPayable(type))
    throw new MallError(`商城不支持${CASH_WAYS[type].name}打款，请驳回，金额将退回给申请人`);
}

/** The operator approves a withdrawal, says that it was paid, or refuses it, which puts the money back. */
export async function decideWithdrawal(trx: Trx, purse: Purse, decision: Decision): Promise<void> {
  const rows = trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', decision.id)
    .where('model', '=', purse.model);
  const found = await rows.executeTakeFirst();
  if (found === undefined) throw new MallError('提现记录不存在');
  await lockShopper(trx, found.user_id);
  const row = await rows.forUpdate().executeTakeFirstOrThrow();
  assertFollows(row, decision.status);
  await step(trx, purse, { row, ...decision });
}
