// Kysely types of the table of 352-lottery-counts.sql.
import type { Defaulted } from '../../db/tables/columns';

export interface LotteryCountsTable {
  activity_goods_id: number;
  participant: Defaulted<number>;
  invitee: Defaulted<number>;
  code_num: Defaulted<number>;
}

declare module '../../db/tables' {
  interface Tables {
    lottery_counts: LotteryCountsTable;
  }
}
