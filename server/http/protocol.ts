// The mall's protocol over HTTP: one address, a route parameter, form bodies, one envelope.
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { params } from '~/schemas/api/params.gen';
import type { Tables } from '../db/tables';
import type { Gate } from '../pictures/raster/gate';
import type { SocialAccount } from '../ports/social-account';
import type { Payables } from '../ports/payable';
import type { PaymentProviders } from '../ports/payments';
import type { InstalledPlugins } from '../ports/plugin';
import type { ViewCount } from '../ports/view-count';
import type { WriteTracker } from '../db/write-tracker';
import { formFields } from './body/form-fields';
import { readBody } from './body/read-body';
import { CODES, MallError, NotFoundError } from './errors';
import { methodOf } from './methods';
import { EncodedText, type ResponseCache, secondOf } from './response-cache';
import { networkOf } from './client-network';
import type { KnownShoppers } from './known-shoppers';
import { clientAddress, originOf } from './origin';
import { nest, readParams } from './params';
import { httpErrorOf } from './http-error';
import { checkAnswer } from './check-answer';
import { type Call, Reply, type Route } from './route';
import { proveRole, roleRefusal } from './roles';
import { userOfToken } from './session';

export interface ProtocolOptions {
  db: Kysely<Tables>;
  routes: ReadonlyMap<string, Route>;
  mallId: number;
  payments: PaymentProviders;
  payables: Payables;
  plugins: InstalledPlugins;
  social: SocialAccount;
  /** Folder of uploads and of the outbox. */
  dataFolder: string;
  writes: WriteTracker;
  responseCache: ResponseCache;
  shoppers: KnownShoppers;
  checkouts: Gate;
  views: ViewCount;
  /** Validates every answer, and compares every cached one with a new one: in tests and development. */
  isChecking: boolean;
  now: () => Date;
  onFailure: (error: unknown, route: string) => void;
}

interface Envelope {
  code: number;
  msg: string;
  [key: string]: unknown;
}

const header = (context: Context, name: string): string => context.req.header(name) ?? '';

/** The site's folder as the client sees it: everything before `/web/index.php`. */
const folderOf = (context: Context): string =>
  `${originOf(context)}${context.req.path.replace(/\/web\/index\.php$/, '')}`;

