// A shopper's actions on an order in its card and its detail, with their buttons.
import { useState } from 'react';
import { NETWORK_WORDS } from '~/domain/constants';
import { mainOrderAction, ORDER_ACTIONS, type OrderAction } from '~/domain/order-status';
import { orderCancel, orderConfirm } from '~/schemas/api/order.gen';
import { Button } from '~/ui/button/button';
import { carry } from '../../engine/carrying';
import { open, redirect } from '../../engine/navigation';
import { type ScreenContextValue, useScreen } from '../../engine/screen-context';
import { optionalPart } from '../../engine/optional-part';
import { useAction } from '../../engine/use-action';
import { visitState } from '../../engine/visit-state';
import * as to from '~/domain/screen-links.gen';
import { callFor } from '../../services/http';
import { loadUserInfo } from '../../services/shopper';
import { mallConfig } from '../../state/mall';
import { confirmDialog, toast } from '../../state/overlays';
import { partsOf, type SoldOrder } from '../sale/parts';
import { SalePart } from '../sale/sale-part';
import styles from './orders.module.css';
import { payOrder } from './pay-order';

/** The fields of a parcel that its tracking screen needs. */
export interface Parcel {
  express: string;
  express_no: string;
  customer_name: string;
  send_type: number | string;
}

export interface OrderActionTarget {
  id: number;
  parcels: readonly Parcel[];
  /** Cover of the first goods, shown over the tracking. */
  pictureUrl: string;
}

interface OrderButtonsProps {
  order: OrderActionTarget;
  actions: readonly OrderAction[];
  /** Refetches what the action changed. */
  onChanged: () => void;
  /** Ways to its invoice and to a second review, as buttons before the others. */
  links?: ReadonlyArray<{ text: string; href: string }>;
  /** The whole order, whose kind of sale may have buttons of its own. */
  sold: SoldOrder;
}

/** Whether the kind of sale of an order has buttons. */
export const hasOwnActs = ({ sign }: SoldOrder): boolean => partsOf(sign, 'OrderActs') !== null;

/** Opens one parcel's tracking, or the list of several. */
export function openLogistics({ id, parcels, pictureUrl }: OrderActionTarget): void {
  const [parcel] = parcels;
  if (parcel === undefined || parcels.length > 1 || parcel.express_no === '') {
    open(to.orderExpressList({ order_id: id }));
    return;
  }
  const { express, express_no, customer_name } = parcel;
  carry(to.orderExpressDetail, {
    query: { express, cover_pic: pictureUrl, id },
    carried: { express_no, customer_name },
  });
}

const CANCEL_BUTTONS = { confirmText: '取消订单', cancelText: '再想想' };

/** 待付款 excludes cancelled orders, so the list switches to 全部. */
function showCancelled({ path, search }: ScreenContextValue, onChanged: () => void): void {
  const isToPay = path === to.orders.path && new URLSearchParams(search).get('status') === '1';
  if (isToPay) redirect(to.orders({ status: 0 }), visitState());
  else onChanged();
}

async function cancel(id: number, onCancelled: () => void): Promise<void> {
  if (!(await confirmDialog('是否取消订单？', CANCEL_BUTTONS))) return;
  const { msg } = await callFor(orderCancel, { id });
  toast(msg || '取消成功');
  void loadUserInfo(true);
  onCancelled();
}

/** Whether the mall accepts reviews; the list's rows have this field for received orders only. */
export const isReviewOn = (): boolean => mallConfig()?.mall.setting.is_comment === '1';

async function confirmReceipt(id: number, onChanged: () => void): Promise<void> {
  if (!(await confirmDialog('是否确认收货？'))) return;
  const { msg } = await callFor(orderConfirm, { id });
  const words = msg || '确认收货成功';
  onChanged();
  if (!isReviewOn()) {
    toast(words, { icon: 'success' });
    return;
  }
  const answers = { confirmText: '去评价', cancelText: '以后再说' };
  if (await confirmDialog(`${words}，评价一下商品吧`, answers)) open(to.orderAppraise({ id }));
}

/** Few orders have one: its code loads when it is asked for. */
const PickUpCode = optionalPart({
  path: 'orders/pick-up-code',
  load: () => import('./pick-up-code'),
  onLoss: () => toast(NETWORK_WORDS),
});

type Performers = Readonly<Record<OrderAction, () => unknown>>;

function performersOf(
  { order, onChanged }: Pick<OrderButtonsProps, 'order' | 'onChanged'>,
  place: ScreenContextValue,
  openCode: () => void,
): Performers {
  const openRefund = () => open(to.orderRefundOrderRefund({ id: order.id }));
  return {
    refund: openRefund,
    refundProgress: openRefund,
    cancel: () => cancel(order.id, () => showCancelled(place, onChanged)),
    pay: () => payOrder(order.id, { onPaid: () => redirect(to.orders({ status: 2 })), onUnpaid: onChanged }),
    pickUpCode: openCode,
    logistics: () => openLogistics(order),
    confirm: () => confirmReceipt(order.id, onChanged),
    review: () => open(to.orderAppraise({ id: order.id })),
  };
}

/** The buttons of an order; the most likely one is filled. */
export function OrderButtons({ order, actions, onChanged, links = [], sold }: OrderButtonsProps) {
  const place = useScreen();
  const [isCodeOpen, setIsCodeOpen] = useState(false);
  const performers = performersOf({ order, onChanged }, place, () => setIsCodeOpen(true));
  const closeCode = () => {
    setIsCodeOpen(false);
    // A clerk may have redeemed it meanwhile.
    onChanged();
  };
  const action = useAction(async (name: OrderAction) => performers[name]());
  const main = mainOrderAction(actions);
  if (actions.length === 0 && links.length === 0 && !hasOwnActs(sold)) return null;
  return (
    <>
      <div className={styles.buttons}>
        <SalePart sign={sold.sign} slot="OrderActs" order={sold} onChanged={onChanged} />
        {links.map(({ text, href }) => (
          <Button key={text} kind="outline" size="compact" href={href}>
            {text}
          </Button>
        ))}
        {actions.map((name) => (
          <Button
            key={name}
            kind={name === main ? 'primary' : 'outline'}
            size="compact"
            isBusy={action.isBusy && name === main}
            onClick={() => void action.run(name)}
          >
            {ORDER_ACTIONS[name]}
          </Button>
        ))}
      </div>
      {isCodeOpen ? <PickUpCode orderId={order.id} onClose={closeCode} /> : null}
    </>
  );
}
