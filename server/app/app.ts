// The server as one fetch function: protocol, pictures, uploads, sandbox pages, site.
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { addressWithHash } from '~/domain/bent-address';
import { inClass, type WorkClass } from '../db/call-class';
import type { Database } from '../db/database';
import { chooseAccount } from '../identity/choose-account';
import { SandboxAccount } from '../identity/sandbox-account';
import type { WechatKeys } from '../identity/wechat-account';
import { Payments } from '../payments/payments';
import { isStudioCall } from '../http/studio-address';
import { answerStudio } from '../studio/dispatch';
import { Hub } from '../studio/hub';
import { payablesOf } from '../families/payment/payables';
import { PLUGINS, type Plugins } from './load-plugins';
import { Gate } from '../pictures/raster/gate';
import { drawPicture } from '../pictures/draw-picture';
import { filmOf } from '../pictures/films';
import { Admission, ADMISSION_LIMITS, type AdmissionLimits } from '../http/admission';
import { respondWithFile } from '../http/byte-range';
import { networkOf } from '../http/client-network';
import { IndexPage } from '../site/index-page';
import { KnownShoppers } from '../http/known-shoppers';
import { ResponseCache } from '../http/response-cache';
import type { Lane } from '../http/lane';
import type { ReadPicture } from '../site/lcp-image';
import { answerOptions } from '../http/methods';
import { clientAddress, hasTwoHosts, originOf } from '../http/origin';
import { answer, isInCache, type ProtocolOptions } from '../http/protocol';
import { receiveForm } from '../http/body/read-body';
import { HttpError, httpErrorOf, respondWithError } from '../http/http-error';
import { collectRoutes } from './collect-routes';
import { ViewCounter } from '../goods/view-counter';
import { CONTENT_POLICY, serveFile, type Site, typeOf } from '../site/site';
import { serveStudio, studioPath } from '../site/studio-site';
import { isSquareAsked, Uploads } from '../site/uploads';

export interface AppOptions {
  database: Database;
  /** All that are built in, unless said. */
  plugins?: Plugins;
  /** Folder of uploads and of the outbox. */
  dataFolder: string;
  /** The built site; null in development, where Vite serves it. */
  site: Site | null;
  /** Validates every answer against its schema. */
  isChecking: boolean;
  /** Signs the sandboxes' tokens and codes; stored in the data folder. */
  secret: string;
  /** The mall's WeChat account; null uses the sandbox. */
  wechat?: WechatKeys | null;
  /** The sandbox's, unless said. */
  payments?: Payments;
  now?: () => Date;
  /** Limits of admission control. */
  admission?: AdmissionLimits;
  onFailure?: (error: unknown, route: string) => void;
}

const MALL_ID = 1;

const logFailure = (error: unknown, route: string): void => {
  process.stderr.write(
    `${new Date().toISOString()} ${route}: ${error instanceof Error ? (error.stack ?? error.message) : 'failure'}\n`,
  );
};

/** What the protocol needs of a server of these options. */
export function protocolOptions(options: AppOptions): ProtocolOptions & { payments: Payments } {
  const { plugins = PLUGINS, onFailure = logFailure } = options;
  return {
    db: options.database.db,
    routes: collectRoutes(plugins),
    plugins,
    mallId: MALL_ID,
    payments: options.payments ?? new Payments({ secret: options.secret }),
    payables: payablesOf(plugins),
    social: chooseAccount(options.wechat ?? null, options.secret),
    dataFolder: options.dataFolder,
    writes: options.database.writes,
    responseCache: new ResponseCache(options.database.writes),
    shoppers: new KnownShoppers(),
    checkouts: new Gate({
      running: (options.admission ?? ADMISSION_LIMITS).checkouts,
      waiting: Number.POSITIVE_INFINITY,
    }),
    isChecking: options.isChecking,
    now: options.now ?? (() => new Date()),
    views: new ViewCounter(options.database, (error) => onFailure(error, 'views of goods')),
    onFailure,
  };
}

