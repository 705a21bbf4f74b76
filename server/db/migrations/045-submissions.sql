-- Owns finding a shopper's latest submission of the same form.
create index order_submissions_digest on order_submissions (user_id, form_digest, id desc);
