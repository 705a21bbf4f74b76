-- A return without an address cannot be sent back: its time begins when the shop names one.
update order_refunds set auto_at = null
where status = 2 and type <> 3 and not is_send and refund_address_id is null and auto_at is not null;
