-- Owns what kinds of sale add to goods, orders and payments (server/ports/sale.ts).

-- A copy that a kind sells knows its goods: scopes, comments and sales go by it.
alter table goods add column source_id integer;

-- What the kind takes off a line, by the names that shoppers read, and whether it gives commission.
alter table order_lines add column cut_price_fen bigint not null default 0;
alter table order_lines add column cuts jsonb not null default '[]';
alter table order_lines add column gives_commission boolean not null default true;
alter table orders add column cut_price_fen bigint not null default 0;

-- What the checkout came to when it was submitted: worked later it costs no more.
alter table order_submissions add column total_fen bigint;

-- The order that something was bought along with: a payment of several orders holds more than one.
alter table payment_union_orders add column order_id integer;

-- Rows of plugins are paid back too, deposits for instance.
alter table payment_refunds
  alter column order_id drop not null,
  add column kind text,
  add column source_id integer,
  add constraint payment_refunds_source check ((order_id is null) = (source_id is not null)) not valid;
