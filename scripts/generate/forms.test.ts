// Proves the errors of form generation, and the default controls and groups of fields without hints.
import { describe, expect, it } from 'vitest';
import type { FormField } from '~/domain/studio/form';
import { defineAbsentWidget, defineWidget } from '~/renderer/define-widget';
import { compileForms, paletteEntry } from './forms';
import { bundle, type JsonSchema } from './schema';

/** Every field of a form has a title. */
const titled = (properties: Record<string, JsonSchema>): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      {
        title: name,
        ...schema,
        ...(schema.properties === undefined ? {} : { properties: titled(schema.properties) }),
      },
    ]),
  );

/** A widget with these stored properties. */
function sourceOf(given: Record<string, JsonSchema>, delivered: JsonSchema = {}) {
  const properties = titled(given);
  const raw: JsonSchema = {
    $id: 'pagoda:widget/sample',
    properties: { data: { type: 'object', properties }, delivered },
  };
  const { root, defs } = bundle({ type: 'object', properties }, raw, new Map());
  return {
    id: 'sample',
    folder: 'widgets/sample',
    raw,
    stored: { name: 'SampleData', root, defs },
    controls: ['glow'],
  };
}

const compiled = (properties: Record<string, JsonSchema>, delivered?: JsonSchema) =>
  compileForms([sourceOf(properties, delivered)])[0] ?? { id: '', groups: [], unseen: [] };

const fieldsOf = (properties: Record<string, JsonSchema>): FormField[] =>
  compiled(properties).groups.flatMap(({ fields }) => [...fields]);

const WORDS = [
  { value: 'a', words: '甲' },
  { value: 'b', words: '乙' },
];
const SAMPLE: Record<string, JsonSchema> = {
  isOn: { type: 'boolean', default: false, title: '开启' },
  kind: { type: 'string', enum: ['a', 'b'], default: 'a', title: '种类', 'x-editor': { options: WORDS } },
};

const text = (hint: object = { maxLength: 10 }, more: JsonSchema = {}): JsonSchema => ({
  type: 'string',
  default: '',
  title: '文字',
  'x-editor': hint,
  ...more,
});
const colour = (hint: object): JsonSchema => ({
  type: 'string',
  format: 'color',
  default: '#fff',
  title: '颜色',
  'x-editor': hint,
});

