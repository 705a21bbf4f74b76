// Requests of the studio on plain http, and which failures are the network's.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, StudioError } from './api';

const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sent.mockReset().mockResolvedValue(Response.json({ id: 1 }));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => vi.unstubAllGlobals());

it('sends a key with each POST where the browser has no randomUUID', async () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await api('session', { method: 'POST', body: {} })).toEqual({ id: 1 });
  const headers = new Headers(sent.mock.calls[0]?.[1].headers);
  expect(headers.get('Idempotency-Key')).toMatch(/^[\w-]{32,}$/);
});

it('says that the server cannot be reached only where the request itself failed', async () => {
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(api('pages')).rejects.toMatchObject({ code: 'offline' });
  const round: Record<string, unknown> = {};
  round['self'] = round;
  const failure = await api('pages', { method: 'PUT', body: round }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TypeError);
  expect(failure).not.toBeInstanceOf(StudioError);
});

it('passes on that a request was stopped', async () => {
  const stop = new AbortController();
  stop.abort();
  sent.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await expect(api('pages', { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
});