/** An SVG opened as a page may neither run scripts nor load anything. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Browsers that came by https once ask for nothing by http for a year. */
const HSTS = 'max-age=31536000';

/** Pictures of the demonstration mall, generated as SVG. */
function servePicture(context: Context, file: string, uploads: Uploads): Response | Promise<Response> {
  context.header('Content-Security-Policy', PICTURE_POLICY);
  const name = file.replace(/\.svg$/, '');
  const svg = drawPicture(name);
  if (svg === null) return context.notFound();
  if (isSquareAsked(context)) return uploads.squareDrawing(context, name, svg);
  return context.body(svg, 200, {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'public, max-age=86400',
  });
}

function serveFilm(context: Context, name: string): Response | Promise<Response> {
  const film = filmOf(name);
  if (film === null) return context.notFound();
  return respondWithFile(context, film, {
    'Content-Type': typeOf(name),
    'Cache-Control': 'public, max-age=86400',
    ETag: `"${name}"`,
  });
}

/** Marks the server's calls to itself which all visitors share, so that they need no place. */
const INTERNAL = { isInternal: true };

interface Incoming {
  isInternal?: boolean;
  /** The network of the visitor for whom the server calls itself. */
  visitor?: string;
  incoming?: { socket?: { destroyed?: boolean } };
}

/** Whose connections a lane takes: those of orders and payments are kept for them. */
const CLASSES: Readonly<Record<Lane, WorkClass>> = {
  browsing: 'ordinary',
  ordering: 'critical',
  paying: 'critical',
  drawing: 'ordinary',
  hashing: 'ordinary',
  uploading: 'ordinary',
};

/** Admits calls by their lane; calls without a route are the cashier's pages and notifications. */
const admission =
  (gate: Admission, protocol: ProtocolOptions) =>
  async (context: Context, work: () => Promise<Response>): Promise<Response> => {
    const { routes, shoppers } = protocol;
    const incoming = (context.env ?? {}) as Incoming;
    const name = context.req.query('r')?.replace(/^\//, '');
    const route = routes.get(name ?? '');
    const lane = name === undefined ? 'paying' : (route?.lane ?? 'browsing');
    const classed = () => inClass({ kind: CLASSES[lane], name: name ?? '' }, work);
    if (incoming.isInternal === true) return classed();
    // It costs as little as a refusal, and takes no connection.
    if (route !== undefined && isInCache(context, protocol, route)) return classed();
    if (route?.takesFiles !== true) await receiveForm(context);
    const origin = {
      lane,
      route: name ?? '',
      shopper: shoppers.shopperOf(context.req.header('x-access-token') ?? ''),
      network: incoming.visitor ?? networkOf(clientAddress(context)),
      isGone: () => incoming.incoming?.socket?.destroyed === true,
    };
    return gate.run(origin, classed);
  };

const addressOf = (origin: string, query: string): string =>
  `${origin}/web/index.php?_mall_id=${MALL_ID}&${query}`;

/** The text of a route's answer to a guest. Throws an HttpError while the mall is unavailable. */
const guestAnswer = async (app: Hono, address: string, as: Incoming): Promise<string> => {
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'X-App-Platform': 'mobile' };
  const response = await app.request(address, { headers }, as);
  if (response.status === 503) throw new HttpError(503);
  return response.text();
};

/** Reads pictures in the format that a phone gets. */
const pictureReader =
  (app: Hono): ReadPicture =>
  async (address) => {
    const response = await app.request(`/${address}`, { headers: { Accept: 'image/webp' } });
    if (!response.ok) return null;
    return {
      type: response.headers.get('Content-Type') ?? '',
      bytes: new Uint8Array(await response.arrayBuffer()),
    };
  };

/** The site's page, whose data are answers of the server's own routes. */
const openIndex = (app: Hono, site: Site): IndexPage =>
  new IndexPage(site, {
    ask: (origin, query) => guestAnswer(app, addressOf(origin, query), INTERNAL),
    askFor: (context, query) => {
      const address = addressOf(new URL(context.req.url).origin, query);
      return guestAnswer(app, address, { visitor: networkOf(clientAddress(context)) });
    },
    readPicture: pictureReader(app),
  });

