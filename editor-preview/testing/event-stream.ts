// The stream of a document's events, for tests: nothing comes but what a test sends.
import { vi } from 'vitest';
import type { DocumentEvents } from '~/domain/studio/api';

class Stream extends EventTarget {
  static last: Stream | null = null;
  constructor() {
    super();
    Stream.last = this;
  }
  close(): void {}
}

/** `vi.unstubAllGlobals` takes it back. */
export function stubEvents(): void {
  Stream.last = null;
  vi.stubGlobal('EventSource', Stream);
}

/** On the stream that was opened last. */
export function sendEvent(name: keyof DocumentEvents, data: unknown): void {
  if (Stream.last === null) throw new Error('No stream is open');
  Stream.last.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
}
