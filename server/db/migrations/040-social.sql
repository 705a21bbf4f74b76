-- Owns what signing in with the social app leaves behind: codes used up, and who follows the account.
create table used_codes (
  code_hash text primary key,
  expires_at timestamptz not null
);
create index used_codes_expiry on used_codes (expires_at);

-- As the social app last said; answered again while it cannot be asked.
alter table user_identities add column is_follower boolean not null default false;
