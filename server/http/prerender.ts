// Owns home as finished markup: a worker draws it from the first screen's data, and what did not change is kept.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isRecord } from '~/domain/validators';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;
type Boot = Readonly<Record<string, unknown>>;

export interface PrerenderedHome {
  html: string;
  /** Rules of all that is drawn, to stand in the page itself. */
  css: string;
  /** Addresses of the files those rules are from, relative to the site. */
  cssFiles: readonly string[];
}

/** Longer than this nobody waits for: the page goes out without markup, and the phone draws it. */
const PATIENCE_MS = 2_000;
/** Pages of a mall that are kept; another version of home takes the place of the oldest. */
const KEPT = 8;

const TPL_INDEX = 'api/index/tpl-index';

/** Seconds that are left: markup tells no time, only whether it has come. */
const SECONDS_LEFT: ReadonlySet<string> = new Set(['sell_time', 'flash_sale_time']);
const withoutSeconds = (key: string, value: unknown): unknown =>
  SECONDS_LEFT.has(key) ? Number(value) > 0 : value;

/** Identity of what home shows: its data without the moment they were read at. */
function digestOf(boot: Boot): string {
  const page = boot[TPL_INDEX];
  const timeless = isRecord(page) ? { ...page, time: '' } : page;
  return createHash('sha256')
    .update(JSON.stringify({ ...boot, [TPL_INDEX]: timeless }, withoutSeconds))
    .digest('base64');
}

/** Ids of the widgets of the first tab; none for the older format, which is left to the phone. */
function widgetIds(boot: Boot): string[] | null {
  const page = boot[TPL_INDEX];
  const home = isRecord(page) ? page['home_pages'] : null;
  const navs = isRecord(home) && Array.isArray(home['navs']) ? (home['navs'] as unknown[]) : [];
  const [nav] = navs;
  const template = isRecord(nav) ? nav['template'] : null;
  const data = isRecord(template) ? template['data'] : null;
  if (!Array.isArray(data)) return null;
  return [...new Set(data.filter(isRecord).flatMap(({ id }) => (typeof id === 'string' ? [id] : [])))];
}

/** Draws home for the site in `siteFolder`; `close` ends its worker. */
export class Prerenderer {
  readonly #site: string;
  readonly #manifest: Manifest;
  readonly #script: string;
  #worker: Worker | null = null;
  #nextId = 0;
  readonly #waiting = new Map<number, (html: string | null) => void>();
  readonly #kept = new Map<string, Promise<PrerenderedHome | null>>();

  private constructor(siteFolder: string, script: string) {
    this.#site = siteFolder;
    this.#script = script;
    this.#manifest = JSON.parse(readFileSync(join(siteFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  }

  /** Null where the build has no drawing worker. */
  static of(siteFolder: string, script: string): Prerenderer | null {
    return existsSync(script) ? new Prerenderer(siteFolder, script) : null;
  }

  /** Home for a guest; null when it cannot be drawn, or not in time. */
  home(boot: Boot): Promise<PrerenderedHome | null> {
    const digest = digestOf(boot);
    const known = this.#kept.get(digest);
    if (known !== undefined) return known;
    const drawing = this.#draw(boot).then((home) => {
      if (home === null) this.#kept.delete(digest);
      return home;
    });
    this.#kept.set(digest, drawing);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return drawing;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  async #draw(boot: Boot): Promise<PrerenderedHome | null> {
    const ids = widgetIds(boot);
    if (ids === null) return null;
    const html = await this.#ask(boot);
    return html === null ? null : { html, ...this.#styles(ids) };
  }

  /** The server draws what a view loads later as well, so the rules of that stand in the page too. */
  #styles(ids: readonly string[]): Pick<PrerenderedHome, 'css' | 'cssFiles'> {
    const views = ids.map((id) => `widgets/${id}/view.tsx`);
    const later = views.flatMap((view) => this.#manifest[view]?.dynamicImports ?? []);
    const entries = ['index.html', 'src/pages/home/home.page.tsx', ...views, ...later];
    const seen = new Set<string>();
    const files = new Set<string>();
    const visit = (name: string): void => {
      const chunk = this.#manifest[name];
      if (chunk === undefined || seen.has(name)) return;
      seen.add(name);
      chunk.imports?.forEach(visit);
      chunk.css?.forEach((file) => files.add(file));
    };
    entries.forEach(visit);
    const cssFiles = [...files];
    return { cssFiles, css: cssFiles.map((file) => readFileSync(join(this.#site, file), 'utf8')).join('') };
  }

  #ask(boot: Boot): Promise<string | null> {
    const worker = (this.#worker ??= this.#start());
    const id = (this.#nextId += 1);
    return new Promise((answer) => {
      const timer = setTimeout(() => this.#settle(id, null), PATIENCE_MS);
      this.#waiting.set(id, (html) => {
        clearTimeout(timer);
        answer(html);
      });
      worker.postMessage({ id, boot });
    });
  }

  #settle(id: number, html: string | null): void {
    this.#waiting.get(id)?.(html);
    this.#waiting.delete(id);
  }

  #start(): Worker {
    const worker = new Worker(this.#script);
    worker.unref();
    worker.on('message', ({ id, html, error }: { id: number; html?: string; error?: string }) => {
      if (error !== undefined) process.stderr.write(`Home could not be drawn: ${error}\n`);
      this.#settle(id, html ?? null);
    });
    worker.on('error', (error) => {
      process.stderr.write(`Home could not be drawn: ${error.message}\n`);
      this.#worker = null;
      for (const id of this.#waiting.keys()) this.#settle(id, null);
    });
    return worker;
  }
}
