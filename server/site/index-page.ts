// index.html with head, data and markup: of home, or of what the query of a shared link names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { addressOf, parseAddress } from '~/domain/links';
import { goodsCard, mallCard, type ShareCard, wholeCard } from '~/domain/share-card';
import { type Place, readShareQuery, sharedPlace } from '~/domain/share-link';
import type { GoodsDetailData } from '~/schemas/api/goods.gen';
import type { IndexConfigData } from '~/schemas/api/index.gen';
import { isRecord } from '~/domain/record';
import { SHARE_SCENE } from '~/domain/scene';
import { SENT_AT } from './inline-scripts';
import { EncodedText } from '../http/response-cache';
import { type ReadPicture, withLcpImage } from './lcp-image';
import { HttpError } from '../http/http-error';
import { originOf } from '../http/origin';
import type { SharedScreens } from '../ports/shared-screen';
import type { PageHead } from './page-head';
import { indexPage, type Site } from './site';

export interface Sources {
  /** A route's answer to a guest as text; `query` has route and parameters. Throws an HttpError when unavailable. */
  ask: (origin: string, query: string) => Promise<string>;
  /** The same for what a visitor names, as one call of his: else visits would take no places, however many. */
  askFor: (visit: Context, query: string) => Promise<string>;
  readPicture: ReadPicture;
  /** What else than goods has a card. */
  screens: SharedScreens;
}

const CONFIG = 'api/index/config';
const HOME = 'api/index/tpl-index';
const GOODS = 'api/goods/detail';
const GOODS_PATH = '/pages/goods/goods';

/** Cached pages of goods; the oldest is evicted. */
const MAX_PAGES = 32;

type Boot = Record<string, unknown>;

const dataOf = (answer: string): unknown => {
  const envelope = JSON.parse(answer) as { code: number; data?: unknown };
  return envelope.code === 0 ? envelope.data : undefined;
};

const ID = /^[1-9]\d{0,8}$/;

/** The id of the goods that a link shares, where it shares nothing else; 0 for any other address. */
export function sharedGoods(search: string): number {
  const place = readShareQuery(parseAddress(search).query);
  if (place?.path !== GOODS_PATH || Object.keys(place.params).length !== 1) return 0;
  const id = place.params['id'] ?? '';
  return ID.test(id) ? Number(id) : 0;
}

/** The shared screen, without what its link may not hold; null for home and any other address. */
function sharedScreen(search: string): Place | null {
  const place = readShareQuery(parseAddress(search).query);
  return place === null ? null : sharedPlace(place);
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
  rendering?: ReturnType<NonNullable<Site['prerenderer']>['home']> | undefined;
  head?: PageHead | undefined;
}

const keyOf = ({ path, params }: Place): string => addressOf(path, params);

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
  /** By the address of what is shared, '' for home; shared by all guests. */
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
    const id = sharedGoods(asked.search);
    const page = id === 0 ? await this.#shared(visit, asked) : await this.#goods(visit, asked, id);
    return page ?? this.#home(asked);
  }

  /** During an outage or overload: the last complete page, else one without data, whose calls report what is wrong. */
  #withoutMall(search: string): Promise<EncodedText> {
    const id = sharedGoods(search);
    return (
      this.#made.get(id === 0 ? '' : keyOf({ path: GOODS_PATH, params: { id: String(id) } }))?.page ??
      this.#make({})
    );
  }

  async #home({ origin, base }: Asked): Promise<EncodedText> {
    const answers = await Promise.all([CONFIG, HOME].map((route) => this.#sources.ask(origin, `r=${route}`)));
    return this.#cached('', [base, ...answers].join('\n'), () => {
      const [config, home] = answers.map(dataOf);
      const boot = {
        ...(config === undefined ? {} : { [CONFIG]: config }),
        ...(home === undefined ? {} : { [HOME]: home }),
      };
      const head = headOf(config, {}, { base, place: null });
      return this.#make(boot, { rendering: this.#site.prerenderer?.home(boot), head });
    });
  }

  /** A screen that is not rendered here, with its card; null for home, and for what a guest may not see. */
  async #shared(visit: Context, { origin, base, search }: Asked): Promise<EncodedText | null> {
    const place = sharedScreen(search);
    const screen = place === null ? undefined : this.#sources.screens[place.path];
    const id = place?.params[screen?.parameters[0] ?? ''] ?? '';
    if (place === null || screen === undefined || !ID.test(id)) return null;
    const [, ofRoute] = screen.parameters;
    const [config, data] = await Promise.all([
      this.#sources.ask(origin, `r=${CONFIG}`).then(dataOf),
      this.#sources.askFor(visit, `r=${screen.route}&${ofRoute}=${id}`).then(dataOf),
    ]);
    const card = isRecord(data) ? screen.card(data) : null;
    if (!isRecord(config) || card === null) return null;
    const head = headOf(config, card, { base, place });
    // With its answer, as it was asked for already: a topic counts who reads it.
    const boot = { [CONFIG]: config, [`${screen.route} ${JSON.stringify({ [ofRoute]: Number(id) })}`]: data };
    return this.#make(boot, { head });
  }

  /** Null for what a guest may not see. */
  async #goods(visit: Context, { origin, base }: Asked, id: number): Promise<EncodedText | null> {
    const [config, detail] = await Promise.all([
      this.#sources.ask(origin, `r=${CONFIG}`).then(dataOf),
      this.#sources.askFor(visit, `r=${GOODS}&id=${id}`).then(dataOf),
    ]);
    if (!isRecord(config) || !isRecord(detail) || !isRecord(detail['goods'])) return null;
    // The visit counter changes with each request and is not shown.
    const shown = { ...detail, goods: { ...detail['goods'], detail_count: 0 } };
    const boot = { [CONFIG]: config, [`${GOODS} ${JSON.stringify({ id })}`]: shown };
    const hash = `#${addressOf(GOODS_PATH, { id })}`;
    const place = { path: GOODS_PATH, params: { id: String(id) } };
    const head = headOf(config, goodsCard((detail as unknown as GoodsDetailData).goods), { base, place });
    const key = keyOf(place);
    return this.#cached(key, JSON.stringify([base, boot]), () => {
      const rendering = this.#site.prerenderer?.goods(boot, hash);
      // A render that timed out is tried again at the next visit.
      void rendering?.then(
        (rendered) => rendered ?? this.#made.delete(key),
        () => undefined,
      );
      return this.#make(boot, { rendering, head });
    });
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

  async #make(boot: Boot, { rendering, head }: Making = {}): Promise<EncodedText> {
    const html = readFileSync(join(this.#site.folder, 'index.html'), 'utf8');
    const rendered = (await rendering) ?? null;
    const screen = rendered && {
      ...rendered,
      html: await withLcpImage(rendered.html, this.#sources.readPicture),
    };
    return new EncodedText(indexPage(html, { boot, screen, head }), 'text/html; charset=utf-8');
  }
}
