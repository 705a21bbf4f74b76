// `npm run record-widget -- <id> …`: records what a version of a widget stores, for the check of its later versions.
import { resolve } from 'node:path';
import { loadLibrary } from './generate';
import { widgetPlaces } from './packages';
import { printed } from './widget-versions/problems';
import { readVersions, recordVersions } from './widget-versions/record';

export async function main(ids: string[]): Promise<number> {
  const root = resolve(import.meta.dirname, '..');
  const places = widgetPlaces(root);
  const unknown = ids.filter((id) => places.every((place) => place.id !== id));
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
  for (const place of places.filter(({ id }) => ids.includes(id)))
    problems.push(...recordVersions(root, await readVersions(root, place, library)));
  if (problems.length > 0) console.error(printed(problems));
  else console.log('Recorded. Look through the changes in versions/: they say what older data are read as.');
  return problems.length === 0 ? 0 : 1;
}
