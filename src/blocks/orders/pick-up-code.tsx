// The QR code that a clerk scans to hand over an order.
import { progressOfOrder } from '~/domain/redemption';
import { orderClerkQrCode, orderDetail } from '~/schemas/api/order.gen';
import { RedeemCodeDialog } from '../redeem-code/redeem-code';

interface PickUpCodeProps {
  orderId: number;
  onClose: () => void;
}

const PickUpCode = ({ orderId, onClose }: PickUpCodeProps) => (
  <RedeemCodeDialog
    isOpen
    onClose={onClose}
    endpoint={orderClerkQrCode}
    params={{ id: orderId }}
    title="核销码"
    seen={{
      endpoint: orderDetail,
      params: { id: orderId },
      progressOf: ({ detail }) => progressOfOrder(detail),
      wordsOf: ({ redeemed, left }) => `已核销 ${redeemed} 件，还剩 ${left} 件`,
    }}
  />
);

export default PickUpCode;
