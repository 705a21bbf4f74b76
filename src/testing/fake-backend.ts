// Owns a backend for tests of screens: it answers calls by route and remembers what was asked.
import { vi } from 'vitest';
import type { WireRequest, WireResponse } from '../services/wire';

export type Fields = Readonly<Record<string, string>>;

export interface FakeCall {
  readonly route: string;
  readonly method: WireRequest['method'];
  readonly fields: Fields;
}

type Reply = (fields: Fields) => WireResponse | Promise<WireResponse>;

const replies = new Map<string, Reply>();
const calls: FakeCall[] = [];

const wire = (envelope: unknown): WireResponse => ({ status: 200, body: JSON.stringify(envelope) });

function callOf({ url, method, body }: WireRequest): FakeCall {
  const address = new URLSearchParams(url.split('?')[1] ?? '');
  const route = address.get('r') ?? '';
  const fields = Object.fromEntries([...address].filter(([name]) => name !== 'r' && name !== '_mall_id'));
  const form = body instanceof URLSearchParams ? Object.fromEntries(body) : {};
  return { route, method, fields: { ...fields, ...form } };
}

async function send(request: WireRequest): Promise<WireResponse> {
  const call = callOf(request);
  calls.push(call);
  const reply = replies.get(call.route);
  return reply === undefined
    ? wire({ code: 1, msg: `${call.route} is not answered`, data: null })
    : reply(call.fields);
}

// Runs before the first call loads the client, which is imported only then.
vi.doMock('../services/axios-client', () => ({ send }));

/** The backend of the test file; `reset` it before each test. */
export const backend = {
  calls,
  reset(): void {
    replies.clear();
    calls.length = 0;
  },
  /** Answers with code 0 and these data, or what they are for the fields of the call. */
  answer(route: string, data: unknown): void {
    replies.set(route, (fields) => {
      const given: unknown =
        typeof data === 'function' ? (data as (fields: Fields) => unknown)(fields) : data;
      return wire({ code: 0, msg: '', data: given });
    });
  },
  /** Answers with an envelope of its own, where the payload stands beside `code`. */
  answerWhole(route: string, envelope: object): void {
    replies.set(route, () => wire({ code: 0, msg: '', ...envelope }));
  },
  /** Refuses with the backend's words. */
  refuse(
    route: string,
    msg: string,
    { code = 1, data = null }: { code?: number; data?: unknown } = {},
  ): void {
    replies.set(route, () => wire({ code, msg, data }));
  },
  /** Leaves the call without an answer, as a broken connection does. */
  fail(route: string): void {
    replies.set(route, () => Promise.reject(new Error('Network Error')));
  },
  /** Never answers. */
  hang(route: string): void {
    replies.set(route, () => new Promise<never>(() => undefined));
  },
  /** The fields of the calls of a route, the oldest first. */
  asked: (route: string): Fields[] =>
    calls.filter((call) => call.route === route).map(({ fields }) => fields),
};
