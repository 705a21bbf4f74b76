-- Why a provider does not pay back and since when, so that the shop can pay to the balance instead.
-- claimed_until: who asks the provider about it has it until then, so that nobody decides otherwise meanwhile.
alter table payment_refunds
  add column failed_at timestamptz,
  add column failure text not null default '',
  add column claimed_until timestamptz,
  add constraint payment_refunds_failed_check
    check (failed_at is null or (channel = 'provider' and state <> 'done'));
