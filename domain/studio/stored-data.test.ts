// Data of blocks are read in the version of their widget (`dataOf`, by its type): who reads them as stored is named here.
import { expect, it } from 'vitest';
import { writtenSources } from '~/tests/written-sources';

const READ_AS_STORED: Readonly<Record<string, string>> = {
  'domain/studio/document.ts': 'owns it',
  'editor-preview/properties/data-view.tsx': 'shows what is stored',
  'server/studio/apply-live.ts': 'names places in the layout as it is stored',
};

it('are read as stored by nobody else', () => {
  const sources = writtenSources(['domain', 'editor-preview', 'server', 'widgets']);
  const readers = Object.entries(sources).filter(([, text]) => /\bstoredDataOf\b/.test(text));
  expect(readers.map(([path]) => path).sort()).toEqual(Object.keys(READ_AS_STORED).sort());
});
