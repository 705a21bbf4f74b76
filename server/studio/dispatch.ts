// Responds to a call of the operator API: route, Origin, protocol, session, role, rate limit, body, errors.
import type { Context } from 'hono';
import { isRecord } from '~/domain/record';
import { STUDIO_PROTOCOL } from '~/domain/studio/api';
import { bodyText, bodyChunks } from '../http/body/bounded-stream';
import { readMultipart } from '../http/body/multipart';
import { networkOf } from '../http/client-network';
import { parseJson } from '../http/json-bounds';
import { MAX_UPLOAD_BYTES } from '~/domain/constants';
import { clientAddress, originOf } from '../http/origin';
import { pauses } from '../http/pauses';
import { tryRateLimit } from '../http/rate-limit';
import { PREFIX } from '../http/studio-address';
import { type Call, hashOf, type OpenCall, Reply, type Route, type Studio } from './call';
import { isAtLeast, operatorOfToken } from './operators';
import { ROUTES } from './routes';
import { StudioError, studioErrorOf } from './studio-error';

const MIB = 1024 * 1024;
const CALLS_PER_MINUTE = 300;
const JSON_BOUNDS = { depth: 60, values: 200_000 };

interface Match {
  route: Route;
  path: Record<string, string>;
}

const isParameter = (part: string): boolean => part.startsWith(':');

function pathOf(pattern: string, parts: readonly string[]): Record<string, string> | null {
  const wanted = pattern.slice(1).split('/');
  if (wanted.length !== parts.length) return null;
  const isMatch = wanted.every((part, index) => isParameter(part) || part === parts[index]);
  if (!isMatch) return null;
  return Object.fromEntries(
    wanted.flatMap((part, index) => (isParameter(part) ? [[part.slice(1), parts[index] ?? '']] : [])),
  );
}

/** Literal segments win over parameters: the routes are in this order. */
function find(method: string, path: string): Match {
  const parts = path.split('/').map((part) => part.slice(0, 200));
  const known = ROUTES.flatMap((route) => {
    const values = pathOf(route.path, parts);
    return values === null ? [] : [{ route, path: values }];
  });
  const match = known.find(({ route }) => route.method === (method === 'HEAD' ? 'GET' : method));
  if (match !== undefined) return match;
  throw new StudioError(known.length > 0 ? 'bad-request' : 'not-found', { message: '没有这个接口' });
}

const isWrite = ({ method }: Route): boolean => method !== 'GET';

/** Writes are accepted from the studio's own page only: a foreign page can neither send the header nor hide its Origin. */
function checkOrigin(context: Context): void {
  const origin = context.req.header('origin') ?? '';
  const isOwn = URL.canParse(origin) && new URL(origin).origin === new URL(originOf(context)).origin;
  if (!isOwn) throw new StudioError('origin');
  const protocol = context.req.header('x-studio');
  if (protocol === undefined) throw new StudioError('origin');
  if (protocol !== String(STUDIO_PROTOCOL)) throw new StudioError('protocol');
}

function tokenOf(context: Context): string {
  const cookies = (context.req.header('cookie') ?? '').split(';').map((text) => text.trim());
  return cookies.find((text) => text.startsWith('studio='))?.slice('studio='.length) ?? '';
}

async function checkRate({ db }: Studio['database'], { limitedAs = '' }: Route, who: string): Promise<void> {
  const isFree = await tryRateLimit(db, {
    key: `studio${limitedAs}:${who}`,
    count: CALLS_PER_MINUTE,
    windowSeconds: 60,
  });
  if (!isFree) throw new StudioError('too-fast');
}

async function readCallBody(context: Context, route: Route) {
  if (!isWrite(route)) return { body: null, file: null, text: '' };
  const type = context.req.header('content-type') ?? '';
  if (route.takesFile) {
    if (!type.startsWith('multipart/')) throw new StudioError('bad-request');
    const chunks = bodyChunks(context, route.maxBytes ?? MAX_UPLOAD_BYTES + MIB);
    const { texts, file } = await readMultipart(chunks, type);
    const sent = file === null ? '' : hashOf(Buffer.from(file.bytes).toString('base64'));
    return { body: Object.fromEntries(texts), file, text: `${JSON.stringify(texts)}${sent}` };
  }
  const text = await bodyText(context, route.maxBytes ?? MIB);
  const pause = pauses();
  const body: unknown = text === '' ? {} : parseJson(text, JSON_BOUNDS);
  await pause();
  return { body, file: null, text };
}

async function callOf(context: Context, studio: Studio, { route, path }: Match): Promise<OpenCall> {
  const { db } = studio.database;
  const at = studio.now();
  const network = networkOf(clientAddress(context));
  if (isWrite(route)) checkOrigin(context);
  const token = tokenOf(context);
  const operator = await operatorOfToken(db, token, at);
  // By session: one operator may work in several windows and on several devices.
  await checkRate(
    studio.database,
    route,
    operator === null ? `network:${network}` : `session:${hashOf(token)}`,
  );
  if (route.role !== 'anyone') {
    if (operator === null) throw new StudioError('signed-out');
    if (!isAtLeast(operator.role, route.role)) throw new StudioError('role');
  }
  const { body, file, text } = await readCallBody(context, route);
  const url = new URL(context.req.url);
  return {
    ...studio,
    db,
    at,
    path,
    query: url.searchParams,
    body,
    file,
    network,
    isHttps: originOf(context).startsWith('https:'),
    cookie: context.req.header('cookie') ?? '',
    folder: context.req.path.slice(0, context.req.path.indexOf(PREFIX)),
    token,
    operator,
    signal: context.req.raw.signal,
    ifMatch: context.req.header('if-match') ?? null,
    idempotencyKey: context.req.header('idempotency-key') ?? null,
    requestHash: () => hashOf(route.method, context.req.path, text),
  };
}

const COMMON = { 'Cache-Control': 'no-store' };

function respond(context: Context, { status, body, headers, once }: Reply): Response {
  const all = { ...COMMON, ...headers };
  if (status === 204) return context.body(null, 204, all);
  return context.json(isRecord(body) ? { ...body, ...once } : body, status, all);
}

/** Responds to a call below `studio/api/`; a failure of the server is passed to `onFailure`. */
export async function answerStudio(
  context: Context,
  studio: Studio,
  onFailure: (error: unknown, route: string) => void,
): Promise<Response> {
  const { path } = context.req;
  try {
    const match = find(context.req.method, path.slice(path.indexOf(PREFIX) + PREFIX.length));
    // The role was checked, so a route that needs an operator has one.
    const call = (await callOf(context, studio, match)) as Call;
    const reply = await match.route.handle(call);
    return reply instanceof Reply ? respond(context, reply) : reply;
  } catch (error) {
    const known = studioErrorOf(error);
    if (known === null) onFailure(error, `studio ${path}`);
    const { status, answer } = known ?? new StudioError('failed');
    const retry: Record<string, string> = status === 429 || status === 503 ? { 'Retry-After': '5' } : {};
    const closing: Record<string, string> = status === 413 ? { Connection: 'close' } : {};
    return context.json(answer, status, { ...COMMON, ...retry, ...closing });
  }
}
