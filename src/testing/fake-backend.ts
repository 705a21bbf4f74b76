// A fake backend for tests of screens: responds to calls by route and records them.
import { vi } from 'vitest';
import { addAnswerCheck, forgetAnswerChecks } from './answer-checks';
import { wrongIn } from './server-answers';
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

/** Before the first call, which imports the client lazily. Mocks end with their file, and files of a worker share this module. */
const mockClient = (): void => void vi.doMock('../services/axios-client', () => ({ send }));

mockClient();

/** The backend of the test file; `reset` it before each test. */
export const backend = {
  calls,
  /** Forgets answers and calls. */
  reset(): void {
    mockClient();
    replies.clear();
    forgetAnswerChecks();
    calls.length = 0;
  },
  /** Responds with code 0 and these data, or a function of the call's fields. */
  answer(route: string, data: unknown): void {
    replies.set(route, (fields) => {
      const given: unknown =
        typeof data === 'function' ? (data as (fields: Fields) => unknown)(fields) : data;
      addAnswerCheck(wrongIn(route, given));
      return wire({ code: 0, msg: '', data: given });
    });
  },
  /** Responds with an envelope of its own, for a payload beside `code`. */
  answerWhole(route: string, envelope: object): void {
    replies.set(route, () => wire({ code: 0, msg: '', ...envelope }));
  },
  /** Refuses with the backend's message. */
  refuse(
    route: string,
    msg: string,
    { code = 1, data = null }: { code?: number; data?: unknown } = {},
  ): void {
    replies.set(route, () => wire({ code, msg, data }));
  },
  /** Leaves the call without a response, as a broken connection does. */
  fail(route: string): void {
    replies.set(route, () => Promise.reject(new Error('Network Error')));
  },
  /** Never responds. */
  hang(route: string): void {
    replies.set(route, () => new Promise<never>(() => undefined));
  },
  /** Responds with these data once the returned function is called. */
  hold(route: string, data: unknown): () => void {
    let release: () => void = () => undefined;
    const response = new Promise<WireResponse>((resolve) => {
      release = () => resolve(wire({ code: 0, msg: '', data }));
    });
    replies.set(route, () => {
      addAnswerCheck(wrongIn(route, data));
      return response;
    });
    return release;
  },
  /** The fields of the calls of a route, the oldest first. */
  asked: (route: string): Fields[] =>
    calls.filter((call) => call.route === route).map(({ fields }) => fields),
};
