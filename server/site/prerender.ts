// Server rendering: home and shared screens from their data; the markup is cached until that data changes.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isRecord } from '~/domain/record';
import type { ShareCard } from '~/domain/share-card';
import { HOME_PATH } from '~/domain/share-link';
import { BusyError, Gate } from '../pictures/raster/gate';
import { BuiltFiles, type Styles } from './built-files';
import { type Boot, type PlannedCall, RenderWorker, TIMEOUT_MS } from './render-worker';
import { SHARED_FILES } from './shared-files.gen';

export interface PrerenderedScreen extends Styles {
  /** Its address with the hash; '' for home. */
  hash: string;
  html: string;
  /** Addresses of the code that hydrates the first screen, without what the page loads itself. */
  scripts: readonly string[];
  /** Addresses of the code that other screens start with. */
  screenScripts: readonly string[];
  /** What a link to it shows; null for home. */
  card: Partial<ShareCard> | null;
  /** Its countdowns are of this moment; ms since the epoch. */
  drawnAtMs: number;
}

/** Cached screens; the oldest is evicted. */
const MAX_SCREENS = 64;
/** Addresses whose calls are known. */
const MAX_PLANS = 512;
/** One is rendered at a time, so that home queues behind no more than one; further ones are refused. */
const STILLS = { running: 1, waiting: 23 };
/** The same: above it shared screens are left to the client. */
const SHARED = { running: 1, waiting: 3 };

const TPL_INDEX = 'api/index/tpl-index';

/** Seconds left until a sale: markup shows only whether they are over. */
const SECONDS_LEFT: ReadonlySet<string> = new Set(['sell_time', 'flash_sale_time']);
/** Count visits: what they say need not be of this very one. */
const VISITS: ReadonlySet<string> = new Set(['detail_count', 'read_count']);

/** For `JSON.stringify`: leaves out what changes with each visit. */
export const withoutVisits = (key: string, value: unknown): unknown => (VISITS.has(key) ? 0 : value);
const withoutSeconds = (key: string, value: unknown): unknown =>
  SECONDS_LEFT.has(key) ? Number(value) > 0 : withoutVisits(key, value);

/** The answer that a laid-out page is drawn from: home's, or that of the page at an address. */
const pageIn = (boot: Boot): [string, unknown] =>
  Object.entries(boot).find(([key]) => key.split(' ', 1)[0] === TPL_INDEX) ?? [TPL_INDEX, undefined];

/** Cache key of a screen: its data without the time at which they were read. */
function digestOf(hash: string, boot: Boot): string {
  const [key, page] = pageIn(boot);
  const timeless = isRecord(page) ? { ...page, time: '' } : page;
  return createHash('sha256')
    .update(hash)
    .update(JSON.stringify({ ...boot, [key]: timeless }, withoutSeconds))
    .digest('base64');
}

/** The layout of the first tab; null for the older format, which the client renders. */
function layoutOf(boot: Boot): unknown[] | null {
  const [, page] = pageIn(boot);
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

const HOME = 'src/pages/home/home.page.tsx';
/** What handles a link (src/app/launch-shell.ts). */
const LANDING = ['src/app/launch-visit.ts', 'src/app/landing-shell.ts'];
const ROUTES = ['src/app/screen-table.ts', 'src/app/screens.ts'];
const SHARED_ROUTES = ['src/app/shared-routes.gen.ts', 'src/app/screens.ts'];
/** What sends calls: a screen that is rendered here has its data already. */
const CALLER = 'src/services/caller.ts';
const viewsOf = (ids: readonly string[]): string[] => ids.map((id) => `widgets/${id}/view.tsx`);

/** What a shared screen is hydrated by, which the build's budget counts. */
export const codeOfShared = (file: string): readonly string[] => [...LANDING, ...SHARED_ROUTES, file];

/** Null where too many wait. */
const inTurn = async <T>(gate: Gate, work: () => Promise<T | null>): Promise<T | null> => {
  try {
    return await gate.run(work);
  } catch (error) {
    if (error instanceof BusyError) return null;
    throw error;
  }
};

/** The same for a visitor, who waits for his turn no longer than for a rendering. */
function soonInTurn<T>(gate: Gate, work: () => Promise<T | null>): Promise<T | null> {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      isOver = true;
      resolve(null);
    }, TIMEOUT_MS);
  });
  const turn = inTurn(gate, () => (isOver ? Promise.resolve(null) : work()));
  return Promise.race([turn, over]).finally(() => clearTimeout(timer));
}

