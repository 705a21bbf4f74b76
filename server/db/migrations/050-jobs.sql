-- Owns finding what timed work is due without reading whole tables; orders have their own indexes in 004.
create index payment_attempts_unannounced on payment_attempts (id) where transaction_no is not null and notified_at is null;
create index sms_codes_expiry on sms_codes (expires_at);
create index identity_proofs_expiry on identity_proofs (expires_at);
create index access_tokens_expiry on access_tokens (expires_at);
