// The buttons of a pre-sale: cancelling and paying its deposit, paying its balance, the way to its order.
import * as to from '~/domain/screen-links.gen';
import { advanceCancel, type AdvanceOrder } from '~/schemas/api/advance.gen';
import { Button } from '~/ui/button/button';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { confirmDialog, toast } from '../../state/overlays';
import { payBalance, payDeposit } from './payments';

async function cancel(id: number, refresh: () => void): Promise<void> {
  if (!(await confirmDialog('是否取消预售订单？', { confirmText: '取消订单', cancelText: '再想想' }))) return;
  await call(advanceCancel, { id });
  toast('取消成功');
  refresh();
}

/** Whether there is anything to do. */
export const hasActs = ({ order_id: orderId, status_num: state }: AdvanceOrder): boolean =>
  orderId > 0 || state === '1' || state === '3';

export function OrderActs({ order, refresh }: { order: AdvanceOrder; refresh: () => void }) {
  const { id, order_id: orderId, status_num: state } = order;
  const cancelling = useAction(() => cancel(id, refresh));
  const paying = useAction(() =>
    state === '1' ? payDeposit({ id }, { onPaid: refresh, onUnpaid: refresh }) : payBalance(order, refresh),
  );
  return (
    <>
      {state === '1' ? (
        <Button
          kind="outline"
          size="compact"
          isBusy={cancelling.isBusy}
          onClick={() => void cancelling.run()}
        >
          取消订单
        </Button>
      ) : null}
      {state === '1' || state === '3' ? (
        <Button kind="primary" size="compact" isBusy={paying.isBusy} onClick={() => void paying.run()}>
          {state === '1' ? '支付定金' : '支付尾款'}
        </Button>
      ) : null}
      {orderId > 0 && state !== '3' ? (
        <Button kind="outline" size="compact" href={`#${to.orderDetail({ id: orderId })}`}>
          查看订单
        </Button>
      ) : null}
    </>
  );
}
