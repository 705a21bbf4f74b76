-- Outside a transaction: built while the mall sells.
drop index concurrently if exists goods_source;

create index concurrently goods_source on goods (source_id) where source_id is not null;

drop index concurrently if exists payment_refunds_source_cause;

create unique index concurrently payment_refunds_source_cause on payment_refunds (kind, source_id, channel)
  where source_id is not null;

alter table payment_refunds validate constraint payment_refunds_source;
