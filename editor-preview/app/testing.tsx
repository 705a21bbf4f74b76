// A place of the studio with an operator signed in, for tests.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Me, Rights } from '~/domain/studio/api';
import { fakeApi } from '../testing/fake-api';
import { HashRouter } from '../shell/navigation';
import { SayProvider } from '../shell/say';
import { SessionProvider, useSession } from '../shell/session';

const EVERYTHING: Rights = { canEdit: true, canPublish: true, isOwner: true };

export const meOf = (rights: Rights): Me => ({
  operator: { id: 1, name: '林知夏', login: 'lin', role: rights.isOwner ? 'owner' : 'viewer' },
  rights,
  protocol: 1,
  now: '2026-11-25T04:00:00.000Z',
  settings: {
    isApproved: false,
    isNoteRequired: false,
    maxBlocks: 200,
    previewHours: 2,
    scheduleTime: '20:00',
    endTime: '00:00',
  },
  permissions: [],
  permissionNames: {},
  mainColour: '#ff4544',
  owners: [],
  levels: [],
});

const SignedIn = ({ children }: { children: ReactNode }) => (useSession().me ? children : null);

/** Renders what stands at `address` (`/modules/5/history`); to be called after `fakeApi.reset()`. */
export function renderPlace(
  place: ReactNode,
  { address = '/', rights = EVERYTHING }: { address?: string; rights?: Rights } = {},
) {
  window.history.replaceState(null, '', `/#${address}`);
  fakeApi.answer('GET session', meOf(rights));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <SessionProvider>
        <HashRouter>
          <SayProvider>
            <SignedIn>{place}</SignedIn>
          </SayProvider>
        </HashRouter>
      </SessionProvider>
    </QueryClientProvider>,
  );
}

/** Addresses of the links of that name. */
export const addressesOf = async (name: string): Promise<(string | null)[]> =>
  (await screen.findAllByRole('link', { name })).map((link) => link.getAttribute('href'));

/** Opens the menu of that name; tests have no popovers of their own. */
export async function openMenu(name: string): Promise<void> {
  const menu = await screen.findByRole('menu', { name });
  menu.hidePopover = () => undefined;
  fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
}
