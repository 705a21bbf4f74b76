-- Owns what ties shoppers to the providers that vouch for them, and their personal data.
create table user_identities (
  provider text not null,
  open_id text not null,
  user_id integer not null references users,
  created_at timestamptz not null default now(),
  primary key (provider, open_id)
);
create index user_identities_user on user_identities (user_id);

-- greeted_at: the gifts of registration were delivered with the user's data, which happens once.
-- gender: 0 not said, 1 male, 2 female.
alter table users
  add column gender smallint not null default 0 check (gender between 0 and 2),
  add column birthday date,
  add column greeted_at timestamptz;
