// The column types that every table is described with.
import type { ColumnType, Generated } from 'kysely';

/** timestamptz: read as Date; written as Date or ISO text. */
export type Time = ColumnType<Date, Date | string, Date | string>;
/** timestamptz that the database fills with now(). */
export type TimeNow = ColumnType<Date, Date | string | undefined, Date | string>;
/** timestamptz that may be unset. */
export type TimeOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** jsonb: read parsed, written as the text of JSON.stringify (pg would turn a list into an SQL array). */
export type Json<T> = ColumnType<T, string, string>;
export type JsonDefaulted<T> = ColumnType<T, string | undefined, string>;
export type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** A column with a default value. */
export type Defaulted<T> = Generated<T>;
/** date: text YYYY-MM-DD both ways. */
export type Day = string;

/** The times that every row a person edits carries. */
export interface Stamps {
  created_at: TimeNow;
  updated_at: TimeNow;
}

export interface SoftDeleted extends Stamps {
  deleted_at: TimeOrNull;
}
