-- Pieces that were undone before they left the shop: they are on the shelf again, and no clerk hands them over.
alter table order_lines
  add column restocked_num integer not null default 0
    constraint order_lines_restocked_check check (restocked_num between 0 and refunded_num);
