// The button of a goods page before its sale begins: reminds of it.
import { SALE_REMINDER_LEAD_MS } from '~/domain/constants';
import type { GoodsDetail } from '~/schemas/api/goods.gen';
import { Button } from '~/ui/button/button';
import { remindOfSale } from '../../blocks/goods-sale/remind';
import { useAction } from '../../engine/use-action';

interface RemindButtonProps {
  goods: GoodsDetail;
  remainingMs: number;
  reload: () => Promise<unknown>;
}

/** Before the sale (look/activities.md 0.10); in the last five minutes a reminder would arrive too late (CONST-11). */
export function RemindButton({ goods, remainingMs, reload }: RemindButtonProps) {
  const action = useAction(async () => {
    await remindOfSale(goods.id);
    await reload();
  });
  const isSoon = remainingMs <= SALE_REMINDER_LEAD_MS;
  const isSet = goods.reminded === true;
  return (
    <Button
      kind="primary"
      size="wide"
      isBusy={action.isBusy}
      isDisabled={isSoon || isSet}
      onClick={() => void action.run()}
    >
      {isSoon ? '即将开抢' : isSet ? '已设提醒' : '提醒我'}
    </Button>
  );
}
