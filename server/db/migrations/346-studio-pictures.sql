-- Pictures of documents, their versions and templates in the studio's lists (server/studio/stored-pictures.ts).
create table studio_pictures (
  doc text not null,
  -- 'draft', or the id of a version.
  shown text not null,
  -- Of what it shows.
  digest text not null,
  svg text not null,
  -- Goods, prices and the theme in it change too.
  expires_at timestamptz not null,
  primary key (doc, shown)
);
create index studio_pictures_expiry on studio_pictures (expires_at);
