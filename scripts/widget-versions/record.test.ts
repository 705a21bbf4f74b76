// Proves how versions are recorded: whole samples, the reading of older ones, and never over what needs a migration.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JsonSchema } from '../generate/schema';
import { type WidgetVersions, versionProblems } from './problems';
import { recordVersions } from './record';
import { readRecords, recordPath } from './records';
import { fullSample } from './sample';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pagoda-versions-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const text = (name: string): JsonSchema => ({
  type: 'object',
  properties: { [name]: { type: 'string', default: '即将开售' } },
});

const widgetOf = (change: Partial<WidgetVersions>): WidgetVersions => ({
  id: 'card',
  folder: 'widgets/card',
  version: 1,
  schema: text('title'),
  records: readRecords(root, 'widgets/card'),
  ...change,
});
const second = (): WidgetVersions =>
  widgetOf({
    version: 2,
    schema: text('heading'),
    migrations: { 1: ({ title = '即将开售', ...rest }) => ({ ...rest, heading: title }) },
  });

it('records an empty and a whole sample, and later what they are read as', () => {
  expect(recordVersions(root, widgetOf({}))).toEqual([]);
  expect(readRecords(root, 'widgets/card').get(1)).toEqual({
    schema: text('title'),
    samples: [{}, { title: '样本' }],
  });
  expect(recordVersions(root, second())).toEqual([]);
  expect(versionProblems(second())).toEqual([]);
  expect(readRecords(root, 'widgets/card').get(1)?.reads).toEqual([
    { heading: '即将开售' },
    { heading: '样本' },
  ]);
});

it('keeps the samples that are written by hand', () => {
  const file = join(root, recordPath('widgets/card', 1));
  mkdirSync(join(root, 'widgets/card/versions'), { recursive: true });
  const own = { title: '双十二', old: 1 };
  writeFileSync(file, JSON.stringify({ schema: text('title'), samples: [{}, { title: 'x' }, own] }));
  recordVersions(root, widgetOf({}));
  expect(readRecords(root, 'widgets/card').get(1)?.samples).toEqual([{}, { title: '样本' }, own]);
});

it('records nothing over a change that needs a migration', () => {
  recordVersions(root, widgetOf({}));
  const [problem] = recordVersions(root, widgetOf({ schema: text('heading') }));
  expect(problem?.words).toContain('renamed to "heading"');
  expect(readRecords(root, 'widgets/card').get(1)?.schema).toEqual(text('title'));
  const { migrations: _none, ...without } = second();
  expect(recordVersions(root, without)).toHaveLength(1);
  expect(existsSync(join(root, recordPath('widgets/card', 2)))).toBe(false);
});

it('makes samples that differ from every default, within limits, enums and schemas that hold themselves', () => {
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      columns: { type: 'integer', default: 4, maximum: 4 },
      isShown: { type: 'boolean', default: true },
      style: { type: 'string', enum: ['a', 'b'], default: 'a' },
      colour: { type: 'string', format: 'color', default: '' },
      size: { default: 'auto', anyOf: [{ type: 'null' }, { type: 'integer' }, { type: 'string' }] },
      rows: { type: 'array', default: [], items: { $ref: '#/$defs/Row' } },
      link: { default: {}, 'x-opaque': true },
    },
    $defs: {
      Row: {
        type: 'object',
        properties: {
          name: { type: 'string', default: '' },
          rows: { type: 'array', default: [], items: { $ref: '#/$defs/Row' } },
        },
      },
    },
  };
  expect(fullSample(schema)).toEqual({
    columns: 3,
    isShown: false,
    style: 'b',
    colour: '#123456',
    size: 1,
    rows: [{ name: '样本', rows: [] }],
    link: {},
  });
});
