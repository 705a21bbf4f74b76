// Kysely types of the table of 095-user-centers.sql and 263-user-center-texts.sql.
import type { Defaulted, Json, SoftDeleted } from './columns';

export interface UserCentersTable extends SoftDeleted {
  id: Defaulted<number>;
  name: string;
  /** Comma-separated platform keys whose user centre this is. */
  platform: Defaulted<string>;
  /** In the recycle bin: stored, and shown to nobody. */
  is_recycle: Defaulted<boolean>;
  /** The component array, like a page's: json, which preserves its text. */
  data: Json<unknown[]>;
}
