-- Who scanned the code of a card: redeeming by its number alone, which can be counted, is refused.
alter table card_codes add column opened_by integer references users;
