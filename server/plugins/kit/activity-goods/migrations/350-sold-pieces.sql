-- Pieces of a goods that its activity has sold: the mall counts them, while `rules` is what operators set.
alter table activity_goods add column sold integer not null default 0 check (sold >= 0);
