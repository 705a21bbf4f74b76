-- Uploads of guests expire unless a shopper uses them. Those of before stay, as nothing tells which of them are used.
alter table attachments add column expires_at timestamptz;
create index attachments_expiring on attachments (expires_at) where expires_at is not null;
create index attachments_url on attachments (url);
