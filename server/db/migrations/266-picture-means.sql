-- Mean colour of a picture, by which the check knows whether words on it can be read. All pictures are looked at again.
alter table studio_media
  add column mean text check (mean ~ '^#[0-9a-f]{6}$');
update studio_media set colours = null where kind = 'picture';
