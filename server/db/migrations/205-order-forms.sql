-- A form of a shop's orders, beside the forms of goods. At most one a shop; merchant 0 is the mall.
alter table forms add column mch_id integer not null default 0;
alter table forms add column is_order_form boolean not null default false;
create unique index forms_order_form on forms (mch_id) where is_order_form and deleted_at is null;
