// The end of the session from within: home first, then the guest.
import { useCallback, useEffect, useRef } from 'react';
import { HOME_PATH, redirect } from '../../engine/navigation';
import { clearSession } from '../../flows/login';

/** Leads home; the session ends when this screen unmounts, or its login gate would open. */
export function useSessionEnd(): () => void {
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      if (isLeaving.current) clearSession();
    },
    [],
  );
  return useCallback(() => {
    isLeaving.current = true;
    redirect(HOME_PATH);
  }, []);
}
