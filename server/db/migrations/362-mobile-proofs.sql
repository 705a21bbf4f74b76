-- Which mobile a session proved by a code last, as a hash, and when; null once it was used.
alter table access_tokens add column proved_mobile_hash text, add column mobile_proved_at timestamptz;
