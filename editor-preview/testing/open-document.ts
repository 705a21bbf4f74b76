// What an open document needs around it, for the tests of a file: the server, its events, and locks that no other window holds.
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { stubEvents } from './event-stream';
import { fakeApi } from './fake-api';

export function stubAroundDocument(): void {
  beforeEach(() => {
    fakeApi.reset();
    stubEvents();
    Object.defineProperty(navigator, 'locks', {
      value: { request: async () => undefined },
      configurable: true,
    });
  });
  afterEach(() => {
    // Before what it uses is gone.
    cleanup();
    Reflect.deleteProperty(navigator, 'locks');
    vi.unstubAllGlobals();
  });
}
