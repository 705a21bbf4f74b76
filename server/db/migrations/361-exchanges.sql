-- What an exchange sends in place of the goods that come back. Its held pieces left the shelf when it was asked for, and
-- go back there unless they are sent.
alter table order_refunds add column exchange_sku_id integer,
  add column exchange_attrs jsonb,
  add column exchange_held_num integer not null default 0;
