-- The version that was live before: going back follows it. Of versions from before this migration it is the one before by number.
alter table studio_versions add column replaces_id integer references studio_versions;
update studio_versions version
set replaces_id = (
  select earlier.id from studio_versions earlier
  where earlier.doc = version.doc and earlier.live_from is not null and earlier.number < version.number
  order by earlier.number desc
  limit 1
)
where live_from is not null;
