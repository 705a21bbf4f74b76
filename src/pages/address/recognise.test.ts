import { describe, expect, it } from 'vitest';
import type { District } from '~/schemas/api/default.gen';
import { recognise } from './recognise';

let lastId = 0;
const place = (name: string, level: District['level'], list?: District[]): District => ({
  id: (lastId += 1),
  name,
  parent_id: 0,
  level,
  ...(list === undefined ? {} : { list }),
});

const DISTRICTS = [
  place('北京市', 'province', [place('北京市', 'city', [place('朝阳区', 'district')])]),
  place('浙江省', 'province', [
    place('杭州市', 'city', [place('西湖区', 'district'), place('上城区', 'district')]),
  ]),
];

const read = (text: string) => {
  const { region, ...rest } = recognise(text, DISTRICTS);
  return {
    ...rest,
    region:
      region === null
        ? ''
        : [region.province, region.city, region.district].map((one) => one?.name ?? '').join(''),
  };
};

const WHOLE = {
  name: '张三',
  mobile: '13800000000',
  region: '浙江省杭州市西湖区',
  detail: '文三路1号',
};

describe('recognise', () => {
  it.each([
    ['words in a row', '张三 13800000000 浙江省杭州市西湖区文三路1号'],
    ['commas', '张三，13800000000，浙江省杭州市西湖区文三路1号'],
    ['labels', '收货人：张三\n手机号码：13800000000\n所在地区：浙江省杭州市西湖区\n详细地址：文三路1号'],
    ['blanks in the region', '张三 138 0000 0000 浙江 杭州 西湖区 文三路1号'],
    ['no province', '张三 +86 13800000000 杭州市西湖区文三路1号'],
    ['the name behind', '13800000000 浙江省杭州市西湖区文三路1号 张三'],
    ['the name right before the region', '张三浙江省杭州市西湖区文三路1号13800000000'],
  ])('reads %s', (_form, text) => {
    expect(read(text)).toEqual(WHOLE);
  });

  it('reads a municipality that is written once', () => {
    expect(read('李四 010-12345678 北京市朝阳区建国路 8 号 2 单元')).toEqual({
      name: '李四',
      mobile: '010-12345678',
      region: '北京市北京市朝阳区',
      detail: '建国路 8 号 2 单元',
    });
  });

  it('leaves empty what the text does not contain', () => {
    expect(read('张三 13800000000')).toEqual({ name: '张三', mobile: '13800000000', region: '', detail: '' });
    expect(read('')).toEqual({ name: '', mobile: '', region: '', detail: '' });
  });

  it('treats an unknown place as the detail', () => {
    expect(read('张三 13800000000 火星基地一号舱六室')).toMatchObject({
      region: '',
      detail: '火星基地一号舱六室',
    });
  });
});
