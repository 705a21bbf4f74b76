// `npm run size`: JavaScript by entry, kind of screen, screen and the studio's editor, gzipped, with its files, from the builds'
// manifests; `--check` fails above the budget and on import cycles between chunks.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { LayoutNode } from '~/renderer/layout';
import { readLayout } from '~/renderer/read-layout';
import { codeOfShared } from '~/server/site/prerender';
import { registry } from '~/widgets/registry.gen';
import { kindOfScreen } from './screen-kinds';
import budget from './size-budget.json';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Record<string, Chunk>;

interface Build {
  folder: string;
  manifest: Manifest;
}

const root = resolve(import.meta.dirname, '..');

function buildOf(folder: string): Build {
  const path = join(root, 'dist', folder);
  const text = readFileSync(join(path, '.vite/manifest.json'), 'utf8');
  return { folder: path, manifest: JSON.parse(text) as Manifest };
}

/** A chunk with all its static imports. */
function closure(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of manifest[name]?.imports ?? []) closure(manifest, next, seen);
  return seen;
}

/** What sends calls comes beside the code of any screen. */
const CALLER = 'src/services/caller.ts';

const sizes = new Map<string, number>();

function gzipSize(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
  sizes.set(file, known);
  return known;
}

type Total = Pick<Row, 'bytes' | 'files'>;

function total({ folder, manifest }: Build, names: Iterable<string>): Total {
  const files = new Set(
    [...names].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js')),
  );
  const bytes = [...files].reduce((sum, file) => sum + gzipSize(join(folder, file)), 0);
  return { bytes, files: files.size };
}

/** Heights in rpx: what loads at once, and the distance below a phone's screen that counts as in view. */
const REACH = 2400 + 1200;

/** Automatic blocks are stored without goods, and delivered with as many as they request. */
function asDelivered({ id, data }: LayoutNode): LayoutNode['data'] {
  if (data['addGoodsType'] !== 0) return data;
  const list = Array.from({ length: Number(data['goodsLength'] ?? 10) }, () => ({}));
  return id === 'goods' ? { ...data, list } : { ...data, mData: { list } };
}

/** The widgets that the first visit of the seeded home page loads: those in view of the first screen. */
function homeWidgets(manifest: Manifest): string[] {
  const page = JSON.parse(readFileSync(join(root, 'server/seed/home-page.json'), 'utf8')) as unknown;
  const stored = Array.isArray(page) ? page : Object.values(page as object).find(Array.isArray);
  const { layout } = readLayout(stored, { registry });
  if (layout.nodes.length < 5) throw new Error('The seeded home page was not found.');
  const ids = new Set<string>();
  let height = 0;
  for (const node of layout.nodes) {
    const { id } = node;
    const data = asDelivered(node);
    const definition = registry[id];
    const isFlow = (definition?.place ?? 'flow') === 'flow';
    if (!isFlow || height < REACH) ids.add(id);
    height += isFlow ? (definition?.reserve(data) ?? 0) : 0;
  }
  return [...ids].map((id) => `widgets/${id}/view.tsx`).filter((name) => manifest[name] !== undefined);
}

interface Row {
  name: string;
  bytes: number;
  /** JavaScript files. */
  files: number;
  most: number;
  mostFiles?: number;
}

const isOverBudget = ({ bytes, files, most, mostFiles = Number.POSITIVE_INFINITY }: Row): boolean =>
  bytes > most || files > mostFiles;

/** What opening a page in the studio loads: the tool, its editor, and the preview frame, before any picker. */
const EDITOR = [
  'index.html',
  'app/start.tsx',
  'editor/editor-screen.tsx',
  '../widgets/shapes.gen.ts',
  'preview.html',
];

function editorRow(build: Build): Row {
  const missing = EDITOR.filter((name) => build.manifest[name] === undefined);
  if (missing.length > 0) throw new Error(`The studio's manifest lacks ${missing.join(', ')}`);
  const names = new Set(EDITOR.flatMap((name) => [...closure(build.manifest, name)]));
  return { name: "the studio's editor", ...total(build, names), most: budget.editor };
}

const SHARED_GOODS = codeOfShared('src/pages/goods/goods.page.tsx');

