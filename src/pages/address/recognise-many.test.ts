// Proves the recognition on the reported texts and on 500 generated ones, over all districts of the country.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { District } from '~/schemas/api/default.gen';
import reported from '~/tests/data/reports/01-address-recognition.json';
import { recognise } from './recognise';
import { ALL_DISTRICTS } from './testing/all-districts';

function read(text: string) {
  const { region, ...rest } = recognise(text, ALL_DISTRICTS);
  return {
    ...rest,
    province: region?.province.name ?? '',
    city: region?.city?.name ?? '',
    district: region?.district?.name ?? '',
  };
}

type Fields = ReturnType<typeof read>;

describe('Reported texts', () => {
  it.each(reported.cases)('are read: $text', ({ text, fields }) => {
    expect(read(text)).toMatchObject(fields);
  });
});

describe('Other ways to write', () => {
  it.each([
    ['张三 13800000001 西湖区文三路1号', '//', '张三', '西湖区文三路1号'],
    ['江苏省鼓楼区中山路1号 李四 13800000001', '江苏省//', '李四', '鼓楼区中山路1号'],
    ['济南市中区经四路1号 王五 138 0000 0001', '山东省/济南市/市中区', '王五', '经四路1号'],
    ['湖北省仙桃市仙桃大道1号 13800000001 欧阳市中', '湖北省/省直辖县/仙桃市', '欧阳市中', '仙桃大道1号'],
    ['内蒙古呼和浩特赛罕区大学东路 13800000001 乌兰', '内蒙古自治区/呼和浩特市/赛罕区', '乌兰', '大学东路'],
    ['恩施州恩施市舞阳大道1号 张三 13800000001', '湖北省/恩施土家族苗族自治州/恩施市', '张三', '舞阳大道1号'],
    [
      '新疆喀什地区喀什市人民东路 买买提·艾力 13800000001',
      '新疆维吾尔自治区/喀什地区/喀什市',
      '买买提·艾力',
      '人民东路',
    ],
    ['John Smith 13800000001 上海市徐汇区漕溪北路1号', '上海市/上海市/徐汇区', 'John Smith', '漕溪北路1号'],
    [
      '张三(收) 13800000001 上海市徐汇区漕溪北路1号（北门）',
      '上海市/上海市/徐汇区',
      '张三',
      '漕溪北路1号（北门）',
    ],
    ['请寄到上海市徐汇区漕溪北路1号，张三收，电话13800000001', '上海市/上海市/徐汇区', '张三', '漕溪北路1号'],
    [
      '姓名：张三 电话：13800000001 省份：浙江省 城市：杭州市 区县：西湖区 街道：文三路1号',
      '浙江省/杭州市/西湖区',
      '张三',
      '文三路1号',
    ],
    [
      '江苏省 南京市 鼓楼区 江苏省南京市鼓楼区中山路1号 13800000001 王城中',
      '江苏省/南京市/鼓楼区',
      '王城中',
      '中山路1号',
    ],
    ['中国浙江省杭州市西湖区文三路1号 张三 13800000001', '浙江省/杭州市/西湖区', '张三', '文三路1号'],
    ['四川省乐山市井研县文三路1号 张三 13800000001', '四川省/乐山市/井研县', '张三', '文三路1号'],
    [
      '张三,86-13800000001,浙江省,杭州市,西湖区,文三路1号,310000',
      '浙江省/杭州市/西湖区',
      '张三',
      '文三路1号',
    ],
    ['建设路中山市场1号 张三 13800000001', '//', '张三', '建设路中山市场1号'],
  ])('%s', (text, region, name, detail) => {
    const { province, city, district, ...rest } = read(text);
    expect([`${province}/${city}/${district}`, rest]).toEqual([
      region,
      { name, mobile: '13800000001', detail },
    ]);
  });
});

const below = ({ list }: District): District[] => list ?? [];

/** Two characters of a district without its suffix, which people have as their names. */
const GIVEN_NAMES = [
  ...new Set(
    ALL_DISTRICTS.flatMap(below)
      .flatMap(below)
      .map(({ name }) => name.replace(/[省市区县旗]$/, ''))
      .filter((name) => name.length === 2),
  ),
];

/** A place with its upper ones; pseudo cities such as 市辖区 are left out. */
const PLACES = ALL_DISTRICTS.flatMap((province) =>
  below(province).flatMap((city) => below(city).map((district) => ({ province, city, district }))),
).filter(({ city, district }) => !/直辖|^县$/.test(city.name) && !/市辖区|其它|其他/.test(district.name));

interface Stated extends Fields {
  text: string;
}

const short = (name: string): string => name.replace(/[省市]$/, '');

/** Ways to write a region; what is not written is open. Each returns its text and what it states. */
const REGIONS: readonly ((place: (typeof PLACES)[number]) => [string, string, string, string])[] = [
  ({ province: p, city: c, district: d }) => [`${p.name}${c.name}${d.name}`, p.name, c.name, d.name],
  ({ province: p, city: c, district: d }) => [`${p.name} ${c.name} ${d.name} `, p.name, c.name, d.name],
  ({ province: p, city: c, district: d }) => [`${p.name}-${c.name}-${d.name}-`, p.name, c.name, d.name],
  ({ province: p, city: c, district: d }) => [
    `${short(p.name)}${short(c.name)}${d.name}`,
    p.name,
    c.name,
    d.name,
  ],
  ({ province: p, city: c, district: d }) => [`${c.name}${d.name}`, p.name, c.name, d.name],
  ({ province: p, city: c }) => [`${p.name}${c.name}`, p.name, c.name, ''],
  ({ province: p, city: c }) => [`${short(p.name)}${short(c.name)}`, p.name, c.name, ''],
];

