// The check finds seeded faults, and next to nothing on sound pages: shipped templates, and pages of an existing mall.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { checkDocument, wantedFacts } from '~/domain/studio/check/check-document';
import { type Facts, pickKey } from '~/domain/studio/check/issue';
import { openDraft, tabOf } from '~/domain/studio/document';
import { rulesOf } from '~/widgets/check-rules';
import { palette } from '~/widgets/palette.gen';
import { paletteById } from '~/widgets/palette-by-id';
import { recognise } from './import-reading';
import { templateSeeds } from './seed/templates';

const DATA = resolve(import.meta.dirname, '../../tests/data/layouts');

type State = Facts['picked'][string];
const SOUND: State = { problem: null, isGone: false };
const RED = '#ff4544';
const GREEN = '#63be72';

const always = () => SOUND;

/** A mall that has all that the page names, and every plugin; `stateOf` says what is wrong with one of its things. */
async function alarmsOf(
  text: string,
  stateOf: (key: string) => State = always,
  { pictures = {}, mainColour = RED }: Partial<Pick<Facts, 'pictures' | 'mainColour'>> = {},
): Promise<string[]> {
  let count = 0;
  const tab = tabOf(text, { key: 'a', name: '', templateId: 0, newUid: () => `b${count++}` });
  const doc = openDraft({ tabs: [tab], notes: {}, meta: {} });
  const widgets = await rulesOf(Object.values(doc.blocks).map(({ id }) => id));
  const { picked } = wantedFacts({ doc, widgets });
  const facts: Facts = {
    now: Date.now(),
    permissions: new Set(palette.flatMap(({ permission }) => permission ?? [])),
    maxBlocks: 100,
    homeOf: [],
    publishedAt: null,
    mainColour,
    pictures,
    picked: Object.fromEntries(
      Object.entries(picked).flatMap(([kind, ids]) =>
        ids.map((id) => [pickKey(kind, id), stateOf(pickKey(kind, id))]),
      ),
    ),
  };
  return checkDocument({ doc, widgets, palette: paletteById, facts }).map(
    ({ code, at, words }) => `${code} ${at} ${words}`,
  );
}

it.each(templateSeeds(new Date()).map(({ name, blocks }) => [name, blocks] as const))(
  'finds at most one thing to better in the template %s',
  async (_name, blocks) => {
    for (const mainColour of [RED, GREEN]) {
      const alarms = await alarmsOf(JSON.stringify(blocks), always, { mainColour });
      expect(alarms.slice(1), alarms.join('\n')).toEqual([]);
    }
  },
);

/** What is truly wrong with these pages, colours that they state themselves among it; all else is a false alarm. */
const TRUE_CODES =
  /^(platform|leftover|link-platform|link-permission|link-parameter|schema|rows|empty|picture|covered|target|alt|fast|contrast) /;

const tabs = readdirSync(DATA)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) =>
    recognise(readFileSync(resolve(DATA, name), 'utf8')).docs.flatMap((doc) =>
      doc.tabs.map((tab) => [`${name} ${doc.title} ${tab.name}`, tab.text] as const),
    ),
  );

it.each(tabs)('raises at most one false alarm on %s', async (_name, text) => {
  const alarms = (await alarmsOf(text)).filter((words) => !TRUE_CODES.test(words));
  expect(alarms.slice(1), alarms.join('\n')).toEqual([]);
});

interface Row extends Record<string, unknown> {
  data?: Row;
}

/** Writes into the first object of the page that has the property; false where none has it. */
function spoil(value: unknown, name: string, change: (owner: Record<string, unknown>) => void): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value) && Object.hasOwn(value, name)) {
    change(value as Record<string, unknown>);
    return true;
  }
  return Object.values(value).some((inner) => spoil(inner, name, change));
}

const dataOf = (blocks: readonly Row[], id: string): unknown =>
  blocks.find((block) => block['id'] === id)?.data;
const slide =
  (change: Record<string, unknown>) =>
  (blocks: readonly Row[]): boolean =>
    spoil(
      dataOf(blocks, 'banner'),
      'picUrl',
      (row) => void Object.assign(row, { link: {}, params: [] }, change),
    );
const PAGE = { url: '/pages/index/index?page_id=7', openType: 'navigate' };
const isGoods = (key: string): boolean => key.startsWith('goods ');

