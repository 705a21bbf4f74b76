import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { askEarly, dropEarly, takeEarly } from './early';

const ADDRESS = './api/documents/page-1';
const sent = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sent.mockReset();
  sent.mockImplementation((_, init) => Promise.resolve(Response.json({ by: init?.method ?? 'early' })));
  vi.stubGlobal('fetch', sent);
});

afterEach(() => {
  dropEarly();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('requests that begin before the code is there', () => {
  it('are taken once by the caller, who sends none then', async () => {
    askEarly(ADDRESS, ADDRESS);
    expect(await api('documents/page-1')).toEqual({ by: 'early' });
    expect(sent).toHaveBeenCalledTimes(1);
    expect(await api('documents/page-1')).toEqual({ by: 'GET' });
  });

  it('are sent again where they failed, so that the caller says why', async () => {
    sent.mockResolvedValueOnce(new Response('', { status: 401 }));
    askEarly(ADDRESS, ADDRESS);
    expect(await api('documents/page-1')).toEqual({ by: 'GET' });
    sent.mockRejectedValueOnce(new TypeError('offline'));
    askEarly(ADDRESS, ADDRESS);
    expect(await takeEarly(ADDRESS)).toBeNull();
  });

  it('are outdated once something was changed', async () => {
    askEarly(ADDRESS, ADDRESS);
    await api('documents/page-1', { method: 'PATCH', body: {} });
    expect(await api('documents/page-1')).toEqual({ by: 'GET' });
  });

  it('are outdated after a while', async () => {
    vi.useFakeTimers();
    askEarly(ADDRESS, ADDRESS);
    vi.advanceTimersByTime(10_001);
    expect(await takeEarly(ADDRESS)).toBeNull();
  });
});
