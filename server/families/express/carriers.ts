// The carriers that a parcel can go with.
import type { ExpressCompany } from '~/schemas/api/express.gen';

/** Names with the codes that tracking services know them by. */
const CARRIERS: readonly (readonly [name: string, code: string])[] = [
  ['顺丰速运', 'SF'],
  ['京东快递', 'JD'],
  ['中通快递', 'ZTO'],
  ['圆通速递', 'YTO'],
  ['申通快递', 'STO'],
  ['韵达速递', 'YD'],
  ['极兔速递', 'JTSD'],
  ['邮政快递包裹', 'YZPY'],
  ['EMS', 'EMS'],
  ['德邦快递', 'DBL'],
  ['丹鸟', 'DNWL'],
  ['跨越速运', 'KYSY'],
  ['安能物流', 'ANE'],
  ['百世快运', 'BTWL'],
  ['宅急送', 'ZJS'],
];

export const carriers: ExpressCompany[] = CARRIERS.map(([name, code], at) => ({ id: at + 1, name, code }));
