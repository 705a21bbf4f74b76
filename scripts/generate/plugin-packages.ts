// The generated table of what packages add to the server: manifests of plugins and their migrations.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importPath, packagesIn, type Place, pluginPlaces } from '../packages';
import { SourceMistake } from './mistake';
import { BANNER, writeIfChanged } from './write';

const NOISE = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g;

/** What a statement creates, alters or drops, by name. */
const NAMED =
  /\b(?:create|alter|drop)\s+(?:or\s+replace\s+)?(?:unique\s+)?(?:materialized\s+)?(?:table|index|sequence|view|type|function)\s+(?:concurrently\s+)?(?:if\s+(?:not\s+)?exists\s+)?(?:only\s+)?"?(\w+)"?/gi;

/** Names in SQL of what is not the vendor's. */
export function foreignNames(sql: string, vendor: string): string[] {
  const names = [...sql.replace(NOISE, ' ').matchAll(NAMED)].map(([, name = '']) => name);
  return names.filter((name) => !name.startsWith(`${vendor}_`));
}

/** @throws SourceMistake for a migration that creates or changes what is not its package's. */
function checkMigrations(root: string, { folder, from }: Place): void {
  const migrations = join(root, folder, 'migrations');
  if (from === undefined || !existsSync(migrations)) return;
  for (const name of readdirSync(migrations).filter((one) => one.endsWith('.sql'))) {
    const file = join(migrations, name);
    const [foreign] = foreignNames(readFileSync(file, 'utf8'), from.vendor);
    if (foreign !== undefined)
      throw new SourceMistake(
        `${file}: "${foreign}": tables, indexes and what else ${from.name} creates or changes begin with ${from.vendor}_`,
      );
  }
}

export function generatePluginPackages(root: string): void {
  for (const place of pluginPlaces(root)) checkMigrations(root, place);
  const rows = packagesIn(root).map(({ name, folder }) => {
    const plugins = importPath('server/app', `${folder}/plugins`);
    // Vite looks into node_modules only where it is told to.
    return `  {
    name: '${name}',
    manifests: import.meta.glob<PluginManifest>('${plugins}/*/plugin.ts', { eager: true, import: 'default', exhaustive: true }),
    migrations: import.meta.glob<string>('${plugins}/*/migrations/*.sql', { eager: true, import: 'default', query: '?raw', exhaustive: true }),
  },\n`;
  });
  const type =
    'export interface PluginPackage {\n  name: string;\n  manifests: Readonly<Record<string, PluginManifest>>;\n  migrations: Readonly<Record<string, string>>;\n}\n';
  writeIfChanged(
    join(root, 'server/app/packages.gen.ts'),
    `${BANNER}import type { PluginManifest } from '../plugins/kit/define-plugin';\n\n${type}\nexport const packages: readonly PluginPackage[] = [\n${rows.join('')}];\n`,
  );
}
