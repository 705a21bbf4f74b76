// Proves the presets of all widgets: valid, filled and visible, for any mall.
import { describe, expect, it } from 'vitest';
import { demoPictures } from '~/domain/studio/demo-pictures';
import { insertedData } from '~/domain/studio/inserted';
import type { Pick, Picked, Preset } from '~/domain/studio/presets';
import { forms, presets } from './forms.gen';
import { storedValidator } from './kit/testing/stored-validator';
import { palette } from './palette.gen';
import { shapes } from './shapes.gen';

const rowsOf = (count: number, row: object): Picked[] =>
  Array.from({ length: count }, (_none, index) => ({ id: index + 1, ...row }));

const GOODS = { name: '青瓷茶杯', picUrl: 'pictures/goods/a-1.svg', price: '59.00', original_price: '79.00' };
const COUPON = {
  name: '满 99 减 10',
  type: 2,
  discount: '10.0',
  discount_limit: null,
  min_price: '99.00',
  sub_price: '10.00',
  appoint_type: 3,
};

/** A mall that has everything. */
const rich: Pick = {
  goods: async (count) => rowsOf(count, GOODS),
  activity: async (_plugin, count) => rowsOf(count, GOODS),
  coupons: async (count) => rowsOf(count, COUPON),
  stores: async (count) =>
    rowsOf(count, { name: '南湖店', mobile: '0571-1', score: 5, picUrl: '', location: '30.25,120.17' }),
  pictures: async (kind, count) => demoPictures(kind, count),
  cats: async (count) => rowsOf(count, { name: '茶饮' }),
  mchs: async (count) => rowsOf(count, { name: '茶庄', picUrl: '' }),
  topics: async (count) =>
    rowsOf(count, { title: '头春新茶', cover_pic: '', read_count: '12 次浏览', layout: 0 }),
  modules: async (count) => rowsOf(count, { name: '页脚', data: [] }),
  videos: async (count) => rowsOf(count, { title: '泡茶', url: 'https://example.com/a.mp4', pic_url: '' }),
  mallName: async () => '南湖生活馆',
  has: () => true,
  now: () => Date.parse('2026-11-24T12:00:00+08:00'),
};

/** A mall without any data but pictures of the demonstration. */
const bare: Pick = {
  ...rich,
  goods: async () => [],
  activity: async () => [],
  coupons: async () => [],
  stores: async () => [],
  cats: async () => [],
  mchs: async () => [],
  topics: async () => [],
  modules: async () => [],
  videos: async () => [],
  has: () => false,
};

const loaded = await Promise.all(
  Object.entries(presets).map(async ([id, load]) => ({ id, ...(await load()).default })),
);

const listed = palette.filter(({ isInPalette }) => isInPalette).map(({ id }) => id);

it('has presets for exactly the widgets of the palette', () => {
  expect(loaded.map(({ id }) => id).sort()).toEqual([...listed].sort());
});

it('finds a widget by the initials of its title and synonyms', () => {
  expect(palette.find(({ id }) => id === 'coupon')?.initials).toContain('yhq');
  expect(palette.find(({ id }) => id === 'banner')?.initials).toEqual(
    expect.arrayContaining(['lbgg', 'lb', 'banner']),
  );
});

describe.each(loaded)('a preset of $id', ({ id, presets: own }) => {
  const shape = shapes[id]?.stored ?? { t: 'o' };
  const formOf = async () => (await forms[id]?.())?.default ?? { id, groups: [], unseen: [] };
  const inserted = async (preset: Preset, pick?: Pick) => {
    const filled = pick === undefined ? {} : await preset.fill?.(pick);
    return insertedData(shape, await formOf(), { ...preset.data, ...filled });
  };

  it.each(own)('$name is valid, unfilled and filled by any mall', async (preset) => {
    for (const pick of [undefined, rich, bare]) {
      const validate = storedValidator(id);
      const data = await inserted(preset, pick);
      expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
    }
  });

  it.each(own)('$name keeps all its properties, by the widget’s own schema', async (preset) => {
    const data = await inserted(preset, rich);
    const said = { ...preset.data, ...(await preset.fill?.(rich)) };
    for (const [name, value] of Object.entries(said)) {
      expect(shape.p?.[name], name).toBeDefined();
      expect(data[name], name).toMatchObject(value as object);
    }
  });

  it.each(own)('$name differs from an empty block', async (preset) => {
    expect(await inserted(preset, rich)).not.toEqual(insertedData(shape, await formOf(), {}));
  });

  it('has presets with distinct names', () => {
    expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
    for (const { name, words } of own) expect(`${name}${words}`).toMatch(/[\u4e00-\u9fff]/);
  });
});
