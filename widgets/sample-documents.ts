// The sample documents of existing malls, and the validators for them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRecord } from '~/domain/record';
import type { Face } from '~/renderer/read-layout';
import type { Validate } from '~/schemas/validate';
import * as generated from './validators.gen';

const VALIDATORS: Readonly<Record<string, Validate | undefined>> = { ...generated };
const DATA = resolve(import.meta.dirname, '../tests/data');

const pascal = (id: string): string =>
  id.replace(/(^|[-_])(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** The validator of a widget's stored or delivered data. */
export const validatorOf = (id: string, face: Face): Validate | undefined =>
  VALIDATORS[`validate${pascal(id)}${face === 'stored' ? 'Data' : 'Delivered'}`];

/** Rows of a database store their documents as text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Every list of components in a document; those of modules are nested in those of pages. */
function layoutsOf(value: unknown): unknown[][] {
  if (typeof value === 'string') return /^[[{]/.test(value) ? layoutsOf(parsed(value)) : [];
  if (Array.isArray(value)) {
    const isLayout =
      value.length > 0 &&
      value.every((entry) => isRecord(entry) && typeof entry['id'] === 'string' && 'data' in entry);
    return [...(isLayout ? [value] : []), ...value.flatMap(layoutsOf)];
  }
  return isRecord(value) ? Object.values(value).flatMap(layoutsOf) : [];
}

export type Sample = readonly [name: string, layout: unknown[]];

function samplesIn(folder: string, isWanted: (name: string) => boolean): Sample[] {
  const files = readdirSync(join(DATA, folder)).filter((name) => name.endsWith('.json') && isWanted(name));
  return files.flatMap((name) =>
    layoutsOf(JSON.parse(readFileSync(join(DATA, folder, name), 'utf8'))).map(
      (layout, index): Sample => [`${name} ${index}`, layout],
    ),
  );
}

const isPageAnswer = (name: string): boolean =>
  /^(x-)?index-(tpl-index|index|new-index|config)|^user-config/.test(name);

/** Documents as operators' pages are stored. */
export const storedSamples = (): Sample[] => samplesIn('layouts', () => true);

/** Documents as clients receive them: hand-written, and recorded from a mall of this protocol. */
export const deliveredSamples = (): Sample[] => [
  ...samplesIn('layouts/hydrated', () => true),
  ...samplesIn('answers', isPageAnswer),
];
