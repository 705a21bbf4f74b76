// Kysely types of the tables of 005-pages.sql, 030-scenes.sql, 094-page-visits.sql and 151-picture-alts.sql.
import type { Pointer } from '~/domain/studio/pointer';
import type { Day, Defaulted, JsonDefaulted, JsonOrNull, SoftDeleted, TimeNow } from './columns';

/** The alternative text of one picture of a published layout. */
export interface PlacedAlt {
  /** Position of the block in the layout. */
  block: number;
  /** Of the picture, within the block's data. */
  at: Pointer;
  /** Address of the picture that it was said of: another one there has other words. */
  picture: string;
  alt: string;
}

export interface DiyTemplatesTable extends SoftDeleted {
  id: Defaulted<number>;
  name: string;
  /** 'page' a page's layout, '' a reusable module. */
  type: Defaulted<'page' | ''>;
  /** JSON text of the component array, stored byte for byte. */
  data: string;
  /** Alternative texts of its pictures. */
  alts: JsonOrNull<PlacedAlt[]>;
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
