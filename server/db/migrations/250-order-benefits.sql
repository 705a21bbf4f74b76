-- What a plugin takes off an order: its sum under the name that shoppers read, and the share of each line.
alter table orders add column benefit_name text not null default '';
alter table orders add column benefit_price_fen bigint not null default 0 check (benefit_price_fen >= 0);
alter table order_lines add column benefit_price_fen bigint not null default 0 check (benefit_price_fen >= 0);
-- The plugin whose benefit or card the shopper was shown when he submitted: it takes part when the form is worked.
alter table order_submissions add column plugin_key text;
