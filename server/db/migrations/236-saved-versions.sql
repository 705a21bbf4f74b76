-- Versions that an operator saves are of the kind `saved`.
alter table studio_versions drop constraint studio_versions_kind_check;
update studio_versions set kind = 'saved' where kind = 'kept';
alter table studio_versions add constraint studio_versions_kind_check
  check (kind in ('published', 'saved', 'before-restore', 'submitted', 'scheduled'));
