// One HTTP call: address, headers, form encoding, envelope, response codes.
import { NETWORK_WORDS, REQUEST_TIMEOUT_MS, TRANSFER_TIMEOUT_MS } from '~/domain/constants';
import { textOf } from '~/domain/coercion';
import { isRecord } from '~/domain/record';
import type { Endpoint } from '~/schemas/endpoint';
import { coerce } from '~/schemas/shape';
import { type Answer, type CallContext, callContext, type CallOptions } from './call-context';
import {
  CallError,
  EMPTY_BODY_WORDS,
  NETWORK_CODE,
  NOT_OFFERED_WORDS,
  wordsOfStatus,
} from '../base/call-error';
import { keepAhead, takeAhead } from './asked-ahead';
import { noteNotOffered, noteOffered } from './missing-routes';

import { addressOf, readSite, type SiteConfig } from '../base/site';
import type { WireRequest, WireResponse } from './wire';

const APP_VERSION = '4.5.0';

const fieldOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

function fieldsOf(params: unknown): [string, string][] {
  return Object.entries(params ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, fieldOf(value)]);
}

function bodyOf(fields: [string, string][], file: File | undefined): URLSearchParams | FormData {
  if (file === undefined) return new URLSearchParams(fields);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.append('file', file, file.name);
  return form;
}

/** What a request is made of; the answer's shape stands with the screen's code. */
type Sent = Pick<Endpoint<never, unknown>, 'route' | 'method' | 'sentBy' | 'auth' | 'secret'>;

/**
 * Calls that change data use POST (NS-08). Where the contract says GET, an existing backend reads the query: the
 * parameters are sent there too, but for secrets, unless the site says otherwise.
 */
function queryOf(endpoint: Sent, { fields, site }: { fields: [string, string][]; site: SiteConfig }): string {
  if (endpoint.method === 'POST') return '';
  const shown = fields.filter(([name]) => site.secretsInQuery || endpoint.secret?.includes(name) !== true);
  return shown.length === 0 ? '' : `&${new URLSearchParams(shown).toString()}`;
}

interface Outgoing {
  params: unknown;
  options: CallOptions;
  context: CallContext;
}

function requestOf(endpoint: Sent, { params, options, context }: Outgoing): WireRequest {
  const fields = fieldsOf(params);
  const site = readSite();
  return {
    url: addressOf(site, endpoint.route) + queryOf(endpoint, { fields, site }),
    method: endpoint.sentBy,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'X-App-Version': APP_VERSION,
      ...context.headers(endpoint.auth),
    },
    body: endpoint.sentBy === 'POST' ? bodyOf(fields, options.file) : null,
    timeoutMs: options.file === undefined ? REQUEST_TIMEOUT_MS : TRANSFER_TIMEOUT_MS,
    ...(options.onProgress === undefined ? {} : { onProgress: options.onProgress }),
  };
}

/** A failed request whose `errno` is 600003 was interrupted by the system and shows nothing (ERR-06). */
const INTERRUPTED_ERRNO = 600_003;

let client: Promise<typeof import('./axios-client')> | null = null;

/** The HTTP client, imported once; a failed import is repeated by the next call. */
function loadClient(): Promise<typeof import('./axios-client')> {
  client ??= import('./axios-client').catch((error: unknown) => {
    client = null;
    throw error;
  });
  return client;
}

async function send(request: WireRequest, route: string): Promise<WireResponse> {
  try {
    const { send: sendByClient } = await loadClient();
    return await sendByClient(request);
  } catch (cause) {
    const isInterrupted = cause instanceof Error && 'errno' in cause && cause.errno === INTERRUPTED_ERRNO;
    const kind = isInterrupted ? 'cancelled' : 'network';
    throw new CallError(kind, NETWORK_WORDS, { code: NETWORK_CODE, route, data: String(cause) });
  }
}

/** A busy mall sends Retry-After; the call is repeated once after that time instead of showing an error. */
const MAX_WAIT_S = 3;

