-- Roles that shoppers are granted: captain, region, stock, bonus, distributor or operator (domain/roles.ts).
-- A row is the role itself: an application that waits or was refused has none, and a role that is taken away is deleted.
-- is_admin and clerk_store_id stay with users.
create table user_roles (
  user_id integer not null references users,
  role text not null,
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);
