// Proves the widgets' own rules, and that the seeded pages and all presets may be published.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDocument, prepareCheck } from '~/domain/studio/check/check-document';
import { type Facts, NO_FACTS, pickKey, type PictureFact } from '~/domain/studio/check/issue';
import { type EditDoc, openDraft, tabOf } from '~/domain/studio/document';
import { paletteById } from '~/widgets/palette-by-id';
import { CASES, LINK, popup, times } from './check-cases';
import { rulesOf } from './check-rules';
import { checks, presets } from './forms.gen';
import { palette } from './palette.gen';
import { storedSamples } from './sample-documents';

const FACTS: Facts = {
  ...NO_FACTS,
  now: Date.UTC(2026, 10, 24),
  permissions: new Set(palette.flatMap(({ permission }) => permission ?? [])),
  maxBlocks: 100,
};
/** Of one tab, whose blocks have the uids `b0`, `b1` … . */
function docOf(elements: readonly unknown[]): EditDoc {
  let read = 0;
  const tab = tabOf(JSON.stringify(elements), {
    key: 'a',
    name: '',
    templateId: 1,
    newUid: () => `b${read++}`,
  });
  return openDraft({ tabs: [tab], notes: {}, meta: {} });
}

async function issuesOf(elements: readonly unknown[], facts: Partial<Facts> = {}) {
  const doc = docOf(elements);
  const widgets = await rulesOf(Object.values(doc.blocks).map(({ id }) => id));
  return checkDocument({ doc, widgets, palette: paletteById, facts: { ...FACTS, ...facts } });
}

const codesOf = async (elements: readonly unknown[], facts: Partial<Facts> = {}) =>
  (await issuesOf(elements, facts)).map(({ code, level }) => `${level} ${code}`);

const MANUAL = { addGoodsType: 1, list: [{ id: 1 }] };
const strip = (marginTopColor: string) => ({ id: 'map', data: { marginTop: 20, marginTopColor } });

