-- Owns what a kind of sale took before the order: pieces that were set aside, and money that was paid.

-- Pieces of a line that left the shelf before its order, which the order has once it is paid.
alter table order_lines add column set_aside_num integer not null default 0;

-- What was paid for a line by a payment of its own, such as a deposit; it goes back with the line's pieces.
create table order_prepayments (
  order_line_id integer primary key references order_lines on delete cascade,
  -- The row that was paid, as in payment_union_orders.
  kind text not null,
  source_id integer not null,
  paid_fen bigint not null check (paid_fen >= 0),
  back_fen bigint not null default 0 check (back_fen between 0 and paid_fen)
);
create index order_prepayments_source on order_prepayments (kind, source_id);
