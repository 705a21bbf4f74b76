-- Colours that fill a good part of a picture, as the library is searched by them; null until they are looked at.
alter table studio_media
  add column colours jsonb check (jsonb_typeof(colours) = 'array');
create index studio_media_without_colours on studio_media (id)
  where colours is null and kind = 'picture' and deleted_at is null;
