// Goods that are reserved: as other goods, but a price of zero reads 免费.
import { FREE_LABEL } from '~/domain/price';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { ActivityBlock } from '../kit/activity-block';
import { type BookingDelivered, shape } from './schema.gen';

type Goods = BookingDelivered['list'][number];

const isFree = ({ price, is_negotiable: negotiable }: Goods): boolean =>
  negotiable !== 1 && price !== '' && Number(price) === 0;

/** A mall may deliver `￥0.00`. */
const priced = (goods: Goods): Goods => (isFree(goods) ? { ...goods, price_content: FREE_LABEL } : goods);

const BookingView = ({ data }: WidgetViewProps<BookingDelivered>) => (
  <ActivityBlock data={data} goods={data.list.map(priced)} word="预约" extrasOf={() => ({})} />
);

export default defineView<BookingDelivered>(shape, BookingView);
