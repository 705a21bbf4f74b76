// What else a shopper does with an order: its invoice, and giving it to a friend.
import { invoiceStatusText } from '~/domain/invoice-status';
import { isGiveable } from '~/domain/order-gift';
import { readOrderFlags } from '~/domain/order-status';
import * as to from '~/domain/screen-links.gen';
import { TapRow } from '~/ui/field/tap-row';
import { useOffered } from '../../services/offered';
import { invoicePlace } from './invoice-place';
import { giftWaitOf, type Order } from './order-facts';

/** The way to the order's invoice, or to asking for one once it was received. */
function InvoiceEntry({ order }: { order: Order }) {
  const href = invoicePlace(order);
  if (href === null) return null;
  const value = order.invoice === null ? '申请开票' : invoiceStatusText(order.invoice.status);
  return <TapRow label="发票" value={value} href={href} />;
}

/** The way to giving the order to a friend, who fills in where it goes. */
function GiftEntry({ order }: { order: Order }) {
  const isOffered = useOffered();
  if (
    !isGiveable(readOrderFlags(order)) ||
    order.detailExpress.length > 0 ||
    !isOffered(to.orderSubmitGift.path)
  )
    return null;
  const href = `#${to.orderSubmitGift({ id: order.id })}`;
  const giftUntil = giftWaitOf(order);
  const value = giftUntil === '' ? '由朋友填写收货地址' : `${giftUntil}前有效`;
  return <TapRow label="送给朋友" value={value} href={href} />;
}

export default function OrderEntries({ order }: { order: Order }) {
  return (
    <>
      <InvoiceEntry order={order} />
      <GiftEntry order={order} />
    </>
  );
}
