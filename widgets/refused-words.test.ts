// Operators read no words that only those know who made the studio, in no form of a widget and no text of the studio.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { placeWords } from '~/domain/studio/link-entry';
import { LINK_CATALOGUE } from '~/domain/link-catalogue';
import { forms } from './forms.gen';
import { palette } from './palette.gen';

const ROOT = resolve(import.meta.dirname, '..');

/** See docs/glossary.md for what is said instead. The unit is refused beside a figure or a Chinese word. */
const REFUSED: readonly RegExp[] = [
  /(?:[\d}]\s*|[\u4e00-\u9fff]\s*)rpx|rpx\s*[\u4e00-\u9fff]/,
  /H5/,
  /提交地址/,
  /有无/,
  /试用/,
  /撤回/,
];

const refusedIn = (text: string): string[] => REFUSED.flatMap((word) => word.exec(text)?.[0] ?? []);

/** All texts of a description, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it.each(Object.keys(forms))('the form of %s has words that operators know', async (id) => {
  const form = (await forms[id]?.())?.default;
  expect(textsIn(form).length).toBeGreaterThan(0);
  expect(textsIn(form).flatMap(refusedIn)).toEqual([]);
});

it('so have the entries of the palette, and the places that links open', () => {
  expect(palette.flatMap(({ title, presets }) => [title, ...textsIn(presets)]).flatMap(refusedIn)).toEqual(
    [],
  );
  expect(LINK_CATALOGUE.flatMap(({ name }) => refusedIn(placeWords(name)))).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.|\.gen\./.test(entry.name) ? [path] : [];
  });
}

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

/** Maps the catalogue's own name. */
const NAMES_IT = 'domain/studio/link-entry.ts';

it('so has the studio', () => {
  const files = ['editor-preview', 'domain/studio', 'server/studio'].flatMap(sources);
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .filter((file) => relative('', file) !== NAMES_IT)
    .flatMap((file) =>
      refusedIn(withoutComments(readFileSync(join(ROOT, file), 'utf8'))).map((word) => `${file}: ${word}`),
    );
  expect(found).toEqual([]);
});
