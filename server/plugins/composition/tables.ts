// Kysely types of the table of 330-composition-lines.sql.
export interface CompositionLinesTable {
  order_line_id: number;
  order_id: number;
  activity_id: number;
  /** The sets of an order are counted from 1. */
  set_no: number;
}

declare module '../../db/tables' {
  interface Tables {
    composition_lines: CompositionLinesTable;
  }
}
