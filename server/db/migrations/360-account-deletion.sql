-- Commission money that ends with its distributor's account. Not validated: what stands there fits the narrower list.
alter table commission_logs drop constraint commission_logs_reason_check,
  add constraint commission_logs_reason_check
  check (reason in ('order', 'refund', 'withdrawal', 'withdrawal-refused', 'account-deleted')) not valid;
