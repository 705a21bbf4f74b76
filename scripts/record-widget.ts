// `npm run record-widget -- <id> …`: records what a version of a widget stores, for the check of its later versions.
import { resolve } from 'node:path';
import { loadLibrary } from './generate';
import { widgetIds } from './generate/widgets';
import { printed } from './widget-versions/problems';
import { readVersions, recordVersions } from './widget-versions/record';

export async function main(ids: string[]): Promise<number> {
  const root = resolve(import.meta.dirname, '..');
  const unknown = ids.filter((id) => !widgetIds(root).includes(id));
  if (ids.length === 0 || unknown.length > 0) {
    console.error(
      unknown.length === 0
        ? 'Which widget? npm run record-widget -- <id> …'
        : `There is no widget ${unknown.join(', ')}; npm run widgets lists them.`,
    );
    return 1;
  }
  const library = loadLibrary(root);
  const problems = [];
  for (const id of ids) problems.push(...recordVersions(root, await readVersions(root, id, library)));
  if (problems.length > 0) console.error(printed(problems));
  else console.log('Recorded. Look through the changes in versions/: they say what older data are read as.');
  return problems.length === 0 ? 0 : 1;
}
