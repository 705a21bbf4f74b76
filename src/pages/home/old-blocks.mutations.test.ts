// Proves over many mutated responses of the older home format that valid blocks among them render, and nothing throws.
// `PAGODA_SEED` repeats a run.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import type { Layout } from '~/renderer/layout';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import { change, changes, expectSound, SEED } from '~/renderer/testing/mutations';
import { testHost } from '~/renderer/testing/test-host';
import { registry } from '~/widgets/registry.gen';
import { extrasOf, layoutOfBlocks } from './legacy-blocks';

const RUNS = 1_500;

const FOLDER = resolve(import.meta.dirname, '../../../tests/data/layouts/hydrated');
const read = (name: string): unknown => JSON.parse(readFileSync(resolve(FOLDER, name), 'utf8'));
const { data } = read('07-old-home-blocks.json') as { data: { home_pages: { key: string }[] } };
const { replies } = read('07-old-home-blocks.extra.json') as { replies: Readonly<Record<string, unknown>> };

/** Each block with the response of its call, those of the three categories under one name. */
const SAMPLE = data.home_pages.map((block) => ({
  block,
  answer: block.key === 'cat' ? Object.values(replies).find(Array.isArray) : (replies[block.key] ?? []),
}));
const host = testHost();
const pageOf = (layout: Layout) => createElement(Page, { layout, registry, host });

function layoutOf(sample: readonly { block: unknown; answer: unknown }[]) {
  const blocks = sample.map(({ block }) => block);
  const extras = new Map(extrasOf(blocks).map(({ index }) => [index, sample[index]?.answer]));
  return readLayout(layoutOfBlocks(blocks, extras), { registry }).layout;
}

const mutated = fc.record({ at: fc.nat(SAMPLE.length - 1), changes }).map(({ at, changes: wanted }) => {
  const sample = structuredClone(SAMPLE[at]);
  for (const one of wanted) change(sample, one);
  return sample ?? { block: null, answer: null };
});

it(`renders a valid block after ${RUNS} mutated ones (PAGODA_SEED=${SEED})`, {
  timeout: 600_000,
}, async () => {
  process.stdout.write(`Mutated layouts: ${RUNS} of the older home, PAGODA_SEED=${SEED}\n`);
  // Loads all chunks, so that everything afterwards renders at once.
  await prerender(pageOf(layoutOf(SAMPLE)));
  const whole = { block: { key: 'notice', notice_content: '后面的' }, answer: null };
  fc.assert(
    fc.property(mutated, (sample) => {
      const html = renderToString(pageOf(layoutOf([sample, whole])));
      expect(html).toContain('后面的');
      expectSound(html);
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: false },
  );
});
