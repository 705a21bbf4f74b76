// Options of the mall for ordering.
import type { Kysely } from 'kysely';
import { fenFromText } from '~/domain/money';
import type { Tables } from '../../../db/tables';
import type { SendType } from '../../../db/tables/goods';
import { GOODS_RULE_KEYS, type GoodsRules, readGoodsRules } from '../../goods/goods-rules';
import { type MallOptions, readOptions } from '../../index/mall-options';
import { readSetting } from '../../index/setting';

const KEYS = ['send_type', 'send_type_desc', 'offer_price', 'member_integral', 'payment_type', 'over_time'];
const SEND_TYPE_NAMES: Readonly<Record<SendType, string>> = {
  express: '快递配送',
  offline: '上门自提',
  city: '同城配送',
};
const DEFAULT_OVER_MINUTES = 30;

export interface OrderSettings {
  mallName: string;
  rules: GoodsRules;
  /** Delivery methods that the mall offers and this server supports. */
  sendTypes: readonly ServedSendType[];
  sendTypeNames: Readonly<Record<SendType, string>>;
  /** Minimum order for express delivery; 0 none. */
  minimumFen: number;
  /** 0 when points cannot pay. */
  pointsPerYuan: number;
  paymentTypes: readonly string[];
  /** Minutes until an unpaid order is cancelled; 0 never. */
  overMinutes: number;
}

/** Same-city delivery needs a fleet and a map of its range, which this server does not have. */
export type ServedSendType = Exclude<SendType, 'city'>;
const SERVED: readonly ServedSendType[] = ['express', 'offline'];

export const servedOf = (types: readonly string[]): ServedSendType[] =>
  SERVED.filter((type) => types.includes(type));

const whole = (value: unknown, fallback: number): number => {
  const number = Number(value ?? fallback);
  return Number.isSafeInteger(number) && number >= 0 ? number : fallback;
};

/** Minutes until an unpaid order is cancelled (option `over_time`); 0 never. */
export const overMinutesOf = (options: MallOptions): number =>
  whole(options['over_time'], DEFAULT_OVER_MINUTES);

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
    sendTypes: servedOf(Array.isArray(types) ? types.map(String) : SERVED),
    sendTypeNames: { ...SEND_TYPE_NAMES, ...names },
    minimumFen:
      typeof offer === 'string' || typeof offer === 'number' ? Math.max(0, fenFromText(offer) ?? 0) : 0,
    pointsPerYuan: whole(setting.member_integral, 0),
    paymentTypes: setting.payment_type,
    overMinutes: overMinutesOf(options),
  };
}
