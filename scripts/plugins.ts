// `npm run plugins [-- --json]`: every plugin, with its numbers of screens, endpoints and lines.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PLUGINS } from '~/server/app/load-plugins';
import { pluginPlaces } from './packages';

const filesOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && !entry.name.includes('.gen.'))
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const linesOf = (file: string): number => readFileSync(file, 'utf8').trimEnd().split('\n').length;

export function main(args: string[]): number {
  const root = resolve(import.meta.dirname, '..');
  const places = new Map(pluginPlaces(root).map((place) => [place.id, place]));
  const rows = PLUGINS.map(({ folder, title, routes }) => {
    const place = places.get(folder);
    const ofScreens = place?.from === undefined ? 'src/plugins' : `${place.from.folder}/screens`;
    const screens = filesOf(join(root, ofScreens, folder));
    const files = [...screens, ...filesOf(join(root, place?.folder ?? ''))];
    return {
      name: folder,
      title,
      screens: screens.filter((file) => /\.page\.tsx?$/.test(file)).length,
      endpoints: routes.length,
      lines: files.reduce((sum, file) => sum + linesOf(file), 0),
    };
  });
  if (args.includes('--json')) console.log(JSON.stringify(rows));
  else console.table(rows);
  return 0;
}
