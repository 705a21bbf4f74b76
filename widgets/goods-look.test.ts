// Proves the look for each stored value of the fields that blocks of goods share.
import { describe, expect, it } from 'vitest';
import type { GoodsListLook } from '~/ui/goods-list/goods-list';
import { shapes } from './shapes.gen';
import { goodsLook, type GoodsLookFields, textButton } from './kit/goods-look';

const plain: GoodsLookFields = {
  listStyle: 1,
  goodsStyle: 1,
  textStyle: 1,
  goodsCoverProportion: '1-1',
  fill: 1,
};
const plainLook: GoodsListLook = {
  arrangement: 'one',
  frame: 'plain',
  isCentred: false,
  bigRatio: 1,
  fit: 'cover',
};

type Meaning = [field: keyof GoodsLookFields, value: number | string, look: Partial<GoodsListLook>];
const MEANINGS: readonly Meaning[] = [
  ['listStyle', -1, { arrangement: 'rows' }],
  ['listStyle', 0, { arrangement: 'sideways' }],
  ['listStyle', 1, {}],
  ['listStyle', 2, { arrangement: 'two' }],
  ['listStyle', 3, { arrangement: 'three' }],
  ['goodsStyle', 1, {}],
  ['goodsStyle', 2, { frame: 'outlined' }],
  ['goodsStyle', 3, { frame: 'bare' }],
  ['textStyle', 1, {}],
  ['textStyle', 2, { isCentred: true }],
  ['goodsCoverProportion', '1-1', {}],
  ['goodsCoverProportion', '3-2', { bigRatio: 1.5 }],
  ['fill', 1, {}],
  ['fill', 0, { fit: 'contain' }],
];

const BUTTONS = [
  [1, 'square', false],
  [2, 'square', true],
  [3, 'pill', false],
  [4, 'pill', true],
] as const;

/** Every value that the schema allows. */
const valuesOf = (field: string) => new Set(shapes['goods']?.delivered.p?.[field]?.e);

describe('the look of a list of goods', () => {
  it.each(MEANINGS)('whose %s is %s differs by %j alone', (field, value, look) => {
    expect(goodsLook({ ...plain, [field]: value })).toEqual({ ...plainLook, ...look });
  });

  it.each(Object.keys(plain))('is tested above for every value of %s', (field) => {
    const documented = MEANINGS.filter(([name]) => name === field).map(([, value]) => value);
    expect(new Set<unknown>(documented)).toEqual(valuesOf(field));
  });

  it.each([-1, 0, 1, 2, 3])('centres text in list style %i, unless it is beside the cover', (listStyle) => {
    expect(goodsLook({ ...plain, listStyle, textStyle: 2 }).isCentred).toBe(listStyle !== -1);
  });

  it('has the arrangement that its block forces, whatever is stored', () => {
    expect(goodsLook({ ...plain, listStyle: 2, textStyle: 2 }, 'rows')).toEqual({
      ...plainLook,
      arrangement: 'rows',
    });
    expect(goodsLook(plain, 'sideways').arrangement).toBe('sideways');
  });
});

describe('a text buy button', () => {
  const stored = { buyBtnStyle: 1, buyBtnText: '去拼团', buttonColor: '#0a7d4f' } as const;

  it.each(BUTTONS)('of style %i is a %s, its text in the colour: %s', (buyBtnStyle, look, isOutlined) => {
    expect(textButton({ ...stored, buyBtnStyle }, '去购买')).toEqual({
      look,
      isOutlined,
      text: '去拼团',
      colour: '#0a7d4f',
    });
  });

  it('has every style that may be stored', () => {
    expect(new Set<unknown>(BUTTONS.map(([style]) => style))).toEqual(valuesOf('buyBtnStyle'));
  });

  it('has the default text of its block where none is stored', () => {
    expect(textButton({ ...stored, buyBtnText: '' }, '去购买').text).toBe('去购买');
  });
});
