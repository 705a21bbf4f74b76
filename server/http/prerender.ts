// Owns screens as finished markup: a worker draws them from their data, and what did not change is kept.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isRecord } from '~/domain/record';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;
type Boot = Readonly<Record<string, unknown>>;

export interface PrerenderedScreen {
  /** Its address with the hash; '' for home. */
  hash: string;
  html: string;
  /** Rules of all that is drawn, to stand in the page itself. */
  css: string;
  /** Addresses of the files those rules are from, relative to the site. */
  cssFiles: readonly string[];
  /** Addresses of the code that brings the first screen alive, but for what the page loads by itself. */
  scripts: readonly string[];
  /** Addresses of the code that other screens begin with. */
  screenScripts: readonly string[];
}

/** Longer than this nobody waits for: the page goes out without markup, and the phone draws it. */
const PATIENCE_MS = 2_000;
/** Screens of a mall that are kept; another one takes the place of the oldest. */
const KEPT = 64;
/** So many drawings may wait for others; further ones are left to the phone, and home does not wait behind them. */
const MOST_WAITING = 4;

const TPL_INDEX = 'api/index/tpl-index';

/** Seconds that are left: markup tells no time, only whether it has come. */
const SECONDS_LEFT: ReadonlySet<string> = new Set(['sell_time', 'flash_sale_time']);
const withoutSeconds = (key: string, value: unknown): unknown =>
  SECONDS_LEFT.has(key) ? Number(value) > 0 : value;

/** Identity of what a screen shows: its data without the moment they were read at. */
function digestOf(boot: Boot): string {
  const page = boot[TPL_INDEX];
  const timeless = isRecord(page) ? { ...page, time: '' } : page;
  return createHash('sha256')
    .update(JSON.stringify({ ...boot, [TPL_INDEX]: timeless }, withoutSeconds))
    .digest('base64');
}

/** The layout of the first tab; null for the older format, which is left to the phone. */
function layoutOf(boot: Boot): unknown[] | null {
  const page = boot[TPL_INDEX];
  const home = isRecord(page) ? page['home_pages'] : null;
  const navs = isRecord(home) && Array.isArray(home['navs']) ? (home['navs'] as unknown[]) : [];
  const [nav] = navs;
  const template = isRecord(nav) ? nav['template'] : null;
  const data = isRecord(template) ? template['data'] : null;
  return Array.isArray(data) ? (data as unknown[]) : null;
}

const idsOf = (layout: readonly unknown[]): string[] => [
  ...new Set(layout.filter(isRecord).flatMap(({ id }) => (typeof id === 'string' ? [id] : []))),
];

/** What the worker is sent. */
interface Wish {
  boot: Boot;
  /** Blocks of home; none of another screen. */
  layout: readonly unknown[];
  hash: string;
}

/** What the worker sends for a page. */
interface Drawing {
  html: string;
  /** Widgets of the first screen. */
  first: readonly string[];
  /** Modules of the mall that this page needs beside them. */
  parts: readonly string[];
}

const HOME = 'src/pages/home/home.page.tsx';
const GOODS = 'src/pages/goods/goods.page.tsx';
/** What deals with a link (src/app/launch-shell.ts). */
const LANDING = ['src/app/launch-visit.ts', 'src/app/landing-shell.ts'];
const ROUTES = 'src/pages/routes.gen.ts';
const viewsOf = (ids: readonly string[]): string[] => ids.map((id) => `widgets/${id}/view.tsx`);

/** Draws screens for the site in `siteFolder`; `close` ends its worker. */
export class Prerenderer {
  readonly #site: string;
  readonly #manifest: Manifest;
  readonly #script: string;
  #worker: Worker | null = null;
  /** The same for every home of a build. */
  readonly #screenScripts: readonly string[];
  #nextId = 0;
  readonly #waiting = new Map<number, (drawing: Drawing | null) => void>();
  readonly #screens = new Map<string, Promise<PrerenderedScreen | null>>();

  private constructor(siteFolder: string, script: string) {
    this.#site = siteFolder;
    this.#script = script;
    this.#manifest = JSON.parse(readFileSync(join(siteFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
    this.#screenScripts = this.#scripts([ROUTES, ...this.#usual()]);
  }

  /** Null where the build has no drawing worker. */
  static of(siteFolder: string, script: string): Prerenderer | null {
    return existsSync(script) ? new Prerenderer(siteFolder, script) : null;
  }

  /** Home for a guest; null when it cannot be drawn, or not in time. */
  home(boot: Boot): Promise<PrerenderedScreen | null> {
    return this.#kept(boot, () => this.#drawHome(boot));
  }

