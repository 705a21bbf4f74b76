// What the event stream brings for the history: publications, and drafts that others replaced.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DraftSync } from './draft-sync';
import { LiveEvents } from './live-events';
import { stubEvents, sendEvent } from '../testing/event-stream';
import { SessionLog } from './session-log';

const lin = { id: 2, name: '小林' };

beforeEach(stubEvents);
afterEach(() => vi.unstubAllGlobals());

function open() {
  const log = new SessionLog();
  const outdate = vi.fn();
  const sync = { session: 'own', currentVersion: () => 1, outdate } as unknown as DraftSync;
  const stop = new LiveEvents({ doc: 'page-1', sync, log }).start();
  return { log, outdate, stop };
}

it('logs what was published and taken off, with who did it', () => {
  const { log, stop } = open();
  sendEvent('published', { version: { number: 7 }, by: lin });
  sendEvent('published', { version: null, by: lin });
  expect(log.get()).toMatchObject([
    { what: 'published', number: 7, by: lin },
    { what: 'unpublished', by: lin },
  ]);
  stop();
});

it('logs that another window replaced the draft, and not the own one', () => {
  const { log, outdate, stop } = open();
  sendEvent('replaced', { version: 2, by: lin, session: 'own' });
  expect([log.get(), outdate.mock.calls]).toEqual([[], []]);
  sendEvent('replaced', { version: 3, by: lin, session: 'other' });
  expect(log.get()).toMatchObject([{ what: 'replaced', by: lin }]);
  expect(outdate).toHaveBeenCalledOnce();
  stop();
});
