// The order detail's screen: status band, delivery, goods, sums, information, and the action bar.
import {
  CANCEL_STATES,
  isPartlySent,
  orderActions,
  orderState,
  readOrderFlags,
  shownStatusText,
  type OrderFlags,
} from '~/domain/order-status';
import { isArray } from '~/domain/record';
import type { IconName } from '~/ui/icon/icon';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { StatusPage } from '~/ui/status-page/status-page';
import type { OrderDetailData } from '~/schemas/api/order.gen';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { BottomBar } from '../../engine/bottom-bar';
import { optionalPart } from '../../engine/optional-part';
import { DeliverySection } from './detail-delivery';
import { GoodsSection } from './detail-goods';
import { CardKeys, InfoSection, SumsSection } from './detail-info';
import { isOwnCourier } from './order-card';
import { SalePart } from '../sale/sale-part';
import { hasOwnActs, isReviewOn, OrderButtons } from './order-actions';
import { giftWaitOf, isWholeOrder, type Order, shownOf } from './order-facts';
import { secondReviewLinks } from './second-review';
import { TimeLeft } from './time-left';

interface Band {
  icon: IconName;
  hint: string;
}

const BANDS: Readonly<Record<ReturnType<typeof orderState>, Band>> = {
  toPay: { icon: 'wallet', hint: '请在规定时间内完成付款，超时订单将自动取消' },
  toSend: { icon: 'box', hint: '商家正在准备商品，请耐心等待' },
  toReceive: { icon: 'truck', hint: '商品已发出，收到后请确认收货' },
  received: { icon: 'check', hint: '感谢您的购买，期待您的评价' },
  finished: { icon: 'check-circle', hint: '交易已完成，感谢您的支持' },
};

/** The next step, in one line. */
function hintOf(order: Order, flags: OrderFlags): string {
  if (flags.cancel_status === 1) return '订单已取消';
  if (flags.cancel_status === 2) return '退款申请已提交，等待商家处理';
  if (flags.status === 0) return '订单进行中，成团后为您安排发货';
  if (isPartlySent(flags, order.detailExpress.length > 0)) return '部分商品已发出，商家正在准备其余商品';
  const giftUntil = giftWaitOf(order);
  if (giftUntil !== '') return `已送给朋友，等他在${giftUntil}前填写收货地址，逾期按您的地址发货`;
  const state = orderState(flags);
  if (flags.send_type === 1 && (state === 'toSend' || state === 'toReceive')) return '请到门店出示核销码提货';
  return BANDS[state].hint;
}

function ActBar({ order, flags, onChanged }: { order: Order; flags: OrderFlags; onChanged: () => void }) {
  const parcels = order.detailExpress;
  const actions = orderActions(flags, {
    isReviewOn: isReviewOn(),
    isOwnCourier: isOwnCourier(flags.send_type, parcels),
    hasParcel: parcels.length > 0,
    isWhole: isWholeOrder(order),
  });
  const links = secondReviewLinks(order);
  if (actions.length === 0 && links.length === 0 && !hasOwnActs(order)) return null;
  const acted = { id: Number(order.id), parcels, pictureUrl: order.detail[0]?.goods_info.pic_url ?? '' };
  return (
    <BottomBar>
      <ActionBar>
        <OrderButtons order={acted} actions={actions} onChanged={onChanged} links={links} sold={order} />
      </ActionBar>
    </BottomBar>
  );
}

const AnswersSection = optionalPart({
  path: 'orders/answers-section',
  load: () => import('./answers-section'),
});

const hasAnswers = ({ order_form: form, detail: lines }: Order): boolean =>
  [form, ...lines.map(({ form_data: given }) => given)].some((given) => isArray(given) && given.length > 0);

export function DetailScreen({ data, reload }: LoadedProps<OrderDetailData, { id: number }>) {
  const order = data.detail;
  const flags = readOrderFlags(order);
  const state = orderState(flags);
  const isWaiting = state === 'toPay' && flags.cancel_status === CANCEL_STATES.none;
  return (
    <StatusPage
      icon={flags.cancel_status === CANCEL_STATES.cancelled ? 'close' : BANDS[state].icon}
      status={shownStatusText(flags, shownOf(order))}
      hint={hintOf(order, flags)}
      time={isWaiting ? <TimeLeft until={order.auto_cancel_time} /> : null}
    >
      <DeliverySection order={order} flags={flags} />
      <GoodsSection order={order} flags={flags} />
      <SalePart sign={order.sign} slot="OrderNote" order={order} />
      <CardKeys order={order} />
      <SumsSection order={order} />
      <InfoSection order={order} />
      {hasAnswers(order) ? <AnswersSection order={order} /> : null}
      <ActBar order={order} flags={flags} onChanged={() => void reload()} />
    </StatusPage>
  );
}
