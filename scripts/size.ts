// `npm run size`: JavaScript by entry and screen, gzipped, from the build's manifest; `--check` fails above the budget
// and on import cycles between chunks.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { LayoutNode } from '~/renderer/layout';
import { readLayout } from '~/renderer/read-layout';
import { registry } from '~/widgets/registry.gen';
import budget from './size-budget.json';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Record<string, Chunk>;

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'dist/web');

/** A chunk with all its static imports. */
function closure(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of manifest[name]?.imports ?? []) closure(manifest, next, seen);
  return seen;
}

const sizes = new Map<string, number>();

function gzipSize(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  sizes.set(file, known);
  return known;
}

function total(manifest: Manifest, names: Iterable<string>): number {
  const files = new Set(
    [...names].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js')),
  );
  return [...files].reduce((sum, file) => sum + gzipSize(file), 0);
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
  const page = JSON.parse(readFileSync(join(root, 'server/db/seed/home-page.json'), 'utf8')) as unknown;
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
  most: number;
}

function measure(manifest: Manifest): Row[] {
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry === true);
  if (entry === undefined) throw new Error('The manifest has no entry: build first.');
  const base = closure(manifest, entry);
  const screens = Object.keys(manifest).filter((name) => /\.page\.tsx?$/.test(name));
  if (screens.length === 0) throw new Error('The manifest has no screens: the build is broken.');
  const home = new Set(base);
  const parts = ['src/pages/home/home.page.tsx', ...homeWidgets(manifest)];
  for (const part of parts) for (const name of closure(manifest, part)) home.add(name);
  const added = (screen: string) =>
    total(
      manifest,
      [...closure(manifest, screen)].filter((name) => !base.has(name)),
    );
  return [
    { name: 'entry', bytes: total(manifest, base), most: budget.entry },
    { name: 'home', bytes: total(manifest, home), most: budget.home },
    ...screens.map((screen) => ({
      name: screen.replace('src/pages/', '+ '),
      bytes: added(screen),
      most: budget.screen,
    })),
  ];
}

/** Chunks in an import cycle: the first to run finds the other one not yet evaluated. */
const cyclesIn = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((name) =>
    manifest[name]?.imports?.some((next) => closure(manifest, next).has(name)),
  );

export function main(args: string[]): number {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const rows = measure(manifest);
  const isOver = rows.filter(({ bytes, most }) => bytes > most);
  const shown = args.includes('--check')
    ? rows.slice(0, 2).concat(isOver.filter((row) => !rows.slice(0, 2).includes(row)))
    : rows;
  for (const { name, bytes, most } of shown) {
    const mark = bytes > most ? `  OVER its budget of ${(most / 1000).toFixed(1)}` : '';
    console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB gzip  ${name}${mark}`);
  }
  const cycles = cyclesIn(manifest);
  if (cycles.length > 0) console.log(`Chunks that import each other: ${cycles.join(', ')}`);
  return isOver.length + cycles.length === 0 ? 0 : 1;
}
