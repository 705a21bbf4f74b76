// Kysely types of the tables of 070-activities.sql and 350-sold-pieces.sql.
import type { Defaulted, JsonDefaulted, SoftDeleted, TimeOrNull } from '../../../db/tables/columns';

export interface ActivitiesTable extends SoftDeleted {
  id: Defaulted<number>;
  /** Permission key of the plugin, such as `flash_sale`. */
  plugin: string;
  title: Defaulted<string>;
  /** Unset: from ever. */
  begin_at: TimeOrNull;
  /** Unset: without end. */
  end_at: TimeOrNull;
  is_enabled: Defaulted<boolean>;
  rules: JsonDefaulted<Record<string, unknown>>;
}

export interface ActivityGoodsTable {
  id: Defaulted<number>;
  activity_id: number;
  goods_id: number;
  rules: JsonDefaulted<Record<string, unknown>>;
  /** Pieces. */
  sold: Defaulted<number>;
  sort: Defaulted<number>;
}

declare module '../../../db/tables' {
  interface Tables {
    activities: ActivitiesTable;
    activity_goods: ActivityGoodsTable;
  }
}