describe('generation refuses', () => {
  it.each<[string, Record<string, JsonSchema>, string]>([
    ['an enum without words', { kind: { type: 'string', enum: ['a', 'b'] } }, 'options lack words for "a"'],
    [
      'words for what is none of the enum',
      { kind: { type: 'string', enum: ['a'], 'x-editor': { options: WORDS } } },
      'options name "b", which is none of the enum',
    ],
    [
      'a switch of other values than the enum’s',
      { on: { type: 'integer', enum: [0, 1], 'x-editor': { switch: { on: 2, off: 0 } } } },
      'switch must name both values of the enum',
    ],
    ['0 and 1 that nothing says the meaning of', { on: { type: 'integer', enum: [0, 1] } }, 'needs switch'],
    ['a hint that there is none of', { text: text({ maxLenght: 4 }) }, 'additional properties: maxLenght'],
    ['a hint of a wrong value', { text: text({ maxLength: 4, group: 'texts' }) }, 'x-editor/group'],
    ['a rule that cannot be read', { text: text({ maxLength: 4, when: 'isOn &&' }) }, 'ends too early'],
    ['a rule of an unknown name', { text: text({ maxLength: 4, when: 'isOff' }) }, 'names "isOff"'],
    ['a rule of a value that never is', { text: text({ maxLength: 4, when: "kind == 'c'" }) }, 'never is'],
    [
      'a rule of a choice that cannot be read',
      {
        more: {
          type: 'string',
          enum: ['a'],
          'x-editor': { options: [{ value: 'a', words: '甲', when: '(' }] },
        },
      },
      'the rule "("',
    ],
    [
      'advice of a rule that cannot be read',
      { text: text({ maxLength: 4, warn: ['x > 1 → 太多'] }) },
      'names "x"',
    ],
    [
      'a default outside its limits',
      { count: { type: 'integer', default: 9, 'x-editor': { max: 8 } } },
      'default 9',
    ],
    [
      'a default that is too long',
      { text: text({ maxLength: 2 }, { default: '三个字' }) },
      'outside its own limits',
    ],
    [
      'an initial that is none of the enum',
      { k: { ...SAMPLE['kind'], 'x-editor': { options: WORDS, initial: 'c' } } },
      'initial "c"',
    ],
    ['a colour without a partner', { ink: colour({ group: 'colour', role: 'text' }) }, 'a colour needs `on`'],
    [
      'a partner that is not there',
      { ink: colour({ group: 'colour', on: 'ground2' }) },
      'on names "ground2"',
    ],
    ['a picture without a size', { pic: { type: 'string', format: 'image' } }, 'a picture needs size'],
    [
      'a list without limits and summary',
      { rows: { type: 'array', items: { type: 'object', properties: { text: text() } } } },
      'a list needs rows.max',
    ],
    [
      'a summary of what a row has not',
      {
        rows: {
          type: 'array',
          items: { type: 'object', properties: { text: text() } },
          'x-editor': { rows: { max: 3 }, row: '{name}' },
        },
      },
      'row names "name"',
    ],
    ['a text that does not say that it is one', { id: { type: 'string' } }, 'a text needs maxLength'],
    ['a part of nothing', { text: text({ part: 'frame' }) }, 'part names "frame"'],
    [
      'a link of an unknown neighbour',
      { url: text({ link: { shape: 'pair', fields: { openType: 'type' } } }) },
      'link names "type"',
    ],
    ['an own control that is not there', { glow: text({ control: './controls/glw' }) }, 'beside schema.json'],
    [
      'clearing what is not there',
      { more: { type: 'boolean', 'x-editor': { clears: { other: 1 } } } },
      'clears names "other"',
    ],
  ])('%s', (_what, properties, words) => {
    const name = Object.keys(properties)[0] ?? '';
    const compile = () => compiled({ ...SAMPLE, ...properties });
    expect(compile).toThrow(words);
    expect(compile).toThrow('widgets/sample/schema.json: #/properties/data');
    expect(compile).toThrow(`/properties/${name}`);
  });

  it('a palette widget without a preset and synonyms, and no other', () => {
    const load = () => Promise.reject(new Error('not loaded'));
    const shown = defineWidget({ id: 'x', version: 1, title: '块', group: 'basic', load, reserve: () => 0 });
    const bar = defineWidget({ ...shown, group: 'structural' });
    const gone = defineAbsentWidget({ id: 'y', title: '旧', group: 'leftover' });
    expect(() => paletteEntry({ definition: { ...shown, title: '' } }, {})).toThrow(
      'widgets/x/index.ts: #/title: needs the words for operators',
    );
    expect(() => paletteEntry({ definition: shown }, {})).toThrow('needs a preset and synonyms');
    const nameless = { words: [], presets: [{ name: '一', words: '一个', data: {} }] };
    expect(() => paletteEntry({ definition: shown, presets: nameless }, {})).toThrow('synonyms');
    const drawn = { ...nameless, words: ['一块'], icon: 'M2 8h12' };
    expect(paletteEntry({ definition: shown, presets: drawn }, {})).toMatchObject({ icon: 'M2 8h12' });
    for (const definition of [bar, gone])
      expect(paletteEntry({ definition }, {})).toMatchObject({ isInPalette: false, presets: [] });
  });

  it('a field that is seen without words', () => {
    expect(() => compiled({ own: { type: 'boolean', title: '' } })).toThrow(
      'widgets/sample/schema.json: #/properties/data/properties/own: needs a title',
    );
  });

  it('reports all errors in one run', () => {
    const pic: JsonSchema = { type: 'string', format: 'image' };
    expect(() => compiled({ pic, id: { type: 'string' } })).toThrow(
      /a picture needs size[\s\S]+a text needs/,
    );
  });
});

