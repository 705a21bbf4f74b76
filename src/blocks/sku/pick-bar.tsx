// The footer of the SKU sheet with one button, for a screen that receives the choice.
import { Button } from '~/ui/button/button';
import { closeSku, type SkuPick, toast } from '../../state/overlays';
import { pickedOf } from './sku-bar';
import type { SkuChoice, SkuGoods } from './sku-goods';

interface PickBarProps {
  goods: SkuGoods;
  choice: SkuChoice;
  onPick: (pick: SkuPick) => void;
}

export function PickBar({ goods, choice, onPick }: PickBarProps) {
  const confirm = () => {
    const picked = pickedOf(goods, choice);
    if (typeof picked === 'string') {
      toast(picked);
      return;
    }
    onPick({ skuId: picked.skuId, quantity: picked.quantity });
    closeSku();
  };
  return (
    <Button kind="primary" size="wide" onClick={confirm}>
      确定
    </Button>
  );
}
