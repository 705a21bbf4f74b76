-- Devices on which operators signed in: guesses of others neither slow nor lock them out.
create table operator_devices (
  token_hash text not null,
  operator_id integer not null references operators on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  primary key (token_hash, operator_id)
);
create index operator_devices_operator on operator_devices (operator_id);

-- Answers that hold a new password or the token of a preview link, which are stored no more.
delete from studio_answers where answer like '%"password"%' or answer like '%"token"%';

create index studio_audit_guesses on studio_audit (id desc) where action = 'guesses';
