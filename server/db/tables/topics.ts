// Kysely types of the tables of 062-topics.sql.
import type { Defaulted, JsonDefaulted, SoftDeleted, TimeNow } from './columns';

export interface TopicTypesTable extends SoftDeleted {
  id: Defaulted<number>;
  name: string;
  sort: Defaulted<number>;
  is_enabled: Defaulted<boolean>;
}

/** A block as the page editor stores it. */
export interface StoredTopicBlock {
  id: string;
  /** Version of the data; absent for the first. */
  v?: number;
  data: Record<string, unknown>;
}

export interface TopicsTable extends SoftDeleted {
  id: Defaulted<number>;
  type_id: number;
  title: string;
  sub_title: Defaulted<string>;
  abstract: Defaulted<string>;
  /** Rich text beside the blocks. */
  content: Defaulted<string>;
  /** In lists: 0 picture at the right, 1 wide picture, 2 three pictures. */
  layout: Defaulted<0 | 1 | 2>;
  cover_pic: Defaulted<string>;
  /** Addresses of the pictures of layout 2. */
  pic_list: JsonDefaulted<string[]>;
  detail: JsonDefaulted<StoredTopicBlock[]>;
  read_count: Defaulted<number>;
  agree_count: Defaulted<number>;
  virtual_read_count: Defaulted<number>;
  virtual_agree_count: Defaulted<number>;
  virtual_favorite_count: Defaulted<number>;
  is_chosen: Defaulted<boolean>;
  qrcode_pic: Defaulted<string>;
  app_share_title: Defaulted<string>;
  sort: Defaulted<number>;
}

export interface TopicFavoritesTable {
  user_id: number;
  topic_id: number;
  created_at: TimeNow;
}
