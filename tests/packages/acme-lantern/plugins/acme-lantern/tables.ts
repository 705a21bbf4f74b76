// Kysely types of the table of 001-lanterns.sql.
import type { TimeNow } from 'pagoda/plugin';

export interface AcmeLanternsTable {
  user_id: number;
  lit_at: TimeNow;
}

declare module 'pagoda/plugin' {
  interface Tables {
    acme_lanterns: AcmeLanternsTable;
  }
}
