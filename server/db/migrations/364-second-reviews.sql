-- What the writer of a review adds to it later, once.
alter table goods_comments
  add column append_content text not null default '',
  add column append_pic_list jsonb not null default '[]',
  add column appended_at timestamptz;
-- Not validated, so that no row is read under the lock: what stands there has no second review.
alter table goods_comments
  add check ((appended_at is not null) = (append_content <> '')) not valid,
  add check (appended_at is not null or append_pic_list = '[]') not valid,
  add check (appended_at >= commented_at) not valid;
