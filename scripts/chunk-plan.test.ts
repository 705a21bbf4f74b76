// Proves which modules of screens share a chunk.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type ModuleGraph, planChunks } from './chunk-plan';

interface Module {
  imports?: readonly string[];
  opens?: readonly string[];
  /** Of its source; a phone loads a fifth of that. */
  length?: number;
}

/** Stands for source of this length: text that no compression makes shorter than a third of it. */
function codeOf(length: number): string {
  const lines = Array.from({ length: Math.ceil(length / 100) }, (_, at) =>
    createHash('sha256').update(String(at)).digest('base64'),
  );
  return lines.join('');
}

const graphOf = (modules: Readonly<Record<string, Module>>): ModuleGraph => ({
  getModuleInfo: (id) => {
    const { imports = [], opens = [], length = 1000 } = modules[id] ?? {};
    return { importedIds: imports, dynamicallyImportedIds: opens, code: codeOf(length) };
  },
});

const plan = (modules: Readonly<Record<string, Module>>, isLean = (id: string) => id === 'home') =>
  planChunks(graphOf(modules), {
    entry: 'main',
    placeOf: (id) => (id.startsWith('kit') ? 'kit' : null),
    isLean,
    isEntered: (id) => id === 'shared.page.ts',
  });

const SCREENS = ['a.page.ts', 'b.page.ts', 'c.page.ts'];
const main: Module = { imports: ['core'], opens: ['home', ...SCREENS] };

it('merges small modules that nearly the same screens load', () => {
  const chunks = plan({
    main,
    'a.page.ts': { imports: ['money', 'time'] },
    'b.page.ts': { imports: ['money', 'time'] },
    'c.page.ts': { imports: ['time'] },
  });
  expect(chunks.get('money')).toBe(chunks.get('time'));
});

it('leaves what would make a screen load much that it does not use', () => {
  const chunks = plan({
    main,
    'a.page.ts': { imports: ['editor', 'time'] },
    'b.page.ts': { imports: ['editor', 'time'] },
    'c.page.ts': { imports: ['time'] },
    editor: { length: 100_000 },
  });
  expect(chunks.get('editor')).not.toBe(chunks.get('time'));
});

it('makes a screen that visits begin with wait for few files, at a little cost of others', () => {
  const others = Array.from({ length: 9 }, (_, place) => `other${place}.page.ts`);
  const chunks = (first: string) =>
    plan({
      main: { imports: ['core'], opens: ['home', first, 'b.page.ts', ...others] },
      [first]: { imports: ['money', 'time'] },
      'b.page.ts': { imports: ['money', 'time'] },
      money: { length: 4000 },
      ...Object.fromEntries(others.map((name) => [name, { imports: ['time'] }])),
    });
  expect(chunks('shared.page.ts').get('money')).toBe(chunks('shared.page.ts').get('time'));
  expect(chunks('a.page.ts').get('money')).not.toBe(chunks('a.page.ts').get('time'));
});

it('counts what a merged module imports', () => {
  const chunks = plan({
    main,
    'a.page.ts': { imports: ['map', 'time'] },
    'b.page.ts': { imports: ['map', 'time'] },
    'c.page.ts': { imports: ['time'] },
    map: { imports: ['kit-map'] },
    'kit-map': { length: 100_000 },
  });
  expect(chunks.get('map')).not.toBe(chunks.get('time'));
});

it('adds nothing to home, and moves neither the entry, nor a screen, nor what is placed', () => {
  const chunks = plan({
    main,
    home: { imports: ['price'] },
    'a.page.ts': { imports: ['price', 'money', 'kit-list', 'core'] },
    'b.page.ts': { imports: ['price', 'money', 'kit-list'] },
    'c.page.ts': { imports: ['kit-list'] },
  });
  expect([...chunks.keys()]).toEqual(['money']);
});

it('merges nothing around a third chunk, which would import what imports it', () => {
  const chunks = plan({
    main,
    'a.page.ts': { imports: ['top', 'below'] },
    'b.page.ts': { imports: ['top', 'below'] },
    'c.page.ts': { imports: ['below'] },
    top: { imports: ['kit-between'] },
    'kit-between': { imports: ['below'], length: 10 },
  });
  expect(chunks.get('top')).not.toBe(chunks.get('below'));
});
