// Proves that documents link to files and headings that exist.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const documents = ['README.md', 'CONTRIBUTING.md', 'docs'].flatMap((name) =>
  statSync(join(root, name)).isFile()
    ? [name]
    : readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map((file) => join(name, file)),
);

/** The anchor that the repository's page gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links of a document that lead nowhere; code is no link. */
function brokenIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8').replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g)].flatMap(
    ([, file = '', anchor = '']) => {
      const target = file === '' ? join(root, document) : join(root, dirname(document), file);
      if (!existsSync(target)) return [`${document}: ${file}`];
      if (anchor === '' || anchorsOf(readFileSync(target, 'utf8')).includes(anchor)) return [];
      return [`${document}: ${file}#${anchor}`];
    },
  );
}

it('links to files and headings that exist', () => {
  expect(documents.filter((name) => name.endsWith('.md')).flatMap(brokenIn)).toEqual([]);
});
