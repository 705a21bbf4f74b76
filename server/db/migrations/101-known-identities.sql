-- Mobiles and social accounts that an account ever had, as hashes: what is given once stays given when the mobile is
-- unbound, the account merged or another one registered.
create table known_identities (
  identity_hash text not null,
  user_id integer not null references users on delete cascade,
  primary key (identity_hash, user_id)
);
create index known_identities_user on known_identities (user_id);

create function identity_hash(identity text) returns text language sql immutable as $$
  select encode(sha256(convert_to(identity, 'UTF8')), 'hex')
$$;

-- By triggers, so that no way of binding can forget it.
create function remember_mobile() returns trigger language plpgsql as $$
begin
  if new.mobile is not null then
    insert into known_identities values (identity_hash('mobile:' || new.mobile), new.id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger users_remember_mobile after insert or update of mobile on users
  for each row execute function remember_mobile();

create function remember_social() returns trigger language plpgsql as $$
begin
  insert into known_identities values (identity_hash(new.provider || ':' || new.open_id), new.user_id)
    on conflict do nothing;
  return null;
end $$;
create trigger user_identities_remember after insert or update of user_id on user_identities
  for each row execute function remember_social();

insert into known_identities
  select identity_hash('mobile:' || mobile), id from users where mobile is not null
  union
  select identity_hash(provider || ':' || open_id), user_id from user_identities;
