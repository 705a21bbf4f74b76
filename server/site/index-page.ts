// index.html with head, data and markup: of home, or of what the query of a shared link names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { addressOf, parseAddress } from '~/domain/links';
import { mallCard, type ShareCard, wholeCard } from '~/domain/share-card';
import { HOME_PATH, type Place, readShareQuery, sharedPlace } from '~/domain/share-link';
import type { IndexConfigData } from '~/schemas/api/index.gen';
import { isRecord } from '~/domain/record';
import { SHARE_SCENE } from '~/domain/scene';
import { SENT_AT } from './inline-scripts';
import { EncodedText } from '../http/response-cache';
import { type ReadPicture, withLcpImage } from './lcp-image';
import { HttpError } from '../http/http-error';
import { originOf } from '../http/origin';
import type { PageHead } from './page-head';
import { type PrerenderedScreen, withoutVisits } from './prerender';
import type { Boot, PlannedCall } from './render-worker';
import { indexPage, type Site } from './site';

export interface Sources {
  /** A route's answer to a guest as text; `query` has route and parameters. Throws an HttpError when unavailable. */
  ask: (origin: string, query: string) => Promise<string>;
  /** The same for what a visitor names, as one call of his: else visits would take no places, however many. */
  askFor: (visit: Context, query: string) => Promise<string>;
  readPicture: ReadPicture;
}

const CONFIG = 'api/index/config';
const HOME = 'api/index/tpl-index';

/** Cached pages of shared screens; the oldest is evicted. */
const MAX_PAGES = 32;

const dataOf = (answer: string): unknown => {
  const envelope = JSON.parse(answer) as { code: number; data?: unknown };
  return envelope.code === 0 ? envelope.data : undefined;
};

interface SharedPlace {
  /** Without what its link may not hold. */
  place: Place;
  /** False where something was left out: the client opens another address then. */
  isWhole: boolean;
}

/** A page that operators laid out is shared as home with its id. */
const isHome = ({ path, params }: Place): boolean => path === HOME_PATH && !(Number(params['page_id']) > 0);

