// Proves that the sample documents of existing malls read without an issue by every widget's own schema, and lose nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRecord } from '~/domain/validators';
import { type Face, readLayout } from '~/renderer/read-layout';
import { writeLayout } from '~/renderer/write-layout';
import type { Validate } from '~/schemas/validate';
import { registry } from './registry.gen';
import { shapes } from './shapes.gen';
import * as generated from './validators.gen';

const VALIDATORS: Readonly<Record<string, Validate | undefined>> = { ...generated };
const FOLDER = resolve(import.meta.dirname, '../tests/data/layouts');

const pascal = (id: string): string =>
  id.replace(/(^|[-_])(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());
const validatorOf = (id: string, face: Face): Validate | undefined =>
  VALIDATORS[`validate${pascal(id)}${face === 'stored' ? 'Data' : 'Delivered'}`];

/** Every list of components within a document; those of modules stand within those of pages. */
function layoutsOf(value: unknown): unknown[][] {
  if (Array.isArray(value)) {
    const isLayout =
      value.length > 0 &&
      value.every((entry) => isRecord(entry) && typeof entry['id'] === 'string' && 'data' in entry);
    return [...(isLayout ? [value] : []), ...value.flatMap(layoutsOf)];
  }
  return isRecord(value) ? Object.values(value).flatMap(layoutsOf) : [];
}

function documents(folder: string): [name: string, layout: unknown[]][] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) =>
    layoutsOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))).map(
      (layout, index): [string, unknown[]] => [`${name} ${index}`, layout],
    ),
  );
}

describe.each([
  ['stored', documents(FOLDER)],
  ['delivered', documents(join(FOLDER, 'hydrated'))],
] as const)('a sample as %s', (face, samples) => {
  it('is there to be read', () => {
    expect(samples.length).toBeGreaterThan(5);
  });

  it.each(samples)('reads without an issue but for widgets that are not there yet: %s', (_name, layout) => {
    const { issues } = readLayout(layout, { registry, face, shapes, validatorOf });
    const unexpected = issues.filter(
      ({ code, subject }) => code !== 'unknown-widget' || registry[subject] !== undefined,
    );
    expect(unexpected).toEqual([]);
  });

  it.each(samples)('is written back byte for byte: %s', (_name, layout) => {
    const text = JSON.stringify(layout, null, 1);
    expect(writeLayout(readLayout(text, { registry }).layout, registry)).toBe(text);
  });
});

/** Widgets whose stored data need no mending; in others a switch may be a number, or a number a text. */
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
    ],
  ].flat(),
);

it('stored samples are what the schemas say, so that nothing in them is changed or defaulted', () => {
  const nodes = documents(FOLDER).flatMap(
    ([, layout]) => readLayout(layout, { registry, face: 'stored', shapes }).layout.nodes,
  );
  const exact = nodes.filter(({ id }) => EXACT.has(id));
  expect(new Set(exact.map(({ id }) => id)).size).toBe(EXACT.size);
  for (const { id, data, source } of exact)
    expect(data, id).toEqual(isRecord(source?.value) ? source.value['data'] : null);
});
