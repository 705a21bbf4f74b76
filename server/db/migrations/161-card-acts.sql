-- A clerk's act that his phone sends again is done once.
alter table card_redemptions add column nonce text check (char_length(nonce) between 1 and 64);
create unique index card_redemptions_act on card_redemptions (user_card_id, nonce) where nonce is not null;
