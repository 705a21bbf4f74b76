-- Outside a transaction: the indexes are built while the mall sells. A build that was interrupted is begun anew.

drop index concurrently if exists orders_of_shopper;

-- orders_user is partial, which those who count a shopper's orders with the deleted ones cannot use.
create index concurrently orders_of_shopper on orders (user_id, id desc);

drop index concurrently if exists goods_visible;

-- Counts what a level may see without reading the goods themselves.
create index concurrently goods_visible on goods (sign, id) include (show_levels) where deleted_at is null and is_on_sale;

drop index concurrently if exists page_visits_page;

create index concurrently page_visits_page on page_visits (page_id, day) include (count);

drop index concurrently if exists orders_recently_paid_live;

create index concurrently orders_recently_paid_live on orders (pay_at desc, id desc)
  where is_pay and cancel_status = 0 and deleted_at is null;

drop index concurrently if exists invoices_updated;

create index concurrently invoices_updated on invoices (updated_at desc, id desc);

drop index concurrently if exists order_refunds_newest;

create index concurrently order_refunds_newest on order_refunds (id desc) where deleted_at is null;

drop index concurrently if exists users_juniors;

-- The juniors of a distributor in the order of his team.
create index concurrently users_juniors on users (parent_id, junior_at desc nulls last, id desc)
  where parent_id is not null and deleted_at is null;
