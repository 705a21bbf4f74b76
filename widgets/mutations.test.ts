// Proves over many mutated layouts that none is lost, none throws, and no view fails. `PAGODA_MUTATIONS` sets how many,
// `PAGODA_SEED` repeats a run.
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { beforeAll, expect, it } from 'vitest';
import { newBlock } from '~/domain/new-block';
import { isRecord } from '~/domain/record';
import { layoutText, tabOf } from '~/domain/studio/document';
import type { Layout } from '~/renderer/layout';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import { change, changes, expectSound, SEED } from '~/renderer/testing/mutations';
import { testHost } from '~/renderer/testing/test-host';
import { registry } from './registry.gen';
import { loadAll } from './kit/testing/samples';
import { deliveredSamples } from './sample-documents';
import { fixtures } from './samples.gen';

const RUNS = Number(process.env['PAGODA_MUTATIONS'] ?? 6_000);

/** Complete sample data of each widget: the documents have two thirds of them only. */
const FIXTURES = await loadAll(fixtures);
const NODES = [
  ...deliveredSamples().flatMap(([, layout]) => layout),
  ...Object.entries(FIXTURES).map(([id, { full }]) => newBlock(registry, { id, data: full })),
];
const host = testHost();

let uids = 0;
const TAB = { key: 'tab', name: '', templateId: null, newUid: () => `new${(uids += 1)}` };

const mutated = fc
  .array(fc.record({ at: fc.nat(NODES.length - 1), changes }), { minLength: 1, maxLength: 2 })
  .map((picks) =>
    picks.map(({ at, changes: wanted }) => {
      const node = structuredClone(NODES[at]);
      // Mostly the data: a node without an id is rejected early.
      const target = isRecord(node) && at % 5 !== 0 ? node['data'] : node;
      for (const one of wanted) change(target, one);
      return node;
    }),
  );

const pageOf = (layout: Layout) => createElement(Page, { layout, registry, host });

beforeAll(async () => {
  // Loads all chunks, so that everything afterwards renders at once.
  const { layout } = readLayout(NODES, { registry });
  await prerender(pageOf(layout));
});

it('mutates every widget that is rendered', () => {
  const ids = new Set(NODES.map((node) => (isRecord(node) && isRecord(node['data']) ? node['id'] : null)));
  const rendered = Object.values(registry).filter(({ load }) => load !== undefined);
  expect(rendered.filter(({ id }) => !ids.has(id)).map(({ id }) => id)).toEqual([]);
});

it(`renders and preserves ${RUNS} mutated layouts (PAGODA_SEED=${SEED})`, {
  timeout: 600_000 + RUNS * 20,
}, () => {
  process.stdout.write(`Mutated layouts: PAGODA_MUTATIONS=${RUNS} PAGODA_SEED=${SEED}\n`);
  fc.assert(
    fc.property(mutated, (document) => {
      const text = JSON.stringify(document);
      const { layout, issues } = readLayout(text, { registry });
      expect(layoutText(tabOf(text, TAB))).toBe(text);
      expect(layout.nodes).toHaveLength(document.length);
      for (const { pointer } of issues) expect(pointer).toMatch(/^\/\d+/);
      const html = renderToString(pageOf(layout));
      expectSound(html);
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: false },
  );
});