describe('rules of widgets', () => {
  it.each(CASES)('%s: finds %s, and only where it is', async (id, rule, bad, good) => {
    const [found, free] = await Promise.all([codesOf([{ id, data: bad }]), codesOf([{ id, data: good }])]);
    expect([found.includes(rule), free.includes(rule)]).toEqual([true, false]);
  });

  it.each([
    [
      'should immersed',
      [{ id: 'search', data: { typeStyle: '1' } }],
      [{ id: 'search', data: { typeStyle: '1' } }, { id: 'banner' }],
    ],
    ['hint order', [{ id: 'link' }, { id: 'search' }], [{ id: 'background' }, { id: 'search' }]],
    ['hint order', [{ id: 'copyright' }, { id: 'link' }], [{ id: 'link' }, { id: 'copyright' }]],
    ['should merge', [{ id: 'empty' }, { id: 'empty' }], [{ id: 'empty' }, { id: 'link' }, { id: 'empty' }]],
    ['must order', [{ id: 'menu' }, { id: 'user' }], [{ id: 'user' }, { id: 'menu' }]],
    ['should same', [{ id: 'goods' }, { id: 'goods' }], [{ id: 'goods' }, { id: 'goods', data: MANUAL }]],
    [
      'should margin',
      [{ id: 'background', data: { backgroundColor: '#f5f7f9' } }, strip('#FFFFFF')],
      [{ id: 'background', data: { backgroundColor: '#f5f7f9' } }, strip('#F5F7F9')],
    ],
  ])('finds %s by the neighbours of a block', async (rule, bad, good) => {
    const [found, free] = await Promise.all([codesOf(bad), codesOf(good)]);
    expect([found.includes(rule), free.includes(rule)]).toEqual([true, false]);
  });

  const sized = (kilobytes: number, height = 300): PictureFact => ({
    width: 750,
    height,
    bytes: kilobytes * 1024,
    alt: '',
    mean: null,
  });
  const slides = [
    { id: 'banner', data: { banners: ['a.jpg', 'b.jpg'].map((picUrl) => ({ picUrl, ...LINK })) } },
  ];
  const ground = [{ id: 'background', data: { showImg: true, backgroundPicUrl: 'a.jpg' } }];
  const cells = [
    { id: 'rubik', data: { style: 4, w: 2, h: 1, list: [{ pic_url: 'a.jpg', x: 0, y: 0, w: 1, h: 1 }] } },
  ];
  const meaning = (mean: string): Partial<Facts> => ({ pictures: { 'a.jpg': { ...sized(9), mean } } });
  const shopper = [{ id: 'user-info', data: { backgroundPicUrl: 'a.jpg' } }];
  const checkIn = [{ id: 'check-in', data: { backgroundPicUrl: 'a.jpg' } }];
  const entries = [{ id: 'nav', data: { bgType: 'pic', modeType: 'img', backgroundPicUrl: 'a.jpg' } }];
  const goods = [{ id: 'goods', data: { addGoodsType: 1, list: [{ id: 1 }, { id: 2 }, { id: 3 }] } }];
  const soldOut = (...ids: number[]) =>
    Object.fromEntries(ids.map((id) => [pickKey('goods', id), { problem: '已售罄', isGone: false }]));
  const BY_FACTS: readonly [rule: string, elements: unknown[], bad: Partial<Facts>, good: Partial<Facts>][] =
    [
      [
        'should ratios',
        slides,
        { pictures: { 'a.jpg': sized(9), 'b.jpg': sized(9, 400) } },
        { pictures: { 'a.jpg': sized(9), 'b.jpg': sized(9) } },
      ],
      ['should heavy', ground, { pictures: { 'a.jpg': sized(210) } }, { pictures: { 'a.jpg': sized(190) } }],
      ['should ratio', cells, { pictures: { 'a.jpg': sized(9) } }, { pictures: { 'a.jpg': sized(9, 480) } }],
      ['should contrast', shopper, meaning('#fafafa'), meaning('#dddddd')],
      ['should contrast', checkIn, meaning('#dddddd'), meaning('#777777')],
      ['should contrast', entries, meaning('#555555'), meaning('#ffffff')],
      ['should sold', goods, { picked: soldOut(1, 2) }, { picked: soldOut(1) }],
      [
        'must goods-gone',
        [{ id: 'module', data: { list: [{ id: 7 }] } }],
        { picked: { [pickKey('modules', 7)]: { problem: '已删除', isGone: true } } },
        { picked: { [pickKey('modules', 7)]: { problem: null, isGone: false } } },
      ],
      [
        'hint changed',
        [{ id: 'module', data: { list: [{ id: 7 }] } }],
        {
          publishedAt: 1,
          picked: { [pickKey('modules', 7)]: { problem: null, isGone: false, changedAt: 2 } },
        },
        {
          publishedAt: 2,
          picked: { [pickKey('modules', 7)]: { problem: null, isGone: false, changedAt: 1 } },
        },
      ],
      ['should times', [{ id: 'modal', data: { ...popup({}), times: 0 } }], { homeOf: ['mobile'] }, {}],
    ];
  it.each(BY_FACTS)('finds %s by what is known of the mall', async (rule, elements, bad, good) => {
    const [found, free] = await Promise.all([codesOf(elements, bad), codesOf(elements, good)]);
    expect([found.includes(rule), free.includes(rule)]).toEqual([true, false]);
  });

  it('has a case for every widget with rules of its own, here or in its folder, but those that share all of theirs', () => {
    const shared = [
      'advance',
      'booking',
      'bargain',
      'lottery',
      'pick',
      'gift',
      'wholesale',
      'exchange',
      'step',
      'composition',
    ];
    const tested = new Set([
      ...CASES.map(([id]) => id),
      ...shared,
      'search',
      'copyright',
      'empty',
      'user',
      'user-info',
      'background',
    ]);
    const isTestedInFolder = (id: string) => {
      const file = join(import.meta.dirname, id, `${id}.test.tsx`);
      return existsSync(file) && readFileSync(file, 'utf8').includes("from './checks'");
    };
    expect(Object.keys(checks).filter((id) => !tested.has(id) && !isTestedInFolder(id))).toEqual([]);
  });

  it.each(['home-page', 'tea-page', 'user-center'])('lets the seeded %s be published', async (name) => {
    const seed: unknown = JSON.parse(
      readFileSync(join(import.meta.dirname, `../server/seed/${name}.json`), 'utf8'),
    );
    const issues = await issuesOf(Array.isArray(seed) ? seed : []);
    expect(issues.filter(({ level }) => level === 'must').map(({ words, at }) => `${at} ${words}`)).toEqual(
      [],
    );
  });

  it.each(storedSamples())('lets the sample %s of an existing mall be published', async (_name, layout) => {
    const issues = await issuesOf(layout);
    expect(issues.filter(({ level }) => level === 'must').map(({ words, at }) => `${at} ${words}`)).toEqual(
      [],
    );
  });

  it('looks at 1,000 blocks in slices, and after an edit at that block alone', async () => {
    const elements = Array.from({ length: 1_000 }, () => ({
      id: 'banner',
      data: { banners: times(4, { picUrl: 'a.jpg', ...LINK }) },
    }));
    const doc = docOf(elements);
    const widgets = await rulesOf(['banner']);
    const facts = { ...FACTS, maxBlocks: 1_000 };
    const input = { doc, widgets, palette: paletteById, facts };
    let slices = 0;
    for (let left = 100; !prepareCheck(input, () => (left -= 1) > 0); left = 100) slices += 1;
    expect(slices).toBeGreaterThan(5);
    const { b5: block } = doc.blocks;
    if (block === undefined) throw new Error('no block');
    const edited = { ...input, doc: { ...doc, blocks: { ...doc.blocks, b5: { ...block } } } };
    let looks = 0;
    expect(prepareCheck(edited, () => (looks += 1) > 0)).toBe(true);
    expect(looks).toBe(1);
  });
});

describe('presets', () => {
  it.each(Object.keys(presets))(
    "%s: what is inserted without the mall's own things may be published",
    async (id) => {
      const list = (await presets[id]?.())?.default.presets.filter(({ fill }) => fill === undefined) ?? [];
      const codes = await Promise.all(
        list.map(async ({ data }) =>
          (await codesOf([{ id, data }])).filter((code) => code.startsWith('must')),
        ),
      );
      expect(codes.flat()).toEqual([]);
    },
  );
});