/** The pathname of an address behind the hash. */
const pathIn = (hash: string): string => hash.replace(/^#/, '').split('?')[0] ?? '';

/** Renders screens for the site in `siteFolder`; `close` terminates its worker. */
export class Prerenderer {
  readonly #files: BuiltFiles;
  readonly #worker: RenderWorker;
  /** The same for every screen of a build. */
  readonly #screenScripts: readonly string[];
  readonly #screens = new Map<string, Promise<PrerenderedScreen | null>>();
  readonly #plans = new Map<string, readonly PlannedCall[]>();
  readonly #stills = new Gate(STILLS);
  readonly #shared = new Gate(SHARED);

  private constructor(siteFolder: string, script: string) {
    this.#files = new BuiltFiles(siteFolder);
    this.#worker = new RenderWorker(script);
    this.#screenScripts = this.#files.scriptsOf([...ROUTES, ...this.#files.usual(), CALLER]);
  }

  /** Null where the build has no render worker. */
  static of(siteFolder: string, script: string): Prerenderer | null {
    return existsSync(script) ? new Prerenderer(siteFolder, script) : null;
  }

  /** Home for a guest; null when it cannot be rendered, or times out. */
  home(boot: Boot): Promise<PrerenderedScreen | null> {
    return this.#cached('', boot, () => this.#renderPage(boot));
  }

  /** A page as home, for its picture in the studio; null as `home`, and when too many wait. The studio stores what is made of it. */
  still(boot: Boot): Promise<PrerenderedScreen | null> {
    return inTurn(this.#stills, () => this.#renderPage(boot));
  }

  /** The calls that a shared screen is drawn from, by its address behind the hash: none for one that is not drawn here. */
  async plan(hash: string): Promise<readonly PlannedCall[] | null> {
    const known = this.#plans.get(hash);
    if (known !== undefined) return known;
    const planned = await this.#worker.ask('plan', { hash });
    if (planned === null) return null;
    this.#plans.set(hash, planned.calls);
    const [oldest] = this.#plans.keys();
    if (this.#plans.size > MAX_PLANS && oldest !== undefined) this.#plans.delete(oldest);
    return planned.calls;
  }

  /** What a link to a screen shows: its title at least; null as `home`. */
  async card(boot: Boot, hash: string): Promise<Partial<ShareCard> | null> {
    return (await this.#worker.ask('card', { boot, hash }))?.card ?? null;
  }

  /** A shared screen for a guest; null as `home`, and when others are queued. */
  shared(boot: Boot, hash: string): Promise<PrerenderedScreen | null> {
    return this.#cached(hash, boot, () => soonInTurn(this.#shared, () => this.#renderShared(boot, hash)));
  }

  #cached(
    hash: string,
    boot: Boot,
    render: () => Promise<PrerenderedScreen | null>,
  ): Promise<PrerenderedScreen | null> {
    const screens = this.#screens;
    const digest = digestOf(hash, boot);
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

  close(): Promise<void> {
    return this.#worker.close();
  }

  /** Home, or the laid-out page at an address in its place. */
  async #renderPage(boot: Boot, hash = ''): Promise<PrerenderedScreen | null> {
    const layout = layoutOf(boot);
    if (layout === null) return null;
    const drawnAtMs = Date.now();
    const drawing = await this.#worker.ask('draw', { boot, layout, hash, drawnAtMs });
    if (drawing === null) return null;
    const { html, card, parts, first } = drawing;
    const own = hash === '' ? [HOME] : [...LANDING, HOME];
    return {
      hash,
      html,
      ...this.#files.stylesOf([HOME], [...parts, ...viewsOf(idsOf(layout))]),
      scripts: this.#files.scriptsOf([...own, ...parts, ...viewsOf(first)]),
      screenScripts: this.#screenScripts,
      card,
      drawnAtMs,
    };
  }

  async #renderShared(boot: Boot, hash: string): Promise<PrerenderedScreen | null> {
    const path = pathIn(hash);
    if (path === HOME_PATH) return this.#renderPage(boot, hash);
    const file = SHARED_FILES[path];
    if (file === undefined) return null;
    const drawnAtMs = Date.now();
    const drawing = await this.#worker.ask('draw', { boot, layout: [], hash, drawnAtMs });
    if (drawing === null) return null;
    const { html, card } = drawing;
    return {
      hash,
      html,
      ...this.#files.stylesOfMarkup([file], html),
      scripts: this.#files.scriptsBySize(codeOfShared(file)),
      screenScripts: this.#screenScripts,
      card,
      drawnAtMs,
    };
  }
}
