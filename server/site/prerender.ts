// Server rendering: a worker renders screens from their data; the markup is cached until that data changes.
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
  /** CSS of all that is rendered, to be inlined in the page. */
  css: string;
  /** Addresses of the files of that CSS, relative to the site. */
  cssFiles: readonly string[];
  /** Addresses of the code that hydrates the first screen, without what the page loads itself. */
  scripts: readonly string[];
  /** Addresses of the code that other screens start with. */
  screenScripts: readonly string[];
}

/** Timeout: the page is then sent without markup, and the client renders it. */
const TIMEOUT_MS = 2_000;
/** Cached screens; the oldest is evicted. */
const MAX_SCREENS = 64;
/** Stills that wait for their turn; further ones are refused. */
const MAX_WAITING_STILLS = 24;
/** Queued renders; above it shared goods are left to the client, so that home does not queue behind them. */
const MAX_QUEUED = 4;

const TPL_INDEX = 'api/index/tpl-index';

/** Seconds left until a sale: markup shows only whether they are over. */
const SECONDS_LEFT: ReadonlySet<string> = new Set(['sell_time', 'flash_sale_time']);
const withoutSeconds = (key: string, value: unknown): unknown =>
  SECONDS_LEFT.has(key) ? Number(value) > 0 : value;

/** Cache key of a screen: its data without the time at which they were read. */
function digestOf(boot: Boot): string {
  const page = boot[TPL_INDEX];
  const timeless = isRecord(page) ? { ...page, time: '' } : page;
  return createHash('sha256')
    .update(JSON.stringify({ ...boot, [TPL_INDEX]: timeless }, withoutSeconds))
    .digest('base64');
}

/** The layout of the first tab; null for the older format, which the client renders. */
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

/** Request to the worker. */
interface RenderRequest {
  boot: Boot;
  /** Blocks of home; none of another screen. */
  layout: readonly unknown[];
  hash: string;
}

/** Answer of the worker. */
interface Rendering {
  html: string;
  /** Widgets of the first screen. */
  first: readonly string[];
  /** Other modules of src that this page needs. */
  parts: readonly string[];
}

const HOME = 'src/pages/home/home.page.tsx';
const GOODS = 'src/pages/goods/goods.page.tsx';
/** What a goods page loads once it can be bought from: rendered here, so that its styles are needed at once. */
const GOODS_BELOW = 'src/blocks/goods-page/goods-below.tsx';
/** What handles a link (src/app/launch-shell.ts). */
const LANDING = ['src/app/launch-visit.ts', 'src/app/landing-shell.ts'];
const ROUTES = ['src/app/screen-table.ts', 'src/app/screens.ts'];
/** What sends calls: a screen that is rendered here has its data already. */
const CALLER = 'src/services/caller.ts';
/** What a shared goods is hydrated by, which the build's budget counts. */
export const SHARED_GOODS: readonly string[] = [...LANDING, ...ROUTES, GOODS];
const viewsOf = (ids: readonly string[]): string[] => ids.map((id) => `widgets/${id}/view.tsx`);

/** Renders screens for the site in `siteFolder`; `close` terminates its worker. */
export class Prerenderer {
  readonly #site: string;
  readonly #manifest: Manifest;
  readonly #script: string;
  #worker: Worker | null = null;
  /** The same for every home of a build. */
  readonly #screenScripts: readonly string[];
  #nextId = 0;
  readonly #pending = new Map<number, (rendering: Rendering | null) => void>();
  readonly #screens = new Map<string, Promise<PrerenderedScreen | null>>();
  #lastStill: Promise<unknown> = Promise.resolve();
  #waitingStills = 0;

  private constructor(siteFolder: string, script: string) {
    this.#site = siteFolder;
    this.#script = script;
    this.#manifest = JSON.parse(readFileSync(join(siteFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
    this.#screenScripts = this.#scripts([...ROUTES, ...this.#usual(), CALLER]);
  }

  /** Null where the build has no render worker. */
  static of(siteFolder: string, script: string): Prerenderer | null {
    return existsSync(script) ? new Prerenderer(siteFolder, script) : null;
  }

  /** Home for a guest; null when it cannot be rendered, or times out. */
  home(boot: Boot): Promise<PrerenderedScreen | null> {
    return this.#cached(boot, () => this.#renderHome(boot));
  }

