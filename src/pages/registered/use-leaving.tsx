// Ends a pending login request when the shopper leaves the sign-in screens as a guest.
import { type ReactNode, useEffect } from 'react';
import { currentPath } from '../../engine/navigation';
import { leaveSignPage } from '../../flows/login';
import { isGuest } from '../../state/session';

const GROUP = '/pages/registered/';

/** Moving between screens of the group ends nothing: a shopper who reset his password returns to sign in. */
export function useLeaving(): void {
  useEffect(
    () => () => {
      if (isGuest() && !currentPath().startsWith(GROUP)) leaveSignPage();
    },
    [],
  );
}

/** Nothing to load for a form of the group. */
export function Leaving({ children }: { children: (found: object) => ReactNode }) {
  useLeaving();
  return children({});
}
