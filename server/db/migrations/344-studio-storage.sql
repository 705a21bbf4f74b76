-- Compressing a draft of some megabytes takes longer than all else of a step, and others wait for the embedded database.
-- Only what is written from now on is stored as it is; no row is rewritten.
alter table studio_drafts alter column content set storage external;
alter table studio_ops alter column ops set storage external;
