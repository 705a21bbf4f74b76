// Ending what waited for a login when the shopper leaves the screens of signing in as a guest.
import { useEffect } from 'react';
import { currentPath } from '../../engine/navigation';
import { leaveSignPage } from '../../flows/login';
import { isGuest } from '../../state/session';

const GROUP = '/pages/registered/';

/** From one screen of the group to the next nothing ends: who forgot his password comes back to sign in. */
export function useLeaving(): void {
  useEffect(
    () => () => {
      if (isGuest() && !currentPath().startsWith(GROUP)) leaveSignPage();
    },
    [],
  );
}
