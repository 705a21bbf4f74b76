// Kysely types of the table of 069-check-in.sql.
import type { Day, Defaulted, TimeNow } from '../../db/tables/columns';

export interface CheckInAwardsTable {
  id: Defaulted<number>;
  user_id: number;
  /** 1 daily, 2 days in a row, 3 days in all. */
  status: 1 | 2 | 3;
  /** The award's key, which can be received once: the date, the run with its days, or the days. */
  award_key: string;
  day: number;
  type: 'integral' | 'balance';
  /** Points, or fen of balance. */
  amount: number;
  on_day: Day;
  run_started_on: Day;
  continue_day: number;
  total_day: number;
  token: string;
  created_at: TimeNow;
}

declare module '../../db/tables' {
  interface Tables {
    check_in_awards: CheckInAwardsTable;
  }
}
