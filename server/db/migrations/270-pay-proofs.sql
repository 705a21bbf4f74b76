-- When a session last proved the pay password (api/mall-member/verify-pay-password); null once it was used.
alter table access_tokens add column pay_proved_at timestamptz;