const STREETS = [
  '五一大道',
  '中山东路',
  '文三路',
  '漕溪北路',
  '人民南路',
  '和平街',
  '西湖大道',
  '南山路',
  '沙市路',
];
const SURNAMES = Array.from('张王李赵刘陈杨黄周吴徐孙马朱胡郭何高林郑');

const receiver = fc.record({
  surname: fc.constantFrom(...SURNAMES),
  given: fc.constantFrom(...GIVEN_NAMES),
  mobile: fc.stringMatching(/^1[3-9]\d{9}$/),
  place: fc.constantFrom(...PLACES),
  region: fc.constantFrom(...REGIONS),
  street: fc.constantFrom(...STREETS),
  house: fc.integer({ min: 1, max: 999 }),
  rest: fc.constantFrom('', '3栋', '2单元502室', '阳光小区'),
});

type Receiver = typeof receiver extends fc.Arbitrary<infer T> ? T : never;

/** How the parts are put together: name, number, address. */
const FORMS: readonly ((name: string, mobile: string, address: string) => string)[] = [
  (name, mobile, address) => `${name} ${mobile} ${address}`,
  (name, mobile, address) => `${name}，${mobile}，${address}`,
  (name, mobile, address) => `${name}|${mobile}|${address}`,
  (name, mobile, address) => `${address} ${name} ${mobile}`,
  (name, mobile, address) => `${address}，${name}，${mobile}`,
  (name, mobile, address) => `${mobile} ${address} ${name}`,
  (name, mobile, address) => `${name}${mobile}${address}`,
  (name, mobile, address) => `${address}${name}${mobile}`,
  (name, mobile, address) => `${name}/${mobile}/${address}`,
  (name, mobile, address) => `${name}(${mobile})${address}`,
  (name, mobile, address) => `${name}：${mobile}，${address}`,
  (name, mobile, address) => `寄：${address}，${name}收，${mobile}`,
  (name, mobile, address) => `身份证110101199003071234${name}${mobile}${address}`,
  (name, mobile, address) => `收货人：${name}\n手机号码：${mobile}\n收货地址：${address}`,
  (name, mobile, address) =>
    `${name}\n+86 ${mobile.slice(0, 3)} ${mobile.slice(3, 7)} ${mobile.slice(7)}\n${address}`,
  (name, mobile, address) => `订单202611271234567890 ${name} ${mobile} ${address}`,
];

function stated(one: Receiver, form: (typeof FORMS)[number]): Stated {
  const [words, province, city, district] = one.region(one.place);
  const name = `${one.surname}${one.given}`;
  const detail = `${one.street}${one.house}号${one.rest}`;
  return {
    text: form(name, one.mobile, `${words}${detail}`),
    name,
    mobile: one.mobile,
    province,
    city,
    district,
    detail,
  };
}

const FIELDS = ['name', 'mobile', 'province', 'city', 'district', 'detail'] as const;
const isOpen = (value: string): boolean => value === '';

it('Every district is found behind its province and city', () => {
  const missed = PLACES.filter(({ province, city, district }) => {
    const text = `张三 13800000001 ${province.name}${city.name}${district.name}文三路1号`;
    return read(text).district !== district.name;
  });
  expect(missed.map(({ city, district }) => city.name + district.name)).toEqual([]);
});

describe('Generated texts', () => {
  const texts = fc
    .sample(fc.tuple(receiver, fc.constantFrom(...FORMS)), { numRuns: 500, seed: 20261127 })
    .map(([one, form]) => stated(one, form));

  it('fill no wrong field in 99 of 100', () => {
    const wrong = texts.filter((want) => {
      const got = read(want.text);
      return FIELDS.some((field) => !isOpen(got[field]) && got[field] !== want[field]);
    });
    const shown = wrong.slice(0, 8).map((want) => [want, read(want.text)]);
    expect(wrong.length, JSON.stringify(shown, null, 1)).toBeLessThanOrEqual(5);
  });

  it('fill 95 of 100 fields that the text states', () => {
    const fields = texts.flatMap((want) =>
      FIELDS.filter((field) => want[field] !== '').map((field) => [want, field] as const),
    );
    const missing = fields.filter(([want, field]) => read(want.text)[field] === '');
    const shown = missing.slice(0, 8).map(([want, field]) => `${field}: ${want.text}`);
    expect(missing.length / fields.length, shown.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('are read in every form', () => {
    const wrong = FORMS.map((form) => {
      const some = fc.sample(receiver, { numRuns: 60, seed: 7 }).map((one) => stated(one, form));
      return some.filter((want) => FIELDS.some((field) => read(want.text)[field] !== want[field])).length;
    });
    expect(wrong.filter((count) => count > 3)).toEqual([]);
  });

  it('never take a region from a name alone', () => {
    const taken = GIVEN_NAMES.filter((given) => read(`张${given} 13800000001 文三路1号`).province !== '');
    expect(taken).toEqual([]);
    expect(GIVEN_NAMES.length).toBeGreaterThan(2000);
  });
});
