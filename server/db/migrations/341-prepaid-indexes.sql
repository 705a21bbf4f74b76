-- Outside a transaction: built while the mall sells. What was prepaid goes back in parts, one a request.
drop index concurrently if exists payment_refunds_source_request;

create unique index concurrently payment_refunds_source_request
  on payment_refunds (kind, source_id, coalesce(order_refund_id, 0), channel) where source_id is not null;

drop index concurrently if exists payment_refunds_source_cause;
