// Proves what the check says of a block as the preview measured it.
import { expect, it } from 'vitest';
import type { FormField } from '../form';
import { NOTHING_SEEN, type Rendering } from './issue';
import type { Place } from './places';
import { checkRendering } from './rendering-rules';

const place = (at: string, field: Partial<FormField>, isInRow = false): Place => ({
  field: { name: at, title: '标题', group: 'content', control: 'text', kind: 'text', ...field },
  at,
  value: '',
  owner: {},
  ownerAt: '',
  isInRow,
  isRowPicture: false,
});

const PLACES = [
  place('/title', {}),
  place('/height', { title: '高度', control: 'length' }),
  place(
    '/banners/1/picUrl',
    { title: '图片', control: 'picture', size: { width: 750, height: '/height' } },
    true,
  ),
  place('/icon', { control: 'picture', size: { width: 88, height: 88 } }),
  place('/wide', { title: '图片', control: 'picture', size: { width: 750 } }),
  place('/free', { control: 'picture', size: 'any' }),
  place('/content', { title: '图文', control: 'rich' }),
];

const found = (seen: Partial<Rendering>, places = PLACES) =>
  checkRendering({ ...NOTHING_SEEN, ...seen }, places);
const short = (seen: Partial<Rendering>) =>
  found(seen).map(({ level, code, at }) => `${level} ${code} ${at}`);
const target = (at: string, width: number, height: number) => ({ at, width, height });

it('says nothing of a block that looks well', () => {
  expect(found({})).toEqual([]);
});

it('says that a guest sees nothing, and no more', () => {
  expect(short({ isEmpty: true, hasWideTable: true })).toEqual(['should empty-guest ']);
});

it('tells texts that are cut off from those that larger letters cut off', () => {
  const cut = [
    { at: '/title', isPlain: true },
    { at: '/content', isPlain: false },
    { at: '/gone', isPlain: true },
  ];
  expect(short({ cut })).toEqual(['should cut /title', 'hint cut /content']);
});

it('leads to what makes a small target larger, once', () => {
  const targets = [target('/banners/1/picUrl', 750, 80), target('/banners/1/picUrl', 750, 60.4)];
  expect(found({ targets })).toMatchObject([
    {
      code: 'target',
      level: 'should',
      at: '/height',
      words: '「高度」点的地方只有 750×60，不好点；调到 88×88 以上',
    },
  ]);
  const others = [target('/wide', 750, 40), target('/free', 40, 40), target('/content', 30, 30)];
  expect(short({ targets: others })).toEqual([
    'should target /wide',
    'should target /free',
    'should target /content',
  ]);
});

it('says nothing of targets whose size is not the operator’s', () => {
  expect(
    found({ targets: [target('/icon', 80, 80), target('/title', 80, 40), target('/gone', 1, 1)] }),
  ).toEqual([]);
});

it('names the row of a picture that is larger than its place', () => {
  const pictures = [{ at: '/banners/1/picUrl', width: 4000, enough: 750 }];
  expect(found({ pictures })).toMatchObject([
    {
      code: 'heavy',
      at: '/banners/1/picUrl',
      words: expect.stringMatching(/^第 2 个：图片宽 4000.*750 就够了/),
    },
  ]);
  expect(found({ pictures: [{ at: '/gone', width: 4000, enough: 750 }] })).toEqual([]);
});

it('says of a rich text alone that it does not fit', () => {
  const seen = { hasWideTable: true, hasSmallLetters: true };
  expect(short(seen)).toEqual(['should wide /content', 'should small /content']);
  expect(found(seen, PLACES.slice(0, 2))).toEqual([]);
});