/** What a shared goods waits for until it can be bought from. */
function sharedRow(build: Build, base: ReadonlySet<string>): Row {
  const missing = SHARED_GOODS.filter((name) => build.manifest[name] === undefined);
  if (missing.length > 0)
    throw new Error(`The manifest lacks ${missing.join(', ')}: nothing would preload them.`);
  const names = [...base, ...SHARED_GOODS.flatMap((name) => [...closure(build.manifest, name)])];
  return { name: 'shared goods', ...total(build, names), most: budget.shared, mostFiles: budget.sharedFiles };
}

const KINDS: Readonly<Record<string, { bytes: number; files: number }>> = budget.kinds;

interface Screen extends Row {
  kind: string;
}

/** What a screen adds to the entry, with what sends calls, by the budget of its kind. */
function screenRow(build: Build, screen: string, base: ReadonlySet<string>): Screen {
  const { manifest } = build;
  const names = [...closure(manifest, screen, closure(manifest, CALLER))].filter((name) => !base.has(name));
  const kind = kindOfScreen(root, join(root, screen));
  const limits = KINDS[kind];
  if (limits === undefined) throw new Error(`scripts/size-budget.json has no limits for the kind ${kind}.`);
  const name = screen.replace('src/pages/', '+ ');
  return { name, kind, ...total(build, names), most: limits.bytes, mostFiles: limits.files };
}

/** The most of each kind, in bytes and in files. */
const kindRows = (screens: readonly Screen[]): Row[] =>
  Object.entries(KINDS).flatMap(([kind, limits]) => {
    const own = screens.filter((screen) => screen.kind === kind);
    const [bytes, files] = [own.map((screen) => screen.bytes), own.map((screen) => screen.files)];
    const name = `${kind}: the most of ${own.length}`;
    const largest = { bytes: Math.max(...bytes), files: Math.max(...files) };
    return own.length === 0 ? [] : [{ name, ...largest, most: limits.bytes, mostFiles: limits.files }];
  });

function measure(build: Build): { whole: Row[]; screens: Screen[] } {
  const { manifest } = build;
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry === true);
  if (entry === undefined) throw new Error('The manifest has no entry: build first.');
  const base = closure(manifest, entry);
  const screens = Object.keys(manifest).filter((name) => /\.page\.tsx?$/.test(name));
  if (screens.length === 0) throw new Error('The manifest has no screens: the build is broken.');
  const home = new Set(base);
  const parts = ['src/pages/home/home.page.tsx', ...homeWidgets(manifest)];
  for (const part of parts) for (const name of closure(manifest, part)) home.add(name);
  return {
    whole: [
      { name: 'entry', ...total(build, base), most: budget.entry },
      { name: 'home', ...total(build, home), most: budget.home },
      sharedRow(build, base),
    ],
    screens: screens.map((screen) => screenRow(build, screen, base)),
  };
}

/** Chunks in an import cycle: the first to run finds the other one not yet evaluated. */
const cyclesIn = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((name) =>
    manifest[name]?.imports?.some((next) => closure(manifest, next).has(name)),
  );

export function main(args: string[]): number {
  const site = buildOf('web');
  const { whole, screens } = measure(site);
  const always = [...whole, editorRow(buildOf('studio')), ...kindRows(screens)];
  const rows = [...always, ...screens];
  const isOver = rows.filter(isOverBudget);
  const shown = args.includes('--check')
    ? rows.filter((row) => always.includes(row) || isOver.includes(row))
    : rows;
  for (const row of shown) {
    const { name, bytes, files, most, mostFiles } = row;
    const limits = `${(most / 1000).toFixed(1)} kB${mostFiles === undefined ? '' : `, ${mostFiles} files`}`;
    const mark = isOverBudget(row) ? `  OVER its budget of ${limits}` : '';
    const size = `${(bytes / 1000).toFixed(1).padStart(7)} kB gzip ${String(files).padStart(3)} files`;
    console.log(`${size}  ${name}${mark}`);
  }
  const cycles = cyclesIn(site.manifest);
  if (cycles.length > 0) console.log(`Chunks that import each other: ${cycles.join(', ')}`);
  return isOver.length + cycles.length === 0 ? 0 : 1;
}
