// Proves that no source file writes a block of a widget without a way to name its version.
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSource, propertiesOf, type SourceFile } from './generate/source-file';
import { everyNode, nameOf, type Node } from './generate/syntax';
import { isTest } from './imports/read-imports';
import { widgetPlaces } from './packages';
import { readSourceFiles } from './source-files';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDERS = ['domain', 'renderer', 'widgets', 'src', 'server', 'editor-preview', 'scripts'];
const IDS = new Set(widgetPlaces(ROOT).map(({ id }) => id));

/** Samples are documents of malls: of the first version where they name none. */
const isSample = (path: string): boolean =>
  isTest(path) || /\/testing[./]|fixtures\.tsx?$|\.stories\.tsx$/.test(path);

/** An object with `data`, and with a permission or the id of a widget. */
function isBlock(node: Node, source: SourceFile): boolean {
  if (node.type !== 'ObjectExpression') return false;
  const properties = propertiesOf({ node, source });
  const id = properties.get('id')?.node;
  const isWidget = id?.type === 'Literal' && IDS.has(nameOf(id));
  return properties.has('data') && (isWidget || properties.has('permission_key'));
}

it('is written with newBlock', () => {
  const files = [...readSourceFiles(ROOT, FOLDERS).values()].filter(
    ({ path, text }) => /\.tsx?$/.test(path) && !isSample(path) && /\bdata\b/.test(text),
  );
  const makers = files.filter(({ path }) => {
    const source = readSource(ROOT, join(ROOT, path));
    return source.body.some((statement) => [...everyNode(statement)].some((node) => isBlock(node, source)));
  });
  expect(makers.length).toBeGreaterThan(8);
  expect(makers.filter(({ text }) => !text.includes('newBlock(')).map(({ path }) => path)).toEqual([]);
});
