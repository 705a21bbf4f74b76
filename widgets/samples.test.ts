// Proves that the sample documents of existing malls are valid for every widget's schema, and lose nothing.
import { describe, expect, it } from 'vitest';
import { isRecord } from '~/domain/record';
import { layoutText, tabOf } from '~/domain/studio/document';
import { readLayout } from '~/renderer/read-layout';
import { serverMarkup } from '~/renderer/testing/server-markup';
import { testHost } from '~/renderer/testing/test-host';
import { registry } from './registry.gen';
import { shapes } from './shapes.gen';
import { deliveredSamples, storedSamples, validatorOf } from './sample-documents';

let uids = 0;
const TAB = { key: 'tab', name: '', templateId: null, newUid: () => `new${(uids += 1)}` };

describe.each([
  ['stored', storedSamples()],
  ['delivered', deliveredSamples()],
] as const)('a sample as %s', (face, samples) => {
  it('exists', () => {
    expect(samples.length).toBeGreaterThan(5);
  });

  it.each(samples)('is read without an issue: %s', (_name, layout) => {
    expect(readLayout(layout, { registry, face, shapes, validatorOf }).issues).toEqual([]);
  });

  it.each(samples)('is written back byte for byte: %s', (_name, layout) => {
    const text = JSON.stringify(layout, null, 1);
    expect(layoutText(tabOf(text, TAB))).toBe(text);
  });
});

it.each(deliveredSamples())('every block of a sample is rendered: %s', async (_name, sample) => {
  const { layout } = readLayout(sample, { registry });
  const html = await serverMarkup(layout, registry, testHost());
  for (const { id, uid, state } of layout.nodes) {
    const isSeen = state === 'ready' && registry[id]?.load !== undefined;
    expect(html.includes(`data-uid="${uid}"`), `${id} ${uid}`).toBe(isSeen);
  }
});

/** Widgets whose stored data need no coercion; in others a switch may be a number, or a number a text. */
const EXACT = new Set(
  [
    ['user', 'foot', 'svip', 'order', 'account', 'menu', 'customer'],
    [
      'modal',
      'module',
      'quick-nav',
      'copyright',
      'mp-link',
      'ad',
      'miaosha-advanced',
      'flash-sale-advanced',
      'demo',
      'topic',
    ],
  ].flat(),
);

it('stored samples match the schemas, so that nothing in them is changed or defaulted', () => {
  const nodes = storedSamples().flatMap(
    ([, layout]) => readLayout(layout, { registry, face: 'stored', shapes }).layout.nodes,
  );
  const exact = nodes.filter(({ id }) => EXACT.has(id));
  expect(new Set(exact.map(({ id }) => id)).size).toBe(EXACT.size);
  for (const { id, data, element } of exact)
    expect(data, id).toEqual(isRecord(element) ? element['data'] : null);
});