/** A kind of fault: how it comes into a page, and what the mall says then. */
const FAULTS: readonly [kind: string, (blocks: readonly Row[]) => boolean, (key: string) => State][] = [
  [
    'a link to a draft',
    slide(PAGE),
    (key) => (key === 'links 7' ? { problem: '草稿', isGone: false } : SOUND),
  ],
  [
    'a link to a deleted page',
    slide(PAGE),
    (key) => (key === 'links 7' ? { problem: '已删除', isGone: true } : SOUND),
  ],
  ['a link without its goods', slide({ url: '/pages/goods/goods', openType: 'navigate' }), always],
  ['no link', slide({ url: '', openType: '' }), always],
  ['a word in the place of an address', slide({ url: '花店', openType: 'h5' }), always],
  ['a script in the place of an address', slide({ url: 'javascript:alert(1)', openType: 'h5' }), always],
  ['no picture', slide({ picUrl: '' }), always],
  [
    'goods that are sold out',
    () => true,
    (key) => (isGoods(key) ? { problem: '已售罄', isGone: false } : SOUND),
  ],
  [
    'goods that are deleted',
    () => true,
    (key) => (isGoods(key) ? { problem: '已删除', isGone: true } : SOUND),
  ],
  [
    'a text of the colour of its ground',
    (blocks) => {
      const data = { name: '公告', content: '欢迎', textColor: '#fafafa', background: '#ffffff' };
      (blocks as Row[]).push({ id: 'notice', permission_key: '', data });
      return true;
    },
    always,
  ],
];

it('finds at least 36 of 40 faults of ten kinds', async () => {
  const missed: string[] = [];
  for (const { name, blocks } of templateSeeds(new Date()).slice(0, 4)) {
    const before = new Set(await alarmsOf(JSON.stringify(blocks)));
    for (const [kind, seed, stateOf] of FAULTS) {
      const spoiled = structuredClone(blocks) as unknown as Row[];
      if (!seed(spoiled)) throw new Error(`${name} has no place for ${kind}`);
      const found = (await alarmsOf(JSON.stringify(spoiled), stateOf)).filter((words) => !before.has(words));
      if (found.length === 0) missed.push(`${name}: ${kind}`);
    }
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(4);
});

const UPLOAD = `uploads/20261126/${'a'.repeat(32)}.jpg`;
const large = { width: 3000, height: 1600, bytes: 900_000, alt: null, mean: null };
const pageOf = (id: string, data: object): string => JSON.stringify([{ id, permission_key: '', data }]);

it('takes pictures as phones get them, and icons beside their names for named', async () => {
  const target = { url: '/pages/cart/cart', openType: 'navigate' };
  const entries = (name: string) =>
    pageOf('nav', { navs: [{ icon: UPLOAD, picUrl: UPLOAD, name, ...target }] });
  const alarms = (text: string) => alarmsOf(text, always, { pictures: { [UPLOAD]: large } });
  expect((await alarms(entries('领券'))).filter((words) => /^(alt|heavy) /.test(words))).toEqual([]);
  const slides = pageOf('banner', { height: 400, banners: [{ picUrl: UPLOAD, ...target }] });
  expect((await alarms(slides)).filter((words) => /^(alt|heavy) /.test(words))).toEqual([
    expect.stringMatching(/^alt /),
  ]);
});

it('says nothing of what a default made, and the same again where somebody chose it', async () => {
  const contrastOf = async (data: object) =>
    (await alarmsOf(pageOf('notice', data))).filter((words) => words.startsWith('contrast /btnTextColor '));
  const content = '欢迎';
  expect(await contrastOf({ content })).toEqual([]);
  expect(await contrastOf({ content, btnTextColor: '#ffffff', btnColor: '#fafafa' })).toHaveLength(1);
});

it('names a stored red of the default theme in a mall of another theme, where the block can follow it', async () => {
  const found = async (data: object, mainColour: string) =>
    (await alarmsOf(pageOf('notice', { content: '欢迎', ...data }), always, { mainColour })).filter((words) =>
      words.startsWith('theme '),
    );
  expect(await found({ background: '#FF4544' }, GREEN)).toEqual([
    'theme /background 「背景颜色」固定为默认主题的红色，不跟着商城现在的主题',
  ]);
  expect(await found({ background: '#FF4544' }, RED)).toEqual([]);
  for (const data of [{ background: '' }, { background: '#5f8f6b' }, {}, { textColor: '#ff4544' }])
    expect(await found(data, GREEN)).toEqual([]);
});
