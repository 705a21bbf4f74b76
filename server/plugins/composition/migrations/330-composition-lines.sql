-- Owns which set each order line was sold in.
create table composition_lines (
  order_line_id integer primary key references order_lines on delete cascade,
  order_id integer not null references orders on delete cascade,
  activity_id integer not null references activities,
  -- The sets of an order are counted from 1.
  set_no smallint not null check (set_no > 0)
);
create index composition_lines_sets on composition_lines (activity_id, order_id, set_no);
create index composition_lines_order on composition_lines (order_id);