/** A page that the site does not have: the mall opens it, or says that it has none; files and calls are not found. */
function intoMall(context: Context): Response | Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  const isPage = (context.req.header('accept') ?? '').includes('text/html') && !/\.[^/]*$/.test(pathname);
  if (context.req.method !== 'GET' || !isPage) return context.notFound();
  return context.redirect(addressWithHash(pathname, search), 302);
}

/** Headers of every answer; requests that name two hosts are refused. */
const secureAnswer: MiddlewareHandler = async (context, next) => {
  if (hasTwoHosts(context)) throw new HttpError(400);
  await next();
  if (originOf(context).startsWith('https:')) context.header('Strict-Transport-Security', HSTS);
  if (context.res.headers.get('Content-Security-Policy') === null)
    context.header('Content-Security-Policy', CONTENT_POLICY);
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Referrer-Policy', 'strict-origin-when-cross-origin');
};

/** Drawn and uploaded pictures, and films; null for any other address. */
function serveMedia(context: Context, uploads: Uploads): Response | Promise<Response> | null {
  const { path } = context.req;
  const [, folder, name = ''] = /\/(pictures|uploads|videos)\/([^?]*)$/.exec(path) ?? [];
  if (folder === 'uploads') {
    context.header('Content-Security-Policy', PICTURE_POLICY);
    return uploads.answer(context, name);
  }
  if (folder === 'pictures') return servePicture(context, name, uploads);
  if (folder === 'videos') return serveFilm(context, name);
  // Pages of the sandboxes declare no icon, so browsers request this one.
  if (path.endsWith('/favicon.ico')) return servePicture(context, 'logo.svg', uploads);
  return null;
}

/** The whole server. Does not close the database. */
export function createApp(options: AppOptions): Hono {
  const app = new Hono();
  const protocol = protocolOptions(options);
  const uploads = new Uploads(options.dataFolder, protocol.onFailure);
  const admitted = admission(new Admission(options.admission ?? ADMISSION_LIMITS), protocol);
  const index = options.site === null ? null : openIndex(app, options.site);
  app.use('*', secureAnswer);
  app.use('*', answerOptions);
  app.onError((error, context) => {
    const httpError = httpErrorOf(error);
    if (httpError !== null) return respondWithError(context, httpError);
    protocol.onFailure(error, context.req.path);
    return context.text('服务器内部错误', 500);
  });
  const { now, plugins } = protocol;
  const { database, dataFolder, site } = options;
  const prerenderer = site?.prerenderer ?? null;
  const pictureMaker = prerenderer && { prerenderer, readPicture: pictureReader(app) };
  const studio = { database, dataFolder, plugins, now, hub: new Hub(), pictureMaker };
  app.get('/healthz', (context) => context.text('ok'));
  app.all('*', async (context) => {
    const path = context.req.path;
    if (path.endsWith('/web/index.php')) return admitted(context, () => answer(context, protocol));
    if (isStudioCall(path)) return answerStudio(context, studio, protocol.onFailure);
    const { payments } = protocol;
    if (payments.isOwn(path)) return admitted(context, () => payments.serve(context, protocol));
    if (path.endsWith('/sandbox-wechat/authorise') && protocol.social instanceof SandboxAccount)
      return protocol.social.page(context, protocol.now());
    const media = serveMedia(context, uploads);
    if (media !== null) return media;
    if (options.site === null || index === null) return context.notFound();
    if (path.endsWith('/studio')) return context.redirect(`${path.split('/').at(-1) ?? ''}/`, 308);
    const inStudio = studioPath(path);
    if (inStudio !== null) return serveStudio(context, options.site.studioFolder, inStudio);
    if (path === '/' || path.endsWith('/index.html')) return index.serve(context);
    return serveFile(context, options.site.folder, path.slice(1)) ?? intoMall(context);
  });
  return app;
}
