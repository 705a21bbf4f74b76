// The one caller of the operator API: addresses, headers, errors.
import { randomId } from '~/domain/random-id';
import { STUDIO_PROTOCOL } from '~/domain/studio/api';
import type { ErrorAnswer, ErrorCode } from '~/domain/studio/api-parts';
import { apiAddress, type Query } from './addresses';
import { dropEarly, takeEarly } from './early';

/** What the server refused, or that it could not be reached. */
export class StudioError extends Error {
  override readonly name = 'StudioError';
  constructor(
    /** `offline`: no answer came. */
    readonly code: ErrorCode | 'offline',
    /** Chinese words for operators. */
    message: string,
    readonly answer: Partial<ErrorAnswer> & Record<string, unknown> = {},
  ) {
    super(message);
  }
}

export interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a FormData as it is. */
  body?: unknown;
  query?: Query;
  /** Version that the draft must have. */
  ifMatch?: number;
  /** The same for every try of one request. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Headers that the server asks for. */
export function headersOf({ method = 'GET', body, ifMatch, idempotencyKey }: Sent): Record<string, string> {
  return {
    ...(method === 'GET' ? {} : { 'X-Studio': String(STUDIO_PROTOCOL) }),
    ...(method === 'POST' ? { 'Idempotency-Key': idempotencyKey ?? randomId() } : {}),
    ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    ...(ifMatch === undefined ? {} : { 'If-Match': `"${ifMatch}"` }),
  };
}

async function errorOf(response: Response): Promise<StudioError> {
  const answer = (await response.json().catch(() => null)) as ErrorAnswer | null;
  if (answer?.error === undefined) return new StudioError('failed', `服务器出错（${response.status}）`);
  return new StudioError(answer.error.code, answer.error.message, answer as never);
}

const listeners = new Set<() => void>();

/** Called when the session is over; what is being edited stays. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The error of a response that is no success; reports the end of the session. */
export async function failureOf(response: Response): Promise<StudioError> {
  const failure = await errorOf(response);
  if (failure.code === 'signed-out') for (const listener of listeners) listener();
  return failure;
}

/** The response of `studio/api/<path>`. @throws StudioError */
async function ask(path: string, sent: Sent): Promise<Response> {
  const { method = 'GET', body, query, signal } = sent;
  const address = apiAddress(path, query);
  if (method !== 'GET') dropEarly();
  const early = method === 'GET' ? await takeEarly(address) : null;
  if (early !== null) return early;
  const init: RequestInit = {
    method,
    headers: headersOf(sent),
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  };
  const response = await fetch(address, init).catch((error: unknown) => {
    if (signal?.aborted === true) throw error;
    throw new StudioError('offline', '没有连上服务器，请检查网络');
  });
  if (response.ok) return response;
  throw await failureOf(response);
}

/** Calls `studio/api/<path>`. @throws StudioError */
export async function api<T>(path: string, sent: Sent = {}): Promise<T> {
  const response = await ask(path, sent);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export const wordsOf = (error: unknown): string =>
  error instanceof StudioError ? error.message : '出错了，请再试一次';
