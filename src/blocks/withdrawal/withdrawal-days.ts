// Withdrawals as backends deliver them, by day, as one list.
import type { CashRow } from '~/schemas/api/share.gen';

export interface WithdrawalDay {
  /** `11月21日`. */
  readonly date: string;
  readonly list: readonly CashRow[];
}

export interface DatedWithdrawal {
  readonly date: string;
  readonly row: CashRow;
}

/** Each once: a day can go on over two pages, and a withdrawal move between them meanwhile. */
export function withdrawalsIn(days: readonly WithdrawalDay[]): DatedWithdrawal[] {
  const byId = new Map<number, DatedWithdrawal>();
  for (const { date, list } of days)
    for (const row of list) if (!byId.has(row.id)) byId.set(row.id, { date, row });
  return [...byId.values()];
}