describe('a field without hints', () => {
  it.each<[string, JsonSchema, Partial<FormField>]>([
    ['a yes or no', { type: 'boolean' }, { control: 'switch', group: 'content' }],
    ['a line of text', text(), { control: 'text', maxLength: 10 }],
    ['a long text', text({ maxLength: 200 }), { control: 'textarea' }],
    ['a number', { type: 'integer' }, { control: 'number', kind: 'integer' }],
    ['a length', { type: 'integer', 'x-editor': { unit: 'rpx' } }, { control: 'length', unit: 'rpx' }],
    [
      'a number or a text',
      { anyOf: [{ type: 'number' }, { type: 'string' }] },
      { kind: 'text-or-number', control: 'number' },
    ],
    ['few short choices', SAMPLE['kind'] ?? {}, { control: 'segments' }],
    ['html', { type: 'string', format: 'html' }, { control: 'rich' }],
    ['an object', { type: 'object', properties: { a: { type: 'boolean' } } }, { control: 'frame' }],
  ])('that is %s gets its control', (_what, schema, expected) => {
    expect(fieldsOf({ own: schema })[0]).toMatchObject(expected);
  });

  it('has its group by name and kind', () => {
    const groups = compiled({
      tagColor: colour({ role: 'accent' }),
      backgroundColor: colour({}),
      paddingTop: { type: 'integer' },
      listStyle: { ...SAMPLE['kind'], title: '样式' },
    }).groups.map(({ id, fields }) => [id, fields.map(({ name }) => name)]);
    expect(groups).toEqual([
      ['layout', ['listStyle']],
      ['colour', ['tagColor']],
      ['ground', ['backgroundColor']],
      ['space', ['paddingTop']],
    ]);
  });
});

it('has the widget’s own control where its hint names the module, which writes its parts too', () => {
  const [field] = fieldsOf({
    glow: { type: 'integer', default: 1, 'x-editor': { control: './controls/glow', min: 0, max: 3 } },
    warmth: { type: 'integer', default: 1, 'x-editor': { part: 'glow' } },
  });
  expect(field).toMatchObject({ control: 'own', own: 'sample/glow', min: 0, max: 3 });
  expect(field?.parts).toMatchObject([{ name: 'warmth', control: 'none' }]);
});

it('has as help the Chinese part of its description beyond the label and the limits', () => {
  const description =
    '圆角，最大为高度的一半，单位 rpx；旧数据没有 | Radius, at most half the height, in rpx.';
  const helpOf = (schema: JsonSchema) =>
    fieldsOf({ radius: { type: 'integer', title: '圆角', ...schema } })[0]?.help;
  expect(helpOf({ description })).toBe('最大为高度的一半');
  expect(helpOf({ description: '圆角，单位 rpx | Radius in rpx.' })).toBeUndefined();
  expect(helpOf({ description, 'x-editor': { help: '四个角一起' } })).toBe('四个角一起');
  expect(helpOf({ description, 'x-editor': { help: '' } })).toBeUndefined();
});

it('puts owned fields into their owner, and leaves hidden ones out of the groups', () => {
  const form = compiled({
    url: text({ link: { shape: 'pair', fields: { url: 'url', openType: 'openType' } } }),
    openType: text({}),
    old: text({ hidden: true }),
    size: { type: 'string', 'x-editor': { computed: 'url' } },
  });
  const [link] = form.groups.flatMap(({ fields }) => fields);
  expect(link).toMatchObject({ name: 'url', control: 'link', link: { shape: 'pair' } });
  expect(link?.parts).toMatchObject([{ name: 'openType', control: 'none', part: 'url' }]);
  expect(form.unseen.map(({ name }) => name)).toEqual(['old', 'size']);
});

it('requests hydration for delivered fields, and where a hint requires it', () => {
  const properties = {
    list: text(),
    coupons: text(),
    look: text(),
    from: text({ maxLength: 4, source: true }),
  };
  const [group] = compiled(properties, {
    'x-removed': ['coupons'],
    properties: { list: { type: 'array' } },
  }).groups;
  expect(group?.fields.map(({ name, source }) => [name, source === true])).toEqual([
    ['list', true],
    ['coupons', true],
    ['look', false],
    ['from', true],
  ]);
});

it('lays shared hints under a field’s own, hint by hint', async () => {
  const { layOver } = await import('./hints');
  const base: JsonSchema = { title: '按钮', 'x-editor': { maxLength: 4, when: 'isOn' } };
  expect(layOver(base, { default: '买', 'x-editor': { when: 'isOff' } })).toEqual({
    title: '按钮',
    default: '买',
    'x-editor': { maxLength: 4, when: 'isOff' },
  });
});
