// Lists of withdrawals, as the contract's CashRow and grouped by day.
import type { Kysely } from 'kysely';
import { formatDate } from '~/domain/time';
import { CASH_STATUS_TEXTS, CASH_WAYS } from '~/domain/withdrawal';
import type { Tables } from '../db/tables';
import { type Paging, wireTime } from '../http/wire';
import type { WithdrawalRow } from './withdrawal';
import { readPage } from '../http/read-page';

const timeText = (time: Date | null): string => (time === null ? '' : wireTime(time));

/** `CashRow` of the contract without its user and its words of the state. */
export const wireCash = (row: WithdrawalRow) => ({
  id: row.id,
  order_no: row.order_no,
  pay_type: CASH_WAYS[row.type].name,
  type: row.type,
  status: row.status,
  cash: {
    price: row.price_fen / 100,
    service_charge: row.service_charge_fen / 100,
    actual_price: (row.price_fen - row.service_charge_fen) / 100,
  },
  extra: { name: row.name, mobile: row.account, bank_name: row.bank_name },
  time: {
    created_at: wireTime(row.created_at),
    apply_at: timeText(row.apply_at),
    remittance_at: timeText(row.remittance_at),
    reject_at: timeText(row.reject_at),
  },
  content: {
    apply_content: row.apply_content,
    remittance_content: row.remittance_content,
    reject_content: row.reject_content,
  },
});

export interface OwnWithdrawals {
  model: string;
  userId: number;
  /** -1 for all. */
  status: number;
  paging: Paging;
}

/** A shopper's withdrawals of one purse as the contract's CashRow, the newest first, and how many there are. */
export async function ownWithdrawals(db: Kysely<Tables>, { model, userId, status, paging }: OwnWithdrawals) {
  const owned = db
    .selectFrom('withdrawals')
    .where('user_id', '=', userId)
    .where('model', '=', model)
    .$if(status >= 0, (query) => query.where('status', '=', status as WithdrawalRow['status']));
  const { total, rows } = await readPage(owned, paging, (all) => all.selectAll().orderBy('id', 'desc'));
  const user = await db
    .selectFrom('users')
    .select(['avatar', 'nickname'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const list = rows.map((row) => ({
    day: formatDate(row.created_at.getTime()),
    row: { ...wireCash(row), status_text: CASH_STATUS_TEXTS[row.status], user },
  }));
  return { list, total };
}

/** Rows by day, in their order: `day` YYYY-MM-DD, `date` MM月DD日. */
export function groupByDay<T>(
  rows: readonly { day: string; row: T }[],
): { day: string; date: string; list: T[] }[] {
  const days = new Map<string, T[]>();
  for (const { day, row } of rows) days.set(day, [...(days.get(day) ?? []), row]);
  return [...days].map(([day, list]) => ({
    day,
    date: `${day.slice(5, 7)}月${day.slice(8, 10)}日`,
    list,
  }));
}
