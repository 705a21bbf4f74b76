// The QR code that a clerk scans to hand over an order.
import { orderClerkQrCode } from '~/schemas/api/order.gen';
import { RedeemCodeDialog } from '../redeem-code/redeem-code';

interface PickUpCodeProps {
  orderId: number;
  isOpen: boolean;
  onClose: () => void;
}

export const PickUpCode = ({ orderId, ...dialog }: PickUpCodeProps) => (
  <RedeemCodeDialog {...dialog} endpoint={orderClerkQrCode} params={{ id: orderId }} title="核销码" />
);
