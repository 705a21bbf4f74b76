// index.html with data and markup: of home, or of the goods that the query of a shared link names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { addressOf, parseAddress } from '~/domain/links';
import { readShareQuery } from '~/domain/share-link';
import { isRecord } from '~/domain/record';
import { SENT_AT } from './inline-scripts';
import { EncodedText } from '../http/response-cache';
import { type ReadPicture, withLcpImage } from './lcp-image';
import { HttpError } from '../http/http-error';
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
const GOODS = 'api/goods/detail';
const GOODS_PATH = '/pages/goods/goods';

/** Cached pages of goods; the oldest is evicted. */
const MAX_PAGES = 32;

type Boot = Record<string, unknown>;

const dataOf = (answer: string): unknown => {
  const envelope = JSON.parse(answer) as { code: number; data?: unknown };
  return envelope.code === 0 ? envelope.data : undefined;
};

/** The id of the goods that a link shares, where it shares nothing else; 0 for any other address. */
export function sharedGoods(search: string): number {
  const place = readShareQuery(parseAddress(search).query);
  if (place?.path !== GOODS_PATH || Object.keys(place.params).length !== 1) return 0;
  const id = place.params['id'] ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
}

interface Place {
  origin: string;
  /** Of the goods, 0 for home. */
  id: number;
}

interface Made {
  /** The data that it was rendered from. */
  from: string;
  page: Promise<EncodedText>;
}

export class IndexPage {
  readonly #site: Site;
  readonly #sources: Sources;
  /** By goods id, 0 for home; shared by all guests. */
  readonly #made = new Map<number, Made>();

  constructor(site: Site, sources: Sources) {
    this.#site = site;
    this.#sources = sources;
  }

  async serve(context: Context): Promise<Response> {
    const { origin, search } = new URL(context.req.url);
    const id = sharedGoods(search);
    const page = await this.#current(context, { origin, id }).catch((error: unknown) => {
      if (error instanceof HttpError) return this.#withoutMall(id);
      throw error;
    });
    context.header('Server-Timing', `${SENT_AT};dur=${Date.now()}`);
    return page.respond(context, 'no-cache');
  }

  async #current(visit: Context, { origin, id }: Place): Promise<EncodedText> {
    return (id === 0 ? null : await this.#goods(visit, { origin, id })) ?? this.#home(origin);
  }

  /** During an outage or overload: the last complete page, else one without data, whose calls report what is wrong. */
  #withoutMall(id: number): Promise<EncodedText> {
    return this.#made.get(id)?.page ?? this.#make({}, undefined);
  }

  async #home(origin: string): Promise<EncodedText> {
    const answers = await Promise.all([CONFIG, HOME].map((route) => this.#sources.ask(origin, `r=${route}`)));
    return this.#cached(0, answers.join('\n'), () => {
      const [config, home] = answers.map(dataOf);
      const boot = {
        ...(config === undefined ? {} : { [CONFIG]: config }),
        ...(home === undefined ? {} : { [HOME]: home }),
      };
      return this.#make(boot, this.#site.prerenderer?.home(boot));
    });
  }

  /** Null for what a guest may not see. */
  async #goods(visit: Context, { origin, id }: Place): Promise<EncodedText | null> {
    const [config, detail] = await Promise.all([
      this.#sources.ask(origin, `r=${CONFIG}`).then(dataOf),
      this.#sources.askFor(visit, `r=${GOODS}&id=${id}`).then(dataOf),
    ]);
    if (!isRecord(config) || !isRecord(detail) || !isRecord(detail['goods'])) return null;
    // The visit counter changes with each request and is not shown.
    const shown = { ...detail, goods: { ...detail['goods'], detail_count: 0 } };
    const boot = { [CONFIG]: config, [`${GOODS} ${JSON.stringify({ id })}`]: shown };
    const hash = `#${addressOf(GOODS_PATH, { id })}`;
    return this.#cached(id, JSON.stringify(boot), () => {
      const rendering = this.#site.prerenderer?.goods(boot, hash);
      // A render that timed out is tried again at the next visit.
      void rendering?.then(
        (rendered) => rendered ?? this.#made.delete(id),
        () => undefined,
      );
      return this.#make(boot, rendering);
    });
  }

  #cached(id: number, from: string, make: () => Promise<EncodedText>): Promise<EncodedText> {
    const known = this.#made.get(id);
    if (known?.from === from) return known.page;
    const page = make();
    this.#made.set(id, { from, page });
    // Failures are not cached.
    page.catch(() => this.#made.delete(id));
    const oldest = [...this.#made.keys()].find((key) => key !== 0);
    if (this.#made.size > MAX_PAGES && oldest !== undefined) this.#made.delete(oldest);
    return page;
  }

  async #make(boot: Boot, rendering: ReturnType<NonNullable<Site['prerenderer']>['home']> | undefined) {
    const html = readFileSync(join(this.#site.folder, 'index.html'), 'utf8');
    const rendered = (await rendering) ?? null;
    const screen = rendered && {
      ...rendered,
      html: await withLcpImage(rendered.html, this.#sources.readPicture),
    };
    return new EncodedText(indexPage(html, { boot, screen }), 'text/html; charset=utf-8');
  }
}
