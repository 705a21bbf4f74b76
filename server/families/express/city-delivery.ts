// Same-city delivery: its area and prices, and where the rider of a parcel is.
import type { Kysely, Selectable } from 'kysely';
import { type CityPricing } from '~/domain/delivery-area';
import { fenFromText } from '~/domain/money';
import { isRecord } from '~/domain/record';
import {
  type CityDeliveryConfig,
  expressDeliveryConfig,
  type ExpressCityMapData,
} from '~/schemas/api/express.gen';
import { coerce } from '~/schemas/shape';
import type { Tables } from '../../db/tables';
import type { CityDeliveriesTable } from '../../db/tables/city-deliveries';
import { MallError } from '../../http/errors';
import { wireTime } from '../../http/wire';
import { readOptions } from '../../settings/mall-options';

const METRES_PER_KM = 1_000;
const SHAPE = expressDeliveryConfig.answer.p?.['config'] ?? { t: 'o' };

/** The option `city_delivery`; null where it is not set. Its `mobile` lists riders, who are for the shop alone. */
export function readCityConfig(stored: unknown): CityDeliveryConfig | null {
  if (!isRecord(stored)) return null;
  const { mobile: _riders, ...config } = stored;
  return coerce(SHAPE, { radius: '0', ...config }) as CityDeliveryConfig;
}

/** @throws MallError 后台未配置同城配送, 未配置配送范围 */
export async function cityDeliveryConfig(db: Kysely<Tables>): Promise<CityDeliveryConfig> {
  const { city_delivery: stored } = await readOptions(db, ['city_delivery']);
  const config = readCityConfig(stored);
  if (config === null) throw new MallError('后台未配置同城配送');
  if (config.range.length === 0 && Number(config.radius) === 0) throw new MallError('未配置配送范围');
  return config;
}

const fen = (yuan: string): number => fenFromText(yuan) ?? 0;
const metres = (kilometres: string): number => Math.max(0, Number(kilometres) || 0) * METRES_PER_KM;

const FIXED = '2';

export function cityPricing({
  price_mode: mode,
  price_enable,
  is_superposition,
}: CityDeliveryConfig): CityPricing {
  return {
    fixedFen: price_enable === FIXED ? fen(mode.fixed) : null,
    startFen: fen(mode.start_price),
    startMetres: metres(mode.start_distance),
    stepFen: fen(mode.add_price),
    stepMetres: metres(mode.add_distance),
    isPerPiece: is_superposition === 1,
  };
}

type Delivery = Selectable<CityDeliveriesTable>;
type Shown = ExpressCityMapData['express_data'];

const WORDS: Readonly<Record<Delivery['status'], string>> = {
  101: '等待分配骑手',
  102: '配送员正在前往商家',
  202: '配送员已取货',
  301: '配送员已取货，配送中',
  302: '配送完成',
};

const DELIVERED = 302;

/** The parcel of the shopper's with its delivery; undefined for those of others and without a rider. */
const ownDelivery = (db: Kysely<Tables>, parcelId: number, userId: number) =>
  db
    .selectFrom('city_deliveries')
    .innerJoin('order_expresses', 'order_expresses.id', 'city_deliveries.order_express_id')
    .innerJoin('orders', 'orders.id', 'order_expresses.order_id')
    .selectAll('city_deliveries')
    .select('orders.is_confirm as isReceived')
    .where('city_deliveries.order_express_id', '=', parcelId)
    .where('orders.user_id', '=', userId)
    .where('orders.deleted_at', 'is', null)
    .executeTakeFirst();

const linesOf = (db: Kysely<Tables>, parcelId: number) =>
  db
    .selectFrom('order_express_lines')
    .innerJoin('order_lines', 'order_lines.id', 'order_express_lines.order_line_id')
    .select(['order_lines.num', 'order_lines.goods_info'])
    .where('order_express_lines.order_express_id', '=', parcelId)
    .orderBy('order_lines.id')
    .execute();

/** @throws MallError 物流不存在, 订单物流数据异常 */
export async function cityMapOf(db: Kysely<Tables>, parcelId: number, userId: number): Promise<Shown> {
  const delivery = await ownDelivery(db, parcelId, userId);
  if (delivery === undefined) throw new MallError('物流不存在');
  const lines = await linesOf(db, parcelId);
  const status = delivery.isReceived ? DELIVERED : delivery.status;
  const [first] = lines;
  if (first === undefined) throw new MallError('订单物流数据异常');
  return {
    goods_num: lines.reduce((sum, { num }) => sum + num, 0),
    goods_pic: first.goods_info.cover_pic,
    goods_name: first.goods_info.name,
    status: String(status) as Shown['status'],
    status_text: WORDS[status],
    city_name: delivery.rider_name,
    city_mobile: delivery.rider_mobile,
    corporation_name: delivery.corporation_name,
    corporation_icon: delivery.corporation_icon,
    estimate_time: delivery.estimated_at === null ? '' : wireTime(delivery.estimated_at),
    ...placesOf(delivery),
  };
}

const placesOf = (delivery: Delivery) => ({
  user_longitude: String(delivery.user_longitude),
  user_latitude: String(delivery.user_latitude),
  man_longitude: delivery.rider_longitude === null ? (0 as const) : String(delivery.rider_longitude),
  man_latitude: delivery.rider_latitude === null ? (0 as const) : String(delivery.rider_latitude),
  shop_longitude: String(delivery.shop_longitude),
  shop_latitude: String(delivery.shop_latitude),
});
