// Review that is switched on while the editor is open: the operator's rights are read again.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DocumentAnswer, Rights } from '~/domain/studio/api';
import { sessionQuery } from '../shell/session';
import type { DraftSync } from '../store/draft-sync';
import { LiveEvents } from '../store/live-events';
import { SessionLog } from '../store/session-log';
import { sendEvent, stubEvents } from '../testing/event-stream';
import { useStanding } from './use-standing';

const ANSWER = { doc: 'page-1' } as DocumentAnswer;
const OPEN: Rights = { canEdit: true, canPublish: true, isOwner: false };
const REVIEWED: Rights = { ...OPEN, canPublish: false };

function Standing({ live }: { live: LiveEvents }) {
  useStanding(ANSWER, live);
  return null;
}

beforeEach(() => {
  stubEvents();
});
afterEach(() => vi.unstubAllGlobals());

it('reads the session again where the rights are other ones, and asks for nothing it has', async () => {
  const client = new QueryClient();
  const me = { rights: OPEN };
  client.setQueryData(['session'], me);
  const sync = { session: 'own', currentVersion: () => 1 } as unknown as DraftSync;
  const live = new LiveEvents({ doc: 'page-1', sync, log: new SessionLog() });
  const stop = live.start();
  render(
    <QueryClientProvider client={client}>
      <Standing live={live} />
    </QueryClientProvider>,
  );
  act(() => sendEvent('rights', OPEN));
  expect(client.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(false);
  act(() => sendEvent('rights', REVIEWED));
  await waitFor(() => expect(client.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(true));
  stop();
});
