-- Owns when a shopper passed a payment on to a friend: before that nobody else may look at it.
alter table payment_unions add column shared_at timestamptz;
