// The login gate of screens for signed-in shoppers (ROLE-01).
import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { requireLogin } from '../flows/login';
import { useSession } from '../state/session';
import { back } from './navigation';

/** Renders its children for a shopper; a guest sees the login modal, and goes back if he declines. */
export default function LoginGate({ children }: { children: ReactNode }) {
  const { accessToken } = useSession();
  const isGuest = accessToken === '';
  useEffect(() => {
    if (!isGuest) return undefined;
    // A guest who has gone back already must not go back twice.
    let isShown = true;
    requireLogin().catch(() => {
      if (isShown) back();
    });
    return () => {
      isShown = false;
    };
  }, [isGuest]);
  if (!isGuest) return children;
  const signIn = () => {
    requireLogin().catch(() => undefined);
  };
  return <EmptyState text="登录后才能查看" action={{ text: '去登录', onTap: signIn }} />;
}