/** The shared screen; null for home and any other address. */
export function sharedScreen(search: string): SharedPlace | null {
  const given = readShareQuery(parseAddress(search).query);
  const place = given && sharedPlace(given);
  if (given === null || place === null || isHome(place)) return null;
  return { place, isWhole: Object.keys(place.params).length === Object.keys(given.params).length };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A call as a query. */
function queryOf({ route, params }: PlannedCall): string {
  const fields = Object.entries(isRecord(params) ? params : {}).filter(([, value]) => value !== undefined);
  return [
    `r=${route}`,
    ...fields.map(([name, value]) => `${name}=${encodeURIComponent(textOf(value))}`),
  ].join('&');
}

interface Asked {
  origin: string;
  /** Address of the page without its query, as visitors know it. */
  base: string;
  search: string;
}

interface Made {
  /** The data that it was rendered from. */
  from: string;
  page: Promise<EncodedText>;
}

interface Making {
  screen?: PrerenderedScreen | null | undefined;
  head?: PageHead | undefined;
}

/** Its address behind the hash, as the client has it. */
const hashOf = ({ path, params }: Place): string => `#${addressOf(path, params)}`;

/** The address that the page of a place is shared by, as far as servers see it. */
const urlOf = (base: string, place: Place | null): string =>
  place === null
    ? base
    : addressOf(base, {
        scene: SHARE_SCENE,
        params: JSON.stringify({ path: place.path, params: place.params }),
      });

function headOf(config: unknown, card: Partial<ShareCard>, at: { base: string; place: Place | null }) {
  if (!isRecord(config) || !isRecord(config['mall'])) return undefined;
  const mall = mallCard((config as unknown as IndexConfigData).mall);
  return { card: wholeCard(card, mall), base: at.base, url: urlOf(at.base, at.place) } satisfies PageHead;
}

export class IndexPage {
  readonly #site: Site;
  readonly #sources: Sources;
  /** By the address of what is shared behind the hash, '' for home; shared by all guests. */
  readonly #made = new Map<string, Made>();

  constructor(site: Site, sources: Sources) {
    this.#site = site;
    this.#sources = sources;
  }

  async serve(context: Context): Promise<Response> {
    const { origin, pathname, search } = new URL(context.req.url);
    const base = `${originOf(context)}${pathname.replace(/index\.html$/, '')}`;
    const page = await this.#current(context, { origin, base, search }).catch((error: unknown) => {
      if (error instanceof HttpError) return this.#withoutMall(search);
      throw error;
    });
    context.header('Server-Timing', `${SENT_AT};dur=${Date.now()}`);
    return page.respond(context, 'no-cache');
  }

  async #current(visit: Context, asked: Asked): Promise<EncodedText> {
    const shared = sharedScreen(asked.search);
    const page = shared === null ? null : await this.#sharedPage(visit, asked, shared);
    return page ?? this.#home(asked);
  }

  /** During an outage or overload: the last complete page, else one without data, whose calls report what is wrong. */
  #withoutMall(search: string): Promise<EncodedText> {
    const shared = sharedScreen(search);
    return this.#made.get(shared === null ? '' : hashOf(shared.place))?.page ?? this.#make({});
  }

  async #home({ origin, base }: Asked): Promise<EncodedText> {
    const answers = await Promise.all([CONFIG, HOME].map((route) => this.#sources.ask(origin, `r=${route}`)));
    return this.#cached('', [base, ...answers].join('\n'), async () => {
      const [config, home] = answers.map(dataOf);
      const boot = {
        ...(config === undefined ? {} : { [CONFIG]: config }),
        ...(home === undefined ? {} : { [HOME]: home }),
      };
      const head = headOf(config, {}, { base, place: null });
      return this.#make(boot, { screen: await this.#site.prerenderer?.home(boot), head });
    });
  }

  /** Null where nothing is known of the screen, and for what a guest may not see. */
  async #sharedPage(
    visit: Context,
    { origin, base }: Asked,
    { place, isWhole }: SharedPlace,
  ): Promise<EncodedText | null> {
    const hash = hashOf(place);
    const calls = await this.#site.prerenderer?.plan(hash);
    if (calls === undefined || calls === null) return null;
    const [config, ...answers] = await Promise.all([
      this.#sources.ask(origin, `r=${CONFIG}`).then(dataOf),
      ...calls.map(async (call) => dataOf(await this.#sources.askFor(visit, queryOf(call)))),
    ]);
    if (!isRecord(config) || (calls.length > 0 && answers[0] === undefined)) return null;
    // What else is not answered, the client asks for.
    const known = calls.map(({ key }, at) => [key, answers[at]]).filter(([, data]) => data !== undefined);
    const boot: Boot = { [CONFIG]: config, ...(Object.fromEntries(known) as Boot) };
    const isDrawn = isWhole && calls.length > 0;
    return this.#cached(hash, JSON.stringify([base, isDrawn, boot], withoutVisits), () =>
      this.#makeShared(boot, { base, place, isDrawn }),
    );
  }

  async #makeShared(
    boot: Boot,
    { base, place, isDrawn }: { base: string; place: Place; isDrawn: boolean },
  ): Promise<EncodedText> {
    const { prerenderer } = this.#site;
    const hash = hashOf(place);
    const screen = isDrawn ? ((await prerenderer?.shared(boot, hash)) ?? null) : null;
    const card = screen?.card ?? (await prerenderer?.card(boot, hash)) ?? null;
    // A render that timed out is tried again at the next visit.
    if (card === null || (isDrawn && screen === null)) this.#made.delete(hash);
    const drawn = screen === null ? boot : { ...boot, drawnAtMs: screen.drawnAtMs };
    return this.#make(drawn, { screen, head: headOf(boot[CONFIG], card ?? {}, { base, place }) });
  }

  #cached(key: string, from: string, make: () => Promise<EncodedText>): Promise<EncodedText> {
    const known = this.#made.get(key);
    if (known?.from === from) return known.page;
    const page = make();
    this.#made.set(key, { from, page });
    // Failures are not cached.
    page.catch(() => this.#made.delete(key));
    const oldest = [...this.#made.keys()].find((one) => one !== '');
    if (this.#made.size > MAX_PAGES && oldest !== undefined) this.#made.delete(oldest);
    return page;
  }

  async #make(boot: Boot, { screen: rendered = null, head }: Making = {}): Promise<EncodedText> {
    const html = readFileSync(join(this.#site.folder, 'index.html'), 'utf8');
    const screen = rendered && {
      ...rendered,
      html: await withLcpImage(rendered.html, this.#sources.readPicture),
    };
    return new EncodedText(indexPage(html, { boot, screen, head }), 'text/html; charset=utf-8');
  }
}
