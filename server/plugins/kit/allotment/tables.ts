// Kysely types of the table of 310-allotments.sql.
export interface SkuAllotmentsTable {
  sku_id: number;
  source_sku_id: number;
  num: number;
}

declare module '../../../db/tables' {
  interface Tables {
    sku_allotments: SkuAllotmentsTable;
  }
}
