// Options of the mall for ordering.
import type { Kysely } from 'kysely';
import { fenFromText } from '~/domain/money';
import type { Tables } from '../../../db/tables';
import type { SendType } from '../../../db/tables/goods';
import { GOODS_RULE_KEYS, readGoodsRules } from '../../../goods/goods-rules';
import type { GoodsRules } from '../../../ports/goods-rules';
import { readOptions } from '../../../settings/mall-options';
import { overMinutesOf, wholeOf } from '../../../settings/order-options';
import { readSetting } from '../../../settings/setting';
import { type CityOffer, cityOffer } from '../../express/city-offer';

const KEYS = [
  'send_type',
  'send_type_desc',
  'offer_price',
  'member_integral',
  'payment_type',
  'over_time',
  'city_delivery',
];
const SEND_TYPE_NAMES: Readonly<Record<SendType, string>> = {
  express: '快递配送',
  offline: '上门自提',
  city: '同城配送',
};

export interface OrderSettings {
  mallName: string;
  rules: GoodsRules;
  /** Delivery methods that the mall offers. */
  sendTypes: readonly SendType[];
  /** Null where nothing is delivered within the city. */
  city: CityOffer | null;
  sendTypeNames: Readonly<Record<SendType, string>>;
  /** Minimum order for delivery; 0 none. */
  minimumFen: number;
  /** 0 when points cannot pay. */
  pointsPerYuan: number;
  paymentTypes: readonly string[];
  /** Minutes until an unpaid order is cancelled; 0 never. */
  overMinutes: number;
}

export const SEND_TYPE_KEYS: readonly SendType[] = ['express', 'offline', 'city'];
const DEFAULT_SEND_TYPES: readonly SendType[] = ['express', 'offline'];

/** The known ones of these, in the order of the screen. */
export const sendTypesOf = (types: readonly string[]): SendType[] =>
  SEND_TYPE_KEYS.filter((type) => types.includes(type));

/** Reads them in three queries. */
export async function readOrderSettings(db: Kysely<Tables>): Promise<OrderSettings> {
  const options = await readOptions(db, [...KEYS, ...GOODS_RULE_KEYS]);
  const mall = await db.selectFrom('malls').select('name').executeTakeFirst();
  const setting = readSetting(options);
  const names = options['send_type_desc'] as Partial<Record<SendType, string>> | undefined;
  const types = options['send_type'];
  const offer = options['offer_price'];
  return {
    mallName: mall?.name ?? '',
    rules: await readGoodsRules(db, options),
    sendTypes: sendTypesOf(Array.isArray(types) ? types.map(String) : DEFAULT_SEND_TYPES),
    city: cityOffer(options['city_delivery']),
    sendTypeNames: { ...SEND_TYPE_NAMES, ...names },
    minimumFen:
      typeof offer === 'string' || typeof offer === 'number' ? Math.max(0, fenFromText(offer) ?? 0) : 0,
    pointsPerYuan: wholeOf(setting.member_integral, 0),
    paymentTypes: setting.payment_type,
    overMinutes: overMinutesOf(options),
  };
}
