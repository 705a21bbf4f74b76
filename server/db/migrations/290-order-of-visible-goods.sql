-- Outside a transaction: the index of visible goods serves lists in the shop's order too.

drop index concurrently if exists goods_visible;

create index concurrently goods_visible on goods (sign, id) include (show_levels, sort) where deleted_at is null and is_on_sale;
