-- The rewards of a line as they were promised when it was bought; later edits of its goods do not change them.
-- As of goods: type 1 is a piece, type 2 a share of what was paid.
alter table order_lines
  add column give_integral_type smallint not null default 1 check (give_integral_type in (1, 2)),
  add column give_integral integer not null default 0 check (give_integral >= 0),
  add column give_balance_type smallint not null default 1 check (give_balance_type in (1, 2)),
  add column give_balance_value bigint not null default 0 check (give_balance_value >= 0);
-- Nothing is known of what older lines promised.
update order_lines l set
  give_integral_type = g.give_integral_type,
  give_integral = g.give_integral,
  give_balance_type = g.give_balance_type,
  give_balance_value = g.give_balance_value
from goods g where g.id = l.goods_id;
