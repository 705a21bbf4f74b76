// `npm run generate`: types, validators, shapes, defaults, the registry and the route table, from the sources.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { apiFiles, generateApi } from './generate/api';
import { generateFirstCalls } from './generate/first-calls';
import { generateLinks } from './generate/links';
import { gather } from './generate/mistake';
import { generateRoutes } from './generate/routes';
import { generatePluginPackages } from './generate/plugin-packages';
import { generateRoles } from './generate/roles';
import { generateSaleParts } from './generate/sale-parts';
import { type JsonSchema, readJson } from './generate/schema';
import { readScreens } from './generate/screens';
import { generateSettings } from './generate/settings';
import { generateSharedFiles, generateSharedParams } from './generate/shared-params';
import { generateWalks } from './generate/walks';
import { generateWidgets } from './generate/widgets';

/** The shared schemas, by their ids. */
export function loadLibrary(root: string): Map<string, JsonSchema> {
  const shared = [join(root, 'schemas'), join(root, 'schemas/api')].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name)),
  );
  const ofPackages = apiFiles(root).filter(({ from }) => from !== undefined);
  const files = [...shared, ...ofPackages.map(({ folder, stem }) => join(root, folder, `${stem}.json`))];
  const library = new Map<string, JsonSchema>();
  for (const file of files) {
    const schema = readJson(file);
    if (schema.$id !== undefined) library.set(schema.$id, schema);
  }
  return library;
}

async function generateEndpoints(root: string, library: Map<string, JsonSchema>): Promise<number> {
  generateRoles(root);
  const steps = [
    () => generateApi(root, library),
    () => generateSettings(root, library),
    async () => {
      generatePluginPackages(root);
      return 0;
    },
  ];
  const [endpoints = 0] = await gather(steps, (step) => step());
  return endpoints;
}

function generateScreens(root: string): number {
  const screens = readScreens(root);
  generateRoutes(root, screens);
  generateFirstCalls(root, screens);
  generateLinks(root, screens);
  generateWalks(root, screens);
  generateSharedParams(root, screens);
  generateSharedFiles(root, screens);
  generateSaleParts(root);
  return screens.length;
}

export async function main(): Promise<number> {
  const root = resolve(import.meta.dirname, '..');
  const library = loadLibrary(root);
  const steps = [
    () => (existsSync(join(root, 'widgets')) ? generateWidgets(root, library) : 0),
    () => generateEndpoints(root, library),
    () => generateScreens(root),
  ];
  const [widgets, endpoints, screens] = await gather(steps, (step) => step());
  console.log(`Generated ${widgets} widgets, ${endpoints} endpoints, ${screens} screens.`);
  return 0;
}
