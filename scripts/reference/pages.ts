// All pages of docs/reference, as the code says them.
import { CODE_PAGES, type CodePage } from './code-pages';
import { type Declared, declared } from './declarations';
import { isBareValue, page, section } from './render';
import { controlsPage, hintsPage, schemaPage } from './schema-pages';
import { tokensPage } from './tokens-page';

interface PartOfPage {
  file: string;
  declarations: readonly Declared[];
}

/** Types that have a section of their own: who extends one names it, and does not repeat its members. */
const LISTED: ReadonlySet<string> = new Set(
  CODE_PAGES.flatMap(({ parts }) => parts.flatMap(({ names }) => names)),
);

const partsOf = (root: string, { parts }: CodePage): PartOfPage[] =>
  parts.map(({ file, names }) => ({
    file,
    declarations: names.map((name) => declared({ root, file, name, listed: LISTED })),
  }));

const codePage = (root: string, given: CodePage): string =>
  page(given.title, [
    given.intro,
    ...partsOf(root, given).flatMap(({ file, declarations }) => [
      `## [${file}](../../${file})`,
      ...declarations.map(section),
    ]),
  ]);

/** Declarations and members of the pages that have no doc comment. Values of a union are those of its own comment. */
export const undocumented = (root: string): string[] =>
  CODE_PAGES.flatMap((given) => partsOf(root, given)).flatMap(({ file, declarations }) =>
    declarations.flatMap(({ name, doc, members }) => [
      ...(doc === '' ? [`${file}: ${name}`] : []),
      ...members
        .filter((member) => member.doc === '' && !isBareValue(member))
        .map(({ signature }) => `${file}: ${name}: ${signature}`),
    ]),
  );

const REST: ReadonlyMap<string, (root: string) => string> = new Map([
  ['schema.md', schemaPage],
  ['hints.md', hintsPage],
  ['controls.md', controlsPage],
  ['tokens.md', tokensPage],
]);

/** Text of each page, by its path below docs/reference. */
export function referencePages(root: string): ReadonlyMap<string, string> {
  const pages = new Map([
    ...CODE_PAGES.map((given) => [given.file, codePage(root, given)] as const),
    ...[...REST].map(([file, write]) => [file, write(root)] as const),
  ]);
  const titleOf = (text: string): string => /^# (.*)$/m.exec(text)?.[1] ?? '';
  const lines = [...pages].map(([file, text]) => `- [${titleOf(text)}](${file})`);
  return new Map([
    [
      'README.md',
      page('Reference', [
        'What the code offers to those who write widgets, screens and plugins.',
        lines.join('\n'),
      ]),
    ],
    ...pages,
  ]);
}