/** As `send`; a read is repeated where the mall is busy for a moment. */
async function sendPatiently(request: WireRequest, route: string): Promise<WireResponse> {
  const response = await send(request, route);
  const { status, retryAfterS = Number.NaN } = response;
  if (status !== 503 || request.method !== 'GET' || !(retryAfterS <= MAX_WAIT_S)) return response;
  // Jitter: phones that were refused together do not come back together.
  await new Promise((next) => setTimeout(next, (retryAfterS + Math.random()) * 1000));
  return send(request, route);
}

interface Envelope {
  code: number;
  msg: string;
  data: unknown;
  [key: string]: unknown;
}

function parseEnvelope({ status, body }: WireResponse, route: string): Envelope {
  if (status >= 400) throw new CallError('status', wordsOfStatus(status), { code: status, route });
  if (body.trim() === '') throw new CallError('empty', EMPTY_BODY_WORDS, { code: status, route });
  try {
    const value: unknown = JSON.parse(body);
    if (
      typeof value === 'object' &&
      value !== null &&
      'code' in value &&
      Number.isInteger(Number(value.code))
    ) {
      const { code, msg = '' } = value as { code: unknown; msg?: unknown };
      return { ...value, code: Number(code), msg: String(msg), data: 'data' in value ? value.data : null };
    }
  } catch {
    // Not JSON: treated as no response.
  }
  throw new CallError('status', wordsOfStatus(500), { code: 500, route });
}

/** Runs the handlers of codes that concern the whole mall; any other code is the caller's. */
const EVERYONES: Readonly<Record<number, (envelope: Envelope, context: CallContext) => void>> = {
  [-1]: (_envelope, context) => context.onLoggedOut(),
  [-2]: ({ data, msg }, context) => context.onDisabled((isRecord(data) ? textOf(data['text']) : '') || msg),
  [-3]: (_envelope, context) => context.onMerchantLoggedOut(),
  2: (_envelope, context) => context.onFollowFirst(),
};

/** How a mall answers to a route that it does not have, and to one of a plugin that it does not have. */
const NO_ROUTE = /^(页面未找到|Failed to instantiate )/;

function judge<D>(endpoint: Endpoint<never, D>, envelope: Envelope, context: CallContext): D {
  const { route } = endpoint;
  const { code, msg, data } = envelope;
  if (code === 500 && NO_ROUTE.test(msg)) {
    noteNotOffered(route);
    throw new CallError('not-offered', NOT_OFFERED_WORDS, { code, route });
  }
  noteOffered(route);
  if (code === 0 || code === 1001) {
    return coerce(endpoint.answer, endpoint.topLevel === true ? envelope : data) as D;
  }
  if (code >= 400)
    throw new CallError('status', msg === '' ? wordsOfStatus(code) : msg, { code, route, data });
  EVERYONES[code]?.(envelope, context);
  const kind = code === -1 ? 'not-logged-in' : code in EVERYONES ? 'redirected' : 'refused';
  throw new CallError(kind, msg, { code, route, data });
}

async function sendInContext(
  endpoint: Sent,
  { params, options }: { params: unknown; options: CallOptions },
): Promise<WireResponse> {
  const request = requestOf(endpoint, { params, options, context: await callContext() });
  return sendPatiently(request, endpoint.route);
}

/** Sends a guest's read for a screen whose code is still loading, where `callFor` finds its answer. */
export function askAhead(route: string, params: Readonly<Record<string, string>>): void {
  const read = { route, method: 'GET', sentBy: 'GET', auth: 'guest' } as const;
  keepAhead(route, fieldsOf(params), sendInContext(read, { params, options: {} }));
}

/** See `callFor` in http.ts. */
export async function callFor<P, D>(
  endpoint: Endpoint<P, D>,
  params: P,
  options: CallOptions = {},
): Promise<Answer<D>> {
  const { route } = endpoint;
  const early = endpoint.sentBy === 'GET' ? takeAhead(route, fieldsOf(params)) : undefined;
  const context = await callContext();
  try {
    const envelope = parseEnvelope(await (early ?? sendInContext(endpoint, { params, options })), route);
    return { data: judge(endpoint, envelope, context), msg: envelope.msg, code: envelope.code };
  } catch (error) {
    const isShared = error instanceof CallError && ['network', 'status', 'empty'].includes(error.kind);
    if (isShared && options.isQuiet !== true) context.onFailure(error);
    throw error;
  }
}
