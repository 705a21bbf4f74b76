// Generates the settings of plugins from settings.json: their type, and the shape that reads stored values.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pluginPlaces } from '../packages';
import { typesOf } from './emit';
import { bundle, type JsonSchema, readJson, refProblems, shapeOf, undescribed } from './schema';
import { storedProblems } from './schema-checks';
import { pascal } from './widgets';
import { writeFrom } from './write';
import { assertNone, gather, SourceMistake } from './mistake';

async function writeSettings(folder: string, name: string, library: Map<string, JsonSchema>): Promise<void> {
  const file = join(folder, 'settings.json');
  const schema = readJson(file);
  const missing = undescribed({ $defs: { settings: schema } });
  if (missing.length > 0)
    throw new SourceMistake(`${file}: needs a description "中文 | English" at ${missing.join(', ')}`);
  const type = `${pascal(name)}Settings`;
  assertNone(file, refProblems(schema, schema, library));
  const { root, defs } = bundle(schema, schema, library);
  assertNone(file, storedProblems({ root, defs }, '#'));
  await writeFrom(
    join(folder, 'settings.gen.ts'),
    [type, root, defs],
    async () =>
      `import type { PluginSettings } from '~/server/ports/plugin';\nimport schema from './settings.json';\n\n${await typesOf([{ name: type, root, defs }])}\nexport const settings: PluginSettings<${type}> = { schema, shape: ${JSON.stringify(shapeOf(root, defs))} };\n`,
  );
}

/** @returns the number of plugins with settings. */
export async function generateSettings(root: string, library: Map<string, JsonSchema>): Promise<number> {
  const places = pluginPlaces(root).filter(({ folder }) => existsSync(join(root, folder, 'settings.json')));
  await gather(places, ({ id, folder }) => writeSettings(join(root, folder), id, library));
  return places.length;
}
