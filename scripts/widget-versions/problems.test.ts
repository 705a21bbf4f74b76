// Proves what the check of versions finds, and what it says to do.
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../generate/schema';
import { printed, versionProblems, type WidgetVersions } from './problems';
import type { VersionRecord } from './records';

const schemaOf = (...names: string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string', default: '' }])),
});

const record = (schema: JsonSchema, more: Partial<VersionRecord> = {}): VersionRecord => ({
  schema,
  samples: [{}],
  ...more,
});

const FIRST: WidgetVersions = {
  id: 'card',
  folder: 'widgets/card',
  version: 1,
  schema: schemaOf('title'),
  records: new Map([[1, record(schemaOf('title'))]]),
};

/** Of the second version, whole. */
const SECOND: WidgetVersions = {
  id: 'card',
  folder: 'widgets/card',
  version: 2,
  migrations: { 1: (data) => data },
  schema: schemaOf('heading'),
  records: new Map([
    [1, record(schemaOf('title'), { reads: [{ heading: '' }] })],
    [2, record(schemaOf('heading'))],
  ]),
};

const changed = (widget: WidgetVersions, change: Partial<WidgetVersions>) =>
  versionProblems({ ...widget, ...change }).map(({ words, isBlocking }) => [words, isBlocking]);

describe('the versions of a widget', () => {
  it.each([FIRST, SECOND])('are whole: $version', (widget) => {
    expect(versionProblems(widget)).toEqual([]);
  });

  it('have to be recorded', () => {
    expect(changed(FIRST, { records: new Map() })).toEqual([
      ['widgets/card/versions/1.json: #: is not there', false],
    ]);
    expect(changed(FIRST, { schema: schemaOf('title', 'text') })).toEqual([
      [
        'widgets/card/schema.json: #/properties/data: reads what is stored as before, but is not what widgets/card/versions/1.json has',
        false,
      ],
    ]);
  });

  it('change by a migration where older data would be read differently', () => {
    expect(changed(FIRST, { schema: schemaOf('heading') })).toEqual([
      [
        'widgets/card/schema.json: #/properties/data/properties/title: removed, or renamed to "heading", since version 1 was recorded',
        true,
      ],
    ]);
  });

  it('have a migration from each to the next, and no other', () => {
    expect(changed(SECOND, { migrations: {} })).toEqual([
      ['widgets/card/index.ts: #/migrations/1: is not there: data of version 1 cannot be read', true],
    ]);
    expect(changed(FIRST, { migrations: { 1: (data) => data } })).toEqual([
      ['widgets/card/index.ts: #/migrations/1: never runs: the widget has version 1', true],
    ]);
  });

  it('are all recorded, with what older samples are read as, and none above the widget’s', () => {
    const [first, second] = [...SECOND.records.values()];
    if (first === undefined || second === undefined) throw new Error('Two records');
    const { reads: _reads, ...unread } = first;
    expect(changed(SECOND, { records: new Map([[2, second]]) })).toEqual([
      ['widgets/card/versions/1.json: #: is not there: nothing proves how data of version 1 are read', true],
    ]);
    const records = new Map([
      [1, unread],
      [2, second],
    ]);
    expect(changed(SECOND, { records })).toEqual([
      ['widgets/card/versions/1.json: #/reads: does not state how each sample is read today', false],
    ]);
    expect(
      changed(FIRST, {
        records: new Map([
          [1, first],
          [2, second],
        ]),
      }),
    ).toEqual([["widgets/card/versions/2.json: #: is of a version above the widget's, which is 1", true]]);
  });
});

it('says what to do once below the lines that it is for', () => {
  const problems = versionProblems({
    ...FIRST,
    schema: schemaOf(),
    records: new Map([[1, record(schemaOf('a', 'b'))]]),
  });
  const [first, second, remedy, ...rest] = printed(problems).split('\n');
  expect([first, second]).toEqual([
    'widgets/card/schema.json: #/properties/data/properties/a: removed, since version 1 was recorded',
    'widgets/card/schema.json: #/properties/data/properties/b: removed, since version 1 was recorded',
  ]);
  expect(remedy).toMatch(/^ {2}Set version: 2 and write migrations\[1\] in widgets\/card\/index\.ts/);
  expect(rest).toEqual([]);
});
