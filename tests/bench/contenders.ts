// The compared renderers, and a build of each one's page: one bundle per contender, so that its bytes are not shared.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const FOLDER = import.meta.dirname;
const ROOT = resolve(FOLDER, '../..');
const OUTPUT = join(ROOT, '.cache/bench');

export interface ContenderPage {
  name: string;
  module: string;
  /** Renders only what is in view: its leaves differ from those of the others. */
  isPartial?: true;
}

/** The baseline of all comparisons. */
export const HAND_WRITTEN: ContenderPage = { name: 'hand-written React', module: 'page/hand.tsx' };

export const CONTENDERS: readonly ContenderPage[] = [
  HAND_WRITTEN,
  { name: 'Pagoda', module: 'page/pagoda.tsx' },
  { name: 'Pagoda, what is in view', module: 'page/pagoda-in-view.tsx', isPartial: true },
  { name: '@puckeditor/core Render', module: 'peers/puck.tsx' },
  { name: '@puckeditor/core/rsc Render', module: 'peers/puck-rsc.tsx' },
  { name: 'amis-core', module: 'peers/amis.tsx' },
  { name: '@craftjs/core', module: 'peers/craft.tsx' },
  { name: '@json-render/react', module: 'peers/json-render.tsx' },
];

/** Replaces page/chosen.ts by the contender. */
const contenderPlugin = (module: string): Plugin => ({
  name: 'bench-contender',
  enforce: 'pre',
  resolveId: (id) => (id === './chosen' ? join(FOLDER, module) : null),
});

/** amis-core imports APIs that React 19 removed: it and its parts get replacements. */
const OLD_REACT_DOM =
  /node_modules\/(amis-core|react-overlays|react-transition-group|uncontrollable|react-json-view)\//;
const oldReactDomPlugin = (): Plugin => ({
  name: 'bench-old-react-dom',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'react-dom' && importer !== undefined && OLD_REACT_DOM.test(importer)
      ? join(FOLDER, 'peers/react-dom-with-find.ts')
      : null,
});

export const folderOf = ({ module }: ContenderPage): string => join(OUTPUT, module.replace(/\W/g, '-'));

/** Builds a contender's page with production settings. */
export async function buildPage(contender: ContenderPage): Promise<void> {
  const outDir = folderOf(contender);
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  await build({
    root: join(FOLDER, 'page'),
    configFile: false,
    envDir: false,
    logLevel: 'error',
    base: './',
    mode: 'production',
    resolve: { alias: { '~': ROOT }, dedupe: ['react', 'react-dom'] },
    plugins: [contenderPlugin(contender.module), oldReactDomPlugin(), react()],
    build: { outDir, target: ['safari16', 'chrome107'], modulePreload: { polyfill: false } },
  });
}

export interface PageBytes {
  /** JavaScript that the page needs before it can render, including React; gzip. */
  initial: number;
  /** Including all lazy chunks. */
  all: number;
}

/** Weighs a built page. */
export function weigh(contender: ContenderPage): PageBytes {
  const folder = folderOf(contender);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const assets = join(folder, 'assets');
  const scripts = existsSync(assets) ? readdirSync(assets).filter((name) => name.endsWith('.js')) : [];
  const weight = (name: string) => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length;
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + weight(name), 0);
  return { initial: sum(scripts.filter((name) => html.includes(name))), all: sum(scripts) };
}
