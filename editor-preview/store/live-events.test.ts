// What the event stream brings for the history: publications, and drafts that others replaced.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DocumentEvents } from '~/domain/studio/api';
import type { DraftSync } from './draft-sync';
import { LiveEvents } from './live-events';
import { SessionLog } from './session-log';

const lin = { id: 2, name: '小林' };

class Stream extends EventTarget {
  static last: Stream | null = null;
  constructor() {
    super();
    Stream.last = this;
  }
  close(): void {}
}

beforeEach(() => void vi.stubGlobal('EventSource', Stream));
afterEach(() => vi.unstubAllGlobals());

function open() {
  const log = new SessionLog();
  const outdate = vi.fn();
  const sync = { session: 'own', currentVersion: () => 1, outdate } as unknown as DraftSync;
  const stop = new LiveEvents({ doc: 'page-1', sync, log }).start();
  const send = (name: keyof DocumentEvents, data: unknown) =>
    Stream.last?.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  return { log, outdate, send, stop };
}

it('logs what was published and taken off, with who did it', () => {
  const { log, send, stop } = open();
  send('published', { version: { number: 7 }, by: lin });
  send('published', { version: null, by: lin });
  expect(log.get()).toMatchObject([
    { what: 'published', number: 7, by: lin },
    { what: 'unpublished', by: lin },
  ]);
  stop();
});

it('logs that another window replaced the draft, and not the own one', () => {
  const { log, outdate, send, stop } = open();
  send('replaced', { version: 2, by: lin, session: 'own' });
  expect([log.get(), outdate.mock.calls]).toEqual([[], []]);
  send('replaced', { version: 3, by: lin, session: 'other' });
  expect(log.get()).toMatchObject([{ what: 'replaced', by: lin }]);
  expect(outdate).toHaveBeenCalledOnce();
  stop();
});