  /** A goods that a link shares, as a guest sees it, at its address behind the hash; null as above, and under pressure. */
  goods(boot: Boot, hash: string): Promise<PrerenderedScreen | null> {
    if (this.#waiting.size >= MOST_WAITING) return Promise.resolve(null);
    return this.#kept(boot, () => this.#drawGoods(boot, hash));
  }

  #kept(boot: Boot, draw: () => Promise<PrerenderedScreen | null>): Promise<PrerenderedScreen | null> {
    const digest = digestOf(boot);
    const known = this.#screens.get(digest);
    if (known !== undefined) return known;
    const drawing = draw().then((screen) => {
      if (screen === null) this.#screens.delete(digest);
      return screen;
    });
    this.#screens.set(digest, drawing);
    const [oldest] = this.#screens.keys();
    if (this.#screens.size > KEPT && oldest !== undefined) this.#screens.delete(oldest);
    return drawing;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  async #drawHome(boot: Boot): Promise<PrerenderedScreen | null> {
    const layout = layoutOf(boot);
    if (layout === null) return null;
    const drawing = await this.#ask({ boot, layout, hash: '' });
    if (drawing === null) return null;
    const views = viewsOf(idsOf(layout));
    return {
      hash: '',
      html: drawing.html,
      ...this.#styles(HOME, views),
      scripts: this.#scripts([HOME, ...drawing.parts, ...viewsOf(drawing.first)]),
      screenScripts: this.#screenScripts,
    };
  }

  async #drawGoods(boot: Boot, hash: string): Promise<PrerenderedScreen | null> {
    const drawing = await this.#ask({ boot, layout: [], hash });
    if (drawing === null) return null;
    return {
      hash,
      html: drawing.html,
      ...this.#styles(GOODS, []),
      scripts: this.#scripts([...LANDING, ROUTES, GOODS]),
      screenScripts: this.#screenScripts,
    };
  }

  /** The server draws what a view loads later as well, so the rules of that stand in the page too. */
  #styles(page: string, views: readonly string[]): Pick<PrerenderedScreen, 'css' | 'cssFiles'> {
    const later = views.flatMap((view) => this.#manifest[view]?.dynamicImports ?? []);
    const chunks = this.#chunksOf(['index.html', page, ...views, ...later]);
    const cssFiles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
    return { cssFiles, css: cssFiles.map((file) => readFileSync(join(this.#site, file), 'utf8')).join('') };
  }

  /** What the page would otherwise ask for one after the other. */
  #scripts(entries: readonly string[]): string[] {
    const present = new Set(this.#chunksOf(['index.html']));
    const chunks = this.#chunksOf(entries);
    return [...new Set(chunks.filter((chunk) => !present.has(chunk)).map(({ file }) => file))];
  }

  /** Names of chunks that most screens import. */
  #usual(): string[] {
    const pages = Object.keys(this.#manifest).filter((name) => name.endsWith('.page.tsx'));
    const imported = pages.flatMap((page) => this.#manifest[page]?.imports ?? []);
    const isUsual = (name: string) => imported.filter((other) => other === name).length > pages.length / 2;
    return [...new Set(imported)].filter(isUsual);
  }

  /** Entries with all that they import, each after what it imports itself. */
  #chunksOf(entries: readonly string[]): Chunk[] {
    const chunks = new Set<Chunk>();
    const seen = new Set<string>();
    const visit = (name: string): void => {
      const chunk = this.#manifest[name];
      if (chunk === undefined || seen.has(name)) return;
      seen.add(name);
      chunk.imports?.forEach(visit);
      chunks.add(chunk);
    };
    entries.forEach(visit);
    return [...chunks];
  }

  #ask(wish: Wish): Promise<Drawing | null> {
    const worker = (this.#worker ??= this.#start());
    const id = (this.#nextId += 1);
    return new Promise((answer) => {
      const timer = setTimeout(() => this.#settle(id, null), PATIENCE_MS);
      this.#waiting.set(id, (drawing) => {
        clearTimeout(timer);
        answer(drawing);
      });
      worker.postMessage({ id, ...wish });
    });
  }

  #settle(id: number, drawing: Drawing | null): void {
    this.#waiting.get(id)?.(drawing);
    this.#waiting.delete(id);
  }

  #start(): Worker {
    const worker = new Worker(this.#script);
    worker.unref();
    worker.on(
      'message',
      ({ id, html, first = [], parts = [], error }: Partial<Drawing> & { id: number; error?: string }) => {
        if (error !== undefined) process.stderr.write(`A screen could not be drawn: ${error}\n`);
        this.#settle(id, html === undefined ? null : { html, first, parts });
      },
    );
    worker.on('error', (error) => {
      process.stderr.write(`A screen could not be drawn: ${error.message}\n`);
      this.#worker = null;
      for (const id of this.#waiting.keys()) this.#settle(id, null);
    });
    return worker;
  }
}
