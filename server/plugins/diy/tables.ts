// Kysely types of the tables of 068-form-replies.sql and 291-form-times.sql.
import type { AnsweredField, DiyField } from '~/domain/diy-form';
import type { Defaulted, Json, JsonDefaulted, TimeNow, TimeOrNull } from '../../db/tables/columns';

export interface DiyFormsTable {
  id: Defaulted<number>;
  template_id: number;
  /** Digest of the questions. */
  version: string;
  /** Title of the page that contained the form. */
  title: string;
  fields: Json<DiyField[]>;
  /** How often a person may answer it, as at the last reply; 0 for any number. */
  times: Defaulted<number>;
  created_at: TimeNow;
}

/** The award of a reply, as the popup of gifts shows it. */
export interface FormAward {
  /** 2 points, 4 a coupon. */
  share_type: 2 | 4;
  name: string;
  content: string;
  page_url: string;
  [field: string]: unknown;
}

export interface DiyFormRepliesTable {
  id: Defaulted<number>;
  user_id: number;
  form_id: number | null;
  token: string;
  form_data: Json<AnsweredField[]>;
  awards: JsonDefaulted<FormAward[]>;
  /** The shop's answer, HTML; empty until `replied_at`. */
  reply_content: Defaulted<string>;
  reply_pics: JsonDefaulted<string[]>;
  replied_at: TimeOrNull;
  deleted_at: TimeOrNull;
  created_at: TimeNow;
}

declare module '../../db/tables' {
  interface Tables {
    diy_forms: DiyFormsTable;
    diy_form_replies: DiyFormRepliesTable;
  }
}
