// Links preserve their stored shape: every link of the samples is written back unchanged.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveLink } from '../links';
import { isRecord } from '../record';
import type { LinkShape } from './form';
import { linkOf, type LinkEntry } from './link-entry';
import { type LinkPlace, readLink, writeLink } from './link-value';

const PICKER: LinkShape = {
  shape: 'picker',
  fields: { url: 'url', openType: 'openType', params: 'params', key: 'key', whole: 'link' },
};
const NAV: LinkShape = {
  shape: 'picker',
  fields: {
    url: 'url',
    openType: 'openType',
    params: 'params',
    key: 'key',
    label: 'labelName',
    labelType: 'labelType',
  },
};
const FLAT: LinkShape = {
  shape: 'flat',
  fields: { url: 'link_url', openType: 'open_type', params: 'params', key: 'key' },
};
const PAIR: LinkShape = { shape: 'pair', fields: { url: 'img_url', openType: 'openType' } };
const ONE = (shape: 'whole' | 'simple' | 'target' | 'copyright'): LinkShape => ({ shape, fields: {} });

/** Shapes by widget and by the list within it that contains the link. */
const SHAPES: readonly (readonly [block: string, path: string, name: string, shape: LinkShape])[] = [
  ['banner', '/banners', 'url', PICKER],
  ['nav', '/navs', 'url', NAV],
  ['menu', '/menus', 'link_url', FLAT],
  ['quick-nav', '/customize', 'link_url', FLAT],
  ['search', '', 'img_url', PAIR],
  ['link', '', 'link', ONE('whole')],
  ['rubik', '/list', 'link', ONE('whole')],
  ['rubik', '/hotspot', 'link', ONE('whole')],
  ['check-in', '/hotspot', 'link', ONE('whole')],
  ['timer', '', 'link', ONE('target')],
  ['modal', '/list', 'link', ONE('target')],
  ['app-nav-bar', '', 'link', ONE('simple')],
  ['copyright', '', 'link', ONE('copyright')],
];

const folder = resolve(import.meta.dirname, '../../tests/data/layouts');
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(resolve(folder, name), 'utf8'));

/** Layouts are nested in layouts, as lists and as texts of lists. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function blocksIn(value: unknown): Record<string, unknown>[] {
  if (typeof value === 'string') return /^\s*[[{]/.test(value) ? blocksIn(parsed(value)) : [];
  if (Array.isArray(value)) return value.flatMap(blocksIn);
  if (!isRecord(value)) return [];
  const own = typeof value['id'] === 'string' && isRecord(value['data']) ? [value] : [];
  return [...own, ...Object.values(value).flatMap(blocksIn)];
}

function placesOf(block: Record<string, unknown>): LinkPlace[] {
  const { id, data } = block;
  if (!isRecord(data)) return [];
  return SHAPES.filter(([kind]) => kind === id).flatMap(([, path, name, shape]) => {
    const holder = path === '' ? data : data[path.slice(1)];
    const owners = Array.isArray(holder) ? (holder as unknown[]) : [holder];
    return owners.filter(isRecord).map((owner) => ({ shape, name, owner }));
  });
}

const places = texts.flatMap((text) => blocksIn(parsed(text))).flatMap(placesOf);
const chosen = places.filter((place) => readLink(place) !== null);

const ownKeys = ({ shape, name }: LinkPlace): string[] =>
  Object.keys(shape.fields).length === 0 ? [name] : Object.values(shape.fields);

describe('a link of a sample', () => {
  it('is found in every shape', () => {
    const kinds = new Set(chosen.map(({ shape }) => shape.shape));
    expect([...kinds].sort()).toEqual(['copyright', 'flat', 'pair', 'picker', 'simple', 'target', 'whole']);
    expect(chosen.length).toBeGreaterThan(40);
  });

  it.each(chosen.map((place, index) => [`${index} ${place.shape.shape}`, place] as const))(
    'is written back unchanged: %s',
    (_name, place) => {
      const link = readLink(place);
      const own = Object.fromEntries(
        ownKeys(place)
          .filter((key) => key in place.owner)
          .map((key) => [key, place.owner[key]]),
      );
      const written = Object.fromEntries(
        Object.entries(writeLink(place, link)).filter(([, value]) => value !== undefined),
      );
      expect(written).toEqual(own);
    },
  );

  it('is none where its field is empty', () => {
    for (const place of places.filter((one) => readLink(one) === null)) {
      const own = Object.fromEntries(ownKeys(place).map((key) => [key, place.owner[key]]));
      expect(resolveLink(place.shape.shape === 'whole' ? own[place.name] : own)).toBeNull();
    }
  });
});

const GOODS: LinkEntry = {
  group: 'base',
  name: '商品详情',
  path: '/pages/goods/goods',
  openType: 'navigate',
  params: [{ key: 'id', isRequired: true }],
  permission: '',
  problem: null,
  given: {},
};

describe('a chosen link', () => {
  const link = linkOf(GOODS, { values: { id: '12' }, subject: '青瓷茶杯' });
  const opened = { openType: 'navigate', path: '/pages/goods/goods', query: { id: '12' } };

  it.each([
    ['whole', ONE('whole'), 'link'],
    ['picker', PICKER, 'url'],
    ['picker of nav', NAV, 'url'],
    ['flat', FLAT, 'link_url'],
    ['pair', PAIR, 'img_url'],
    ['simple', ONE('simple'), 'link'],
    ['target', ONE('target'), 'link'],
    ['copyright', ONE('copyright'), 'link'],
  ] as const)('opens the same target from the shape %s', (_words, shape, name) => {
    const owner = writeLink({ shape, name }, link);
    expect(resolveLink(ownerLink(shape, owner, name))).toMatchObject(opened);
    expect(readLink({ shape, name, owner })).toMatchObject({ url: '/pages/goods/goods?id=12' });
  });

  it('is stored with its address and way of opening alone where the format has no more', () => {
    expect(writeLink({ shape: ONE('target'), name: 'link' }, link)).toEqual({
      link: { url: '/pages/goods/goods?id=12', openType: 'navigate' },
    });
  });

  it('is stored with its number as a number, and with the name of the chosen record', () => {
    expect(writeLink({ shape: ONE('whole'), name: 'link' }, link)['link']).toMatchObject({
      params: [{ key: 'id', value: 12, is_required: true }],
      new_link_url: '/pages/goods/goods?id=12',
      button_text: { show_name: '青瓷茶杯', link_name: '商品详情' },
    });
  });

  it.each([ONE('whole'), ONE('simple'), ONE('target'), ONE('copyright'), PICKER, NAV, FLAT, PAIR])(
    'is removed from its field once emptied: $shape',
    (shape) => {
      const name = shape.fields.url ?? 'link';
      const owner = { ...writeLink({ shape, name }, link), ...writeLink({ shape, name }, null) };
      expect(readLink({ shape, name, owner })).toBeNull();
    },
  );
});

const ownerLink = (shape: LinkShape, owner: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.keys(shape.fields).length === 0 ? owner[name] : owner;
