// Checks the versions of all widgets, as a part of `npm run verify`.
import { resolve } from 'node:path';
import { loadLibrary } from './generate';
import { widgetPlaces } from './packages';
import { printed, versionProblems } from './widget-versions/problems';
import { readVersions } from './widget-versions/record';

export async function main(): Promise<number> {
  const root = resolve(import.meta.dirname, '..');
  const library = loadLibrary(root);
  const widgets = await Promise.all(widgetPlaces(root).map((place) => readVersions(root, place, library)));
  const problems = widgets.flatMap(versionProblems);
  if (problems.length > 0) console.error(printed(problems));
  console.log(`Versions: ${widgets.length} widgets, ${problems.length} problems.`);
  return problems.length === 0 ? 0 : 1;
}
