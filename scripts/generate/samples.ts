// The generated tables of what tests and stills read of every widget, wherever it stands: schemas, fixtures, records.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importPath, type Place } from '../packages';
import { readRecords } from '../widget-versions/records';
import { BANNER, writeIfChanged } from './write';

type Row = readonly [key: string, file: string];

const tableOf = (name: string, type: string, rows: readonly Row[]): string =>
  `export const ${name}: Readonly<Record<string, () => Promise<${type}>>> = {\n${rows
    .map(([key, file]) => `  '${key}': () => import('${importPath('widgets', file)}'),\n`)
    .join('')}};\n`;

export function writeSamples(root: string, places: readonly Place[]): void {
  const each = (name: string): Row[] =>
    places
      .map(({ id, folder }): Row => [id, `${folder}/${name}`])
      .filter(([, file]) => existsSync(join(root, file)));
  const records = places.flatMap(({ id, folder }) =>
    [...readRecords(root, folder).keys()].map(
      (version): Row => [`${id} ${version}`, `${folder}/versions/${version}.json`],
    ),
  );
  const types =
    "import type { WidgetFixtures } from '~/renderer/testing/describe-widget';\nimport type { RecordedVersion } from './kit/testing/samples';\n";
  const tables = [
    `/** Schemas as written. */\n${tableOf('schemas', '{ default: unknown }', each('schema.json'))}`,
    `/** Sample data, as the server delivers them. */\n${tableOf('fixtures', 'WidgetFixtures', each('fixtures.ts'))}`,
    `/** Recorded versions, by id and version. */\n${tableOf('records', '{ default: RecordedVersion }', records)}`,
  ];
  writeIfChanged(join(root, 'widgets/samples.gen.ts'), `${BANNER}${types}\n${tables.join('\n')}`);
}