  /**
   * A page as home, for its picture in the studio; null as `home`, and when too many wait. One is rendered at a time, so
   * that a visitor's screen queues behind no more than one. The studio stores what is made of it.
   */
  still(boot: Boot): Promise<PrerenderedScreen | null> {
    return this.#inTurn(() => this.#renderHome(boot));
  }

  async #inTurn<T>(render: () => Promise<T | null>): Promise<T | null> {
    if (this.#waitingStills >= MAX_WAITING_STILLS) return null;
    this.#waitingStills += 1;
    const turn = this.#lastStill.then(render).finally(() => {
      this.#waitingStills -= 1;
    });
    this.#lastStill = turn.catch(() => null);
    return turn;
  }

  /** Shared goods for a guest at their address behind the hash; null as `home`, and when others are queued. */
  goods(boot: Boot, hash: string): Promise<PrerenderedScreen | null> {
    if (this.#pending.size >= MAX_QUEUED) return Promise.resolve(null);
    return this.#cached(boot, () => this.#renderGoods(boot, hash));
  }

  #cached(boot: Boot, render: () => Promise<PrerenderedScreen | null>): Promise<PrerenderedScreen | null> {
    const screens = this.#screens;
    const digest = digestOf(boot);
    const known = screens.get(digest);
    if (known !== undefined) return known;
    const rendering = render().then((screen) => {
      if (screen === null) screens.delete(digest);
      return screen;
    });
    screens.set(digest, rendering);
    const [oldest] = screens.keys();
    if (screens.size > MAX_SCREENS && oldest !== undefined) screens.delete(oldest);
    return rendering;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  async #renderHome(boot: Boot): Promise<PrerenderedScreen | null> {
    const layout = layoutOf(boot);
    if (layout === null) return null;
    const rendering = await this.#request({ boot, layout, hash: '' });
    if (rendering === null) return null;
    const views = viewsOf(idsOf(layout));
    return {
      hash: '',
      html: rendering.html,
      ...this.#styles(HOME, [...rendering.parts, ...views]),
      scripts: this.#scripts([HOME, ...rendering.parts, ...viewsOf(rendering.first)]),
      screenScripts: this.#screenScripts,
    };
  }

  async #renderGoods(boot: Boot, hash: string): Promise<PrerenderedScreen | null> {
    const rendering = await this.#request({ boot, layout: [], hash });
    if (rendering === null) return null;
    return {
      hash,
      html: rendering.html,
      ...this.#styles(GOODS, [GOODS_BELOW]),
      scripts: this.#scripts(SHARED_GOODS),
      screenScripts: this.#screenScripts,
    };
  }

  /** The server also renders what a view loads lazily, so its CSS is inlined too. */
  #styles(page: string, views: readonly string[]): Pick<PrerenderedScreen, 'css' | 'cssFiles'> {
    const later = views.flatMap((view) => this.#manifest[view]?.dynamicImports ?? []);
    const chunks = this.#chunksOf(['index.html', page, ...views, ...later]);
    const cssFiles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
    return { cssFiles, css: cssFiles.map((file) => readFileSync(join(this.#site, file), 'utf8')).join('') };
  }

  /** Preloads, which the page would otherwise request one after the other. */
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

  /** Entries with all their imports, each after its own imports. */
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

  #request(request: RenderRequest): Promise<Rendering | null> {
    const worker = (this.#worker ??= this.#start());
    const id = (this.#nextId += 1);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#settle(id, null), TIMEOUT_MS);
      this.#pending.set(id, (rendering) => {
        clearTimeout(timer);
        resolve(rendering);
      });
      worker.postMessage({ id, ...request });
    });
  }

  #settle(id: number, rendering: Rendering | null): void {
    this.#pending.get(id)?.(rendering);
    this.#pending.delete(id);
  }

  #start(): Worker {
    const worker = new Worker(this.#script);
    worker.unref();
    worker.on(
      'message',
      ({ id, html, first = [], parts = [], error }: Partial<Rendering> & { id: number; error?: string }) => {
        if (error !== undefined) process.stderr.write(`A screen could not be rendered: ${error}\n`);
        this.#settle(id, html === undefined ? null : { html, first, parts });
      },
    );
    worker.on('error', (error) => {
      process.stderr.write(`A screen could not be rendered: ${error.message}\n`);
      this.#worker = null;
      for (const id of this.#pending.keys()) this.#settle(id, null);
    });
    return worker;
  }
}
