// Proves reading layouts: nothing thrown, nothing lost, every mistake named with its JSON Pointer.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Registry } from './define-widget';
import { issueWords } from './issue-words';
import { readLayout } from './read-layout';

const load = () => Promise.reject(new Error('never rendered here'));

const registry: Registry = {
  goods: {
    id: 'goods',
    version: 2,
    title: '商品',
    group: 'basic',
    load,
    reserve: () => 1,
    migrations: { 1: ({ old, ...data }) => ({ ...data, fresh: old }) },
  },
  banner: { id: 'banner', version: 1, title: '轮播广告', group: 'basic', load, reserve: () => 1 },
  nav: { id: 'nav', version: 1, title: '图文导航', group: 'basic', load, reserve: () => 1 },
  broken: {
    id: 'broken',
    version: 2,
    title: '坏的',
    group: 'basic',
    load,
    reserve: () => 1,
    migrations: {
      1: () => {
        throw new Error('no way up');
      },
    },
  },
};

const samples = resolve(import.meta.dirname, '../tests/data/layouts');

/** Every component array within the sample documents, stored and delivered. */
function componentArrays(value: unknown): unknown[][] {
  if (Array.isArray(value)) {
    const isLayout =
      value.length > 0 &&
      value.every((entry) => typeof entry === 'object' && entry !== null && 'id' in entry && 'data' in entry);
    return isLayout ? [value] : value.flatMap(componentArrays);
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(componentArrays) : [];
}

const documents = [samples, join(samples, 'hydrated')]
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name)),
  )
  .flatMap((file) => componentArrays(JSON.parse(readFileSync(file, 'utf8'))));

describe('reading a layout', () => {
  it('has sample documents to read', () => {
    expect(documents.length).toBeGreaterThan(8);
  });

  it('names what is wrong with a JSON Pointer and a plain message, and goes on', () => {
    const stored = [
      { id: 'banner', data: {} },
      { id: 'nobody', data: {} },
      7,
      { id: 'goods', data: {}, v: 3 },
      { id: 'broken', data: {} },
    ];
    const { layout, issues } = readLayout(stored, { registry });
    expect(layout.nodes.map(({ state }) => state)).toEqual(['ready', 'unknown', 'broken', 'newer', 'broken']);
    expect(issues.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['unknown-widget', '/1'],
      ['broken-node', '/2'],
      ['newer-version', '/3'],
      ['migration-failed', '/4'],
    ]);
    expect(issues.map(issueWords)[0]).toBe('没有名为“nobody”的组件，已原样保留');
  });

  it.each([
    ['{', 'not-json'],
    ['{}', 'not-a-list'],
    [null, 'not-a-list'],
    [7, 'not-a-list'],
  ])('answers %j with an empty layout and says why', (stored, code) => {
    const { layout, issues } = readLayout(stored, { registry });
    expect([layout.nodes, issues.map((issue) => issue.code)]).toEqual([[], [code]]);
  });

  it('migrates older data to the version of its widget', () => {
    const { layout } = readLayout([{ id: 'goods', data: { old: 5 } }], { registry });
    expect(layout.nodes[0]?.data).toEqual({ fresh: 5 });
  });

  it('treats an empty [] for data as an empty object (trap 12)', () => {
    const { layout, issues } = readLayout([{ id: 'banner', data: [] }], { registry });
    expect([layout.nodes[0]?.state, layout.nodes[0]?.data, issues]).toEqual(['ready', {}, []]);
  });

  it('gives uids that are unique and the same on every reading', () => {
    const stored = [
      { id: 'nav', data: {}, uid: 'a' },
      { id: 'nav', data: {}, uid: 'a' },
      { id: 'nav', data: {} },
    ];
    const uids = () => readLayout(stored, { registry }).layout.nodes.map(({ uid }) => uid);
    expect(new Set(uids()).size).toBe(3);
    expect(uids()).toEqual(uids());
  });

  it('does not find a widget by the name of an inherited property', () => {
    const { layout } = readLayout(
      [
        { id: 'constructor', data: {} },
        { id: '__proto__', data: {} },
      ],
      { registry },
    );
    expect(layout.nodes.map(({ state }) => state)).toEqual(['unknown', 'unknown']);
  });
});

/** A sample document with any of its values replaced, removed or added to. */
const mutated = fc
  .record({
    document: fc.constantFrom(...documents),
    changes: fc.array(fc.record({ at: fc.nat(), to: fc.jsonValue(), isRemoved: fc.boolean() }), {
      maxLength: 4,
    }),
  })
  .map(({ document, changes }) => {
    const copy = structuredClone<unknown[]>(document);
    for (const { at, to, isRemoved } of changes) {
      const node = copy[at % Math.max(1, copy.length)];
      if (typeof node !== 'object' || node === null) continue;
      const target = at % 3 === 0 ? node : ((node as { data?: unknown }).data ?? node);
      const keys = Object.keys(target);
      const key = keys[at % Math.max(1, keys.length)];
      if (key === undefined || typeof target !== 'object' || target === null) continue;
      if (isRemoved) delete (target as Record<string, unknown>)[key];
      else (target as Record<string, unknown>)[key] = to;
    }
    return copy;
  });

describe('any layout', () => {
  it('is read without throwing, with every element, however it was mutated', () => {
    fc.assert(
      fc.property(mutated, (document) => {
        const { layout, issues } = readLayout(document, { registry });
        expect(layout.nodes).toHaveLength(document.length);
        for (const { pointer } of issues) expect(pointer).toMatch(/^\/\d+/);
        expect(layout.nodes.map(({ element }) => element)).toEqual(document);
      }),
      { numRuns: 500 },
    );
  });

  it('is read whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(() => readLayout(anything, { registry })).not.toThrow();
      }),
    );
  });
});