/** The shopper whose link the caller followed; 0 without. */
function referrerOf(context: Context): number {
  const id = Number(header(context, 'x-user-id'));
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

async function shopperOf({ db, shoppers }: ProtocolOptions, token: string, now: Date) {
  const user = await userOfToken(db, token, now);
  if (user !== null) shoppers.note(token, user.id);
  return user;
}

/** The call with what proved the caller's role, which handlers of role routes read. Throws the role's refusal. */
async function makeCall(
  context: Context,
  options: ProtocolOptions,
  route: Route,
): Promise<Call<never> & { proof: object | null }> {
  // A cached answer must be the same whenever within its second it was made.
  const now = route.isCached ? new Date(secondOf(options.now()) * 1000) : options.now();
  const token = header(context, 'x-access-token');
  const user = await shopperOf(options, token, now);
  const { auth } = route.endpoint;
  if (auth !== 'guest' && user === null) throw roleRefusal('login');
  const body = await readBody(context, route.takesFiles);
  const values = { ...nest(formFields(new URL(context.req.url).search.slice(1))), ...body.values };
  const { db, plugins } = options;
  const claim = { db, plugins, merchantToken: header(context, 'mch-access-token'), values, now };
  const proof = auth === 'guest' || user === null ? null : await proveRole(auth, { ...claim, user });
  const rules = params[route.endpoint.route];
  if (rules === undefined) throw new Error(`No rules of parameters for ${route.endpoint.route}`);
  return {
    params: readParams(route.endpoint, values, rules),
    db,
    user,
    proof,
    platform: header(context, 'x-app-platform') || 'mobile',
    origin: folderOf(context),
    network: networkOf(clientAddress(context)),
    cookie: header(context, 'cookie'),
    now,
    file: body.file,
    referrerId: referrerOf(context),
    token,
    payments: options.payments,
    payables: options.payables,
    plugins,
    social: options.social,
    dataFolder: options.dataFolder,
    checkouts: options.checkouts,
    views: options.views,
    cached: (key, make) => cachedResult(options, { key: `shared ${key}`, now, make }),
  };
}

function findRoute(context: Context, options: ProtocolOptions): Route {
  const mall = context.req.query('_mall_id') ?? context.req.query('_acid') ?? '';
  if (mall !== String(options.mallId)) throw new NotFoundError(`商城不存在，id = ${mall.slice(0, 20)}`);
  const route = options.routes.get((context.req.query('r') ?? '').replace(/^\//, ''));
  if (route === undefined) throw new NotFoundError('页面未找到。');
  // The existing backend accepts any method; a GET from a foreign page must not write here.
  const isAllowed = route.endpoint.method === methodOf(context) || route.endpoint.method === 'GET';
  if (!isAllowed) throw new MallError('请求方式不正确');
  return route;
}

function envelopeOf(route: Route, result: unknown): Envelope {
  const { data, msg } = result instanceof Reply ? result : { data: result, msg: '' };
  if (route.endpoint.topLevel === true) return { code: 0, msg, ...(data as object) };
  return data === null || data === undefined ? { code: 0, msg } : { code: 0, msg, data };
}

/** SQLSTATE class 22: a value that the database cannot take (out of range, NUL in a text). */
const isDataException = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('22');

function failureOf(error: unknown, report: (error: unknown) => void): Envelope {
  if (error instanceof MallError) {
    return {
      code: error.code,
      msg: error.message,
      // Of 500 the contract says that they stand there (contract/core README, section 2).
      ...(error.code === CODES.failed ? { data: null, error: [] } : {}),
      ...(error.data === undefined ? {} : { data: error.data }),
    };
  }
  if (isDataException(error) || error instanceof SyntaxError) return { code: CODES.refused, msg: '参数错误' };
  if (error instanceof NotFoundError)
    return { code: CODES.failed, msg: error.message, data: null, error: [] };
  report(error);
  return { code: CODES.failed, msg: '服务器内部错误', data: null, error: [] };
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The result of a call, from the cache where possible; a Response is sent unchanged. */
async function resultOf(context: Context, options: ProtocolOptions, route: Route): Promise<unknown> {
  const call = await makeCall(context, options, route);
  const { parts } = route;
  const result =
    parts !== null && isCacheable(context, route)
      ? await parts.complete(await cachedForGuests(context, options, () => parts.make(call)), call)
      : await route.handle(call);
  if (options.isChecking && !(result instanceof Response))
    await checkAnswer(route.endpoint.route, result instanceof Reply ? result.data : result);
  return result;
}

const JSON_TYPE = 'application/json; charset=UTF-8';

const encode = (envelope: Envelope): EncodedText => new EncodedText(JSON.stringify(envelope), JSON_TYPE);

const isCacheable = (context: Context, route: Route): boolean =>
  route.isCached && methodOf(context) === 'GET' && header(context, 'x-access-token') === '';

interface CachedResult<T> {
  key: string;
  now: Date;
  make: () => Promise<T>;
}

/** The cached result under the key, else that of `make`. */
async function cachedResult<T>(options: ProtocolOptions, { key, now, make }: CachedResult<T>): Promise<T> {
  let isNew = false;
  // Before the wait: a call that shares a reading under way may be answered as of its own beginning.
  const { moment } = options.writes;
  const makeNew = () => {
    isNew = true;
    return make();
  };
  const cached = await options.responseCache.getOrMake(key, now, makeNew);
  if (options.isChecking && !isNew) await checkCached(cached, { now, moment, make, options });
  return cached;
}

/** Of a guest's call. */
const keyOf = (context: Context): string =>
  `${header(context, 'x-app-platform')} ${new URL(context.req.url).search}`;

/** Whether the answer to this call, or all of it that is read, is in the cache. */
export const isInCache = (
  context: Context,
  { responseCache, now }: Pick<ProtocolOptions, 'responseCache' | 'now'>,
  route: Route,
): boolean => isCacheable(context, route) && responseCache.has(keyOf(context), now());

/** The cached result of this call for guests, else that of `make`. */
const cachedForGuests = <T>(context: Context, options: ProtocolOptions, make: () => Promise<T>): Promise<T> =>
  cachedResult(options, { key: keyOf(context), now: options.now(), make });

interface CacheCheck {
  now: Date;
  /** Of the tracked writes when the call began. */
  moment: number;
  make: () => Promise<unknown>;
  options: ProtocolOptions;
}

const textOf = (cached: unknown): string =>
  cached instanceof EncodedText ? cached.text : JSON.stringify(cached);

/** @throws Error when the cached result differs from a new one. */
async function checkCached(cached: unknown, { now, moment, make, options }: CacheCheck): Promise<void> {
  const made = await make();
  const isSameTime = secondOf(options.now()) === secondOf(now) && options.writes.moment === moment;
  if (isSameTime && textOf(made) !== textOf(cached)) throw new Error('A cached answer is stale.');
}

/** Encoded texts of cached results, for as long as those live. */
const texts = new WeakMap<object, EncodedText>();

/** The text of a result; encoded once where it is a cached part to which nothing was added. */
function textOnce(route: Route, result: unknown): EncodedText {
  if (route.parts === null || typeof result !== 'object' || result === null)
    return encode(envelopeOf(route, result));
  const text = texts.get(result) ?? encode(envelopeOf(route, result));
  texts.set(result, text);
  return text;
}

/** The text of a success; a Response is sent unchanged. */
async function successOf(context: Context, options: ProtocolOptions, route: Route) {
  const make = async () => {
    const result = await resultOf(context, options, route);
    return result instanceof Response ? result : textOnce(route, result);
  };
  return route.parts === null && isCacheable(context, route)
    ? cachedForGuests(context, options, make)
    : make();
}

/** Handles one call of the protocol; throws nothing but an HttpError. */
export async function answer(context: Context, options: ProtocolOptions): Promise<Response> {
  const name = (context.req.query('r') ?? '').slice(0, 120);
  let answered: EncodedText | Response;
  try {
    answered = await successOf(context, options, findRoute(context, options));
  } catch (error) {
    const httpError = httpErrorOf(error);
    if (httpError !== null) throw httpError;
    const envelope = failureOf(error, (cause) => options.onFailure(cause, name));
    if (envelope.code === CODES.failed && header(context, 'x-requested-with') === '')
      return context.html(`<!doctype html><p>${escapeHtml(envelope.msg)}</p>`, 200, {
        'Cache-Control': 'no-store',
      });
    answered = encode(envelope);
  }
  return answered instanceof Response ? answered : answered.respond(context, 'no-store');
}
