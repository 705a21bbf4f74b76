// The login gate of screens that are not for guests (ROLE-01), with the gate of the screen's role behind it.
import { type ReactNode, useEffect } from 'react';
import type { Role } from '~/domain/roles';
import { lazyPart } from '~/renderer/lazy-part';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { useSession } from '../state/session';
import { back } from './navigation';
import { ports } from './ports';

const RoleGate = lazyPart('engine/role-gate', () => import('./role-gate'));

interface LoginGateProps {
  role: Role;
  children: ReactNode;
}

/** Renders its children for a holder of the role; a guest sees the login modal, and goes back if he declines. */
export default function LoginGate({ role, children }: LoginGateProps) {
  const { accessToken } = useSession();
  const isGuest = accessToken === '';
  useEffect(() => {
    if (!isGuest) return undefined;
    // A guest who has gone back already must not go back twice.
    let isShown = true;
    ports.requireLogin().catch(() => {
      if (isShown) back();
    });
    return () => {
      isShown = false;
    };
  }, [isGuest]);
  if (!isGuest && role === 'login') return children;
  if (!isGuest)
    return (
      <RoleGate key={accessToken} role={role}>
        {children}
      </RoleGate>
    );
  const signIn = () => {
    ports.requireLogin().catch(() => undefined);
  };
  return <EmptyState text="登录后才能查看" action={{ text: '去登录', onTap: signIn }} />;
}
