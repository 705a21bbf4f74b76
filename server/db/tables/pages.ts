// Kysely types of the tables of 005-pages.sql, 030-scenes.sql, 068-form-replies.sql and 094-page-visits.sql.
import type { AnsweredField, DiyField } from '~/domain/diy-form';
import type {
  Day,
  Defaulted,
  Json,
  JsonDefaulted,
  JsonOrNull,
  SoftDeleted,
  TimeNow,
  TimeOrNull,
} from './columns';

export interface DiyTemplatesTable extends SoftDeleted {
  id: Defaulted<number>;
  name: string;
  /** 'page' a page's layout, '' a reusable module. */
  type: Defaulted<'page' | ''>;
  /** JSON text of the component array, stored byte for byte. */
  data: string;
}

export interface DiyPagesTable extends SoftDeleted {
  id: Defaulted<number>;
  title: string;
  show_navs: Defaulted<boolean>;
  is_disable: Defaulted<boolean>;
  is_home_page: Defaulted<boolean>;
  /** Comma-separated platform keys whose home page this is. */
  platform: Defaulted<string>;
  access_limit: JsonOrNull<{ is_all: 0 | 1; member: { level: number; name: string }[] }>;
}

export interface DiyPageNavsTable {
  id: Defaulted<number>;
  page_id: number;
  template_id: number;
  name: string;
  position: number;
}

export interface PageVisitsTable {
  page_id: number;
  /** Null for all guests. */
  user_id: number | null;
  day: Day;
  count: number;
}

export interface DiyFormsTable {
  id: Defaulted<number>;
  template_id: number;
  /** Digest of the questions. */
  version: string;
  /** Title of the page that contained the form. */
  title: string;
  fields: Json<DiyField[]>;
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

export interface ArticlesTable extends SoftDeleted {
  id: Defaulted<number>;
  article_cat_id: Defaulted<number>;
  title: string;
  content: string;
  sort: Defaulted<number>;
  is_enabled: Defaulted<boolean>;
}

export interface ScenesTable {
  id: Defaulted<number>;
  /** The sharing shopper; null when nobody. */
  user_id: number | null;
  token: string;
  /** Screen without a slash in front; may be empty. */
  path: Defaulted<string>;
  /** Query of the screen. */
  data: JsonDefaulted<Record<string, string | number>>;
  use_number: Defaulted<number>;
  created_at: TimeNow;
}
