// Owns the page that visitors get: with home in it, or with the goods that the query of a shared link names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { formatAddress, parseAddress } from '~/domain/links';
import { readShareQuery } from '~/domain/share-link';
import { isRecord } from '~/domain/record';
import { EncodedText } from './response-cache';
import { type ReadPicture, withLcpImage } from './lcp-image';
import { HttpRefusal } from './refuse';
import { indexPage, type Site } from './site';

export interface Sources {
  /** The text of a route's answer to a guest; `query` names the route and its parameters. Throws an HttpRefusal where there is none. */
  ask: (origin: string, query: string) => Promise<string>;
  readPicture: ReadPicture;
}

const CONFIG = 'api/index/config';
const HOME = 'api/index/tpl-index';
const GOODS = 'api/goods/detail';
const GOODS_PATH = '/pages/goods/goods';

/** Pages of goods that are kept; another one takes the place of the one that was made first. */
const KEPT = 32;

type Boot = Record<string, unknown>;

const dataOf = (answer: string): unknown => {
  const envelope = JSON.parse(answer) as { code: number; data?: unknown };
  return envelope.code === 0 ? envelope.data : undefined;
};

/** The id of the goods that an address shares, and nothing beside it; 0 for anything else. */
export function sharedGoods(search: string): number {
  const place = readShareQuery(parseAddress(search).query);
  if (place?.path !== GOODS_PATH || Object.keys(place.params).length !== 1) return 0;
  const id = place.params['id'] ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
}

interface Made {
  /** What it was made of. */
  from: string;
  page: Promise<EncodedText>;
}

export class IndexPage {
  readonly #site: Site;
  readonly #sources: Sources;
  /** By the goods they show; 0 for home. Each stands for all who would get the same. */
  readonly #made = new Map<number, Made>();

  constructor(site: Site, sources: Sources) {
    this.#site = site;
    this.#sources = sources;
  }

  async serve(context: Context): Promise<Response> {
    const { origin, search } = new URL(context.req.url);
    const id = sharedGoods(search);
    const page = await this.#current(origin, id).catch((error: unknown) => {
      if (error instanceof HttpRefusal) return this.#withoutMall(id);
      throw error;
    });
    return page.respond(context, 'no-cache');
  }

  async #current(origin: string, id: number): Promise<EncodedText> {
    return (id === 0 ? null : await this.#goods(origin, id)) ?? this.#home(origin);
  }

  /** While the database is away: the last page that was whole, else one without data, whose calls say what is wrong. */
  #withoutMall(id: number): Promise<EncodedText> {
    return this.#made.get(id)?.page ?? this.#make({}, undefined);
  }

  async #home(origin: string): Promise<EncodedText> {
    const answers = await Promise.all([CONFIG, HOME].map((route) => this.#sources.ask(origin, `r=${route}`)));
    return this.#keep(0, answers.join('\n'), () => {
      const [config, home] = answers.map(dataOf);
      const boot = {
        ...(config === undefined ? {} : { [CONFIG]: config }),
        ...(home === undefined ? {} : { [HOME]: home }),
      };
      return this.#make(boot, this.#site.prerenderer?.home(boot));
    });
  }

  /** Null for what a guest may not see. */
  async #goods(origin: string, id: number): Promise<EncodedText | null> {
    const [config, detail] = await Promise.all([
      this.#sources.ask(origin, `r=${CONFIG}`).then(dataOf),
      this.#sources.ask(origin, `r=${GOODS}&id=${id}`).then(dataOf),
    ]);
    if (!isRecord(config) || !isRecord(detail) || !isRecord(detail['goods'])) return null;
    // Each look counts, and none shows.
    const shown = { ...detail, goods: { ...detail['goods'], detail_count: 0 } };
    const boot = { [CONFIG]: config, [`${GOODS} ${JSON.stringify({ id })}`]: shown };
    const hash = `#${formatAddress({ path: GOODS_PATH, query: { id: String(id) } })}`;
    return this.#keep(id, JSON.stringify(boot), () => {
      const drawing = this.#site.prerenderer?.goods(boot, hash);
      // What was not drawn for want of time is tried again at the next visit.
      void drawing?.then(
        (drawn) => drawn ?? this.#made.delete(id),
        () => undefined,
      );
      return this.#make(boot, drawing);
    });
  }

  #keep(id: number, from: string, make: () => Promise<EncodedText>): Promise<EncodedText> {
    const known = this.#made.get(id);
    if (known?.from === from) return known.page;
    const page = make();
    this.#made.set(id, { from, page });
    // A failure is answered, and not kept.
    page.catch(() => this.#made.delete(id));
    const oldest = [...this.#made.keys()].find((key) => key !== 0);
    if (this.#made.size > KEPT && oldest !== undefined) this.#made.delete(oldest);
    return page;
  }

  async #make(boot: Boot, drawing: ReturnType<NonNullable<Site['prerenderer']>['home']> | undefined) {
    const html = readFileSync(join(this.#site.folder, 'index.html'), 'utf8');
    const drawn = (await drawing) ?? null;
    const screen = drawn && { ...drawn, html: await withLcpImage(drawn.html, this.#sources.readPicture) };
    return new EncodedText(indexPage(html, { boot, screen }), 'text/html; charset=utf-8');
  }
}
