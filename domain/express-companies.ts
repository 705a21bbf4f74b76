// Carriers that a shopper or the shop can choose from, under the ids, names and codes of the protocol.

export interface ExpressCompany {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}

export const EXPRESS_COMPANIES: readonly ExpressCompany[] = [
  { id: 1, name: '顺丰速运', code: 'SF' },
  { id: 5, name: '中通快递', code: 'ZTO' },
  { id: 4, name: '圆通速递', code: 'YTO' },
  { id: 3, name: '韵达速递', code: 'YD' },
  { id: 2, name: '申通快递', code: 'STO' },
  { id: 103, name: '京东快递', code: 'JD' },
  { id: 7, name: 'EMS', code: 'EMS' },
  { id: 9, name: '邮政快递包裹', code: 'YZPY' },
  { id: 6, name: '百世快递', code: 'HTKY' },
  { id: 18, name: '德邦', code: 'DBL' },
  { id: 8, name: '天天快递', code: 'HHTT' },
  { id: 13, name: '优速快递', code: 'UC' },
  { id: 10, name: '宅急送', code: 'ZJS' },
  { id: 22, name: '安能快运', code: 'ANEKY' },
  { id: 14, name: '中铁快运', code: 'ZTKY' },
];

/** A carrier by the name that forms send. */
export const expressCompany = (name: string): ExpressCompany | undefined =>
  EXPRESS_COMPANIES.find((company) => company.name === name);
