-- Owns what is asked of payment providers later: whether a trade was paid or ended, and whether a refund arrived.
-- provider: whose trade it is; one of the sandbox stays the sandbox's when the mall gets an account.
-- check_at: when the provider is asked next; null asks nothing, as for the sandbox, which delivers its notices itself.
alter table payment_attempts
  add column provider text not null default 'sandbox' check (provider in ('sandbox', 'wechat', 'alipay')),
  add column expires_at timestamptz,
  add column check_at timestamptz,
  add column check_count integer not null default 0 check (check_count >= 0);
create index payment_attempts_unchecked on payment_attempts (check_at) where check_at is not null and notified_at is null;

-- sent: the provider accepted it and has not said that the money arrived. to_balance: it gave up, the balance got it.
alter table payment_refunds
  drop constraint payment_refunds_state_check,
  add constraint payment_refunds_state_check check (state in ('created', 'sent', 'done')),
  add column to_balance boolean not null default false,
  add column check_at timestamptz,
  add column check_count integer not null default 0 check (check_count >= 0),
  add check (not to_balance or (state = 'done' and channel = 'provider'));
create index payment_refunds_unchecked on payment_refunds (check_at) where state = 'sent';
