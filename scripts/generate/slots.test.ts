// Proves what the generator finds of slots, refuses in them, and what type a view gets.
import { describe, expect, it } from 'vitest';
import { typesOf } from './emit';
import { bundle, type JsonSchema, shapeOf } from './schema';
import { type Nestable, slotProblems, slotTable } from './slots';

const slot = (hint: object = {}, more: JsonSchema = {}): JsonSchema => ({
  type: 'array',
  default: [],
  title: '内容',
  description: '放在里面的组件 | Blocks within.',
  'x-editor': { control: 'blocks', allow: ['link'], max: 3, ...hint },
  ...more,
});

function storedOf(properties: Record<string, JsonSchema>) {
  const data: JsonSchema = { type: 'object', properties };
  return { name: 'BoxData', ...bundle(data, { properties: { data } }, new Map()) };
}

const listOf = (properties: Record<string, JsonSchema>, hint: object = {}): JsonSchema => ({
  type: 'array',
  default: [],
  'x-editor': hint,
  items: { type: 'object', properties },
});

const nestable: Nestable = (id) =>
  (({ link: 'ready', search: 'single', module: 'reference' }) as const)[id] ?? 'unknown';

const problems = (properties: Record<string, JsonSchema>) =>
  slotProblems(storedOf(properties), nestable).map(({ pointer, message }) => `${pointer} ${message}`);

it('finds slots of the block, of its objects and of the rows of its lists', () => {
  const stored = storedOf({
    title: { type: 'string' },
    blocks: slot(),
    foot: { type: 'object', properties: { blocks: slot({ max: 1 }) } },
    columns: listOf({ blocks: slot() }),
  });
  const plain = { id: 'plain', stored: storedOf({ title: { type: 'string' } }) };
  expect(slotTable([{ id: 'box', stored }, plain])).toEqual({
    box: [
      { path: ['blocks'], allow: ['link'], max: 3 },
      { path: ['foot', 'blocks'], allow: ['link'], max: 1 },
      { path: ['columns', '*', 'blocks'], allow: ['link'], max: 3 },
    ],
  });
});

it('takes what the picker of a row writes for a copy, which needs neither limits nor widgets', () => {
  const copy = slot({ allow: undefined, max: undefined });
  const stored = storedOf({ list: listOf({ data: copy }, { pick: 'modules', snapshot: ['data'] }) });
  expect(slotTable([{ id: 'box', stored }])).toEqual({
    box: [{ path: ['list', '*', 'data'], isCopy: true }],
  });
  expect(slotProblems(stored, nestable)).toEqual([]);
});

describe('generation refuses a slot', () => {
  it.each<[string, JsonSchema, string]>([
    ['of an unknown widget', slot({ allow: ['link', 'lnik'] }), 'allow names "lnik", which is no widget'],
    ['of what a page has once', slot({ allow: ['search'] }), 'allow names "search", which a page has once'],
    ['of copies', slot({ allow: ['module'] }), 'allow names "module", whose blocks are copies'],
    ['without widgets', slot({ allow: undefined }), 'a slot needs allow'],
    ['without a limit', slot({ max: undefined }), 'a slot needs max'],
    ['that states its items', slot({}, { items: {} }), 'a slot states no items'],
    ['that is no list', slot({}, { type: 'object' }), 'a slot is of type array'],
  ])('%s', (_what, schema, message) => {
    const [only = '', ...others] = problems({ blocks: schema });
    expect(only).toContain(`#/properties/data/properties/blocks ${message}`);
    expect(others).toEqual([]);
  });

  it('and names its row', () => {
    expect(problems({ columns: listOf({ blocks: slot({ max: undefined }) }) })[0]).toMatch(
      /^#\/properties\/data\/properties\/columns\/items\/properties\/blocks a slot needs max/,
    );
  });
});

it('gives views a type that only slots have, and lets every element through their shape', async () => {
  const stored = storedOf({ blocks: slot() });
  expect(await typesOf([stored])).toContain('blocks: Blocks');
  expect(shapeOf(stored.root, stored.defs).p).toEqual({ blocks: { t: 'a', d: [] } });
});
