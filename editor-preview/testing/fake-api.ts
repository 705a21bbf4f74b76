// A fake operator API for tests of the studio's parts: answers by method and path, and records what was asked.
import { vi } from 'vitest';
import type { ErrorAnswer } from '~/domain/studio/api-parts';

interface Asked {
  method: string;
  /** Below `studio/api/`. */
  path: string;
  query: Readonly<Record<string, string>>;
  body: unknown;
}

type Answer = (asked: Asked) => unknown;

const answers = new Map<string, Answer>();
type Refusal = Pick<ErrorAnswer['error'], 'message' | 'fields'> & Partial<Pick<ErrorAnswer['error'], 'code'>>;
const refusals = new Map<string, Refusal & { status: number }>();
const calls: Asked[] = [];

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** A page is answered as it is. */
const isPage = (body: unknown): body is string =>
  typeof body === 'string' && body.startsWith('<!doctype html>');
const replyOf = (body: unknown): Response => (isPage(body) ? new Response(body) : json(body));

function reply(address: string, { method = 'GET', body }: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(address, 'http://studio.example/studio/');
  const path = pathname.replace(/^.*\/api\//, '');
  const asked: Asked = {
    method,
    path,
    query: Object.fromEntries(searchParams),
    body: typeof body === 'string' ? (JSON.parse(body) as unknown) : (body ?? null),
  };
  calls.push(asked);
  const key = `${method} ${path}`;
  const refusal = refusals.get(key);
  if (refusal !== undefined) {
    const { status, ...error } = refusal;
    return Promise.resolve(json({ error: { code: 'failed', ...error } }, status));
  }
  const answer = answers.get(key);
  return Promise.resolve(
    answer === undefined
      ? json({ error: { code: 'not-found', message: `${key} is not answered` } }, 404)
      : replyOf(answer(asked)),
  );
}

export const fakeApi = {
  calls,
  /** To be called before each test. */
  reset(): void {
    answers.clear();
    refusals.clear();
    calls.length = 0;
    vi.stubGlobal('fetch', reply);
  },
  /** `GET pick/goods` and what it answers, or a function of what was asked. */
  answer(key: string, body: unknown): void {
    refusals.delete(key);
    answers.set(key, typeof body === 'function' ? (body as Answer) : () => body);
  },
  refuse(key: string, refusal: string | Refusal, status = 503): void {
    refusals.set(key, { status, ...(typeof refusal === 'string' ? { message: refusal } : refusal) });
  },
  asked: (key: string): Asked[] => calls.filter(({ method, path }) => `${method} ${path}` === key),
};
