// The gate before screens of a role: the screen for its holder, the role's refusal for everyone else (ROLE-02 to ROLE-06).
import { type ReactNode, useEffect, useState } from 'react';
import { type Role, ROLES } from '~/domain/roles';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { ErrorState } from '~/ui/error-state/error-state';
import { MERCHANT_SIGN_PATH } from '../services/merchant-token';
import { back, open } from './navigation';
import { holdsRole } from './role-check';
import { useScreen } from './screen-context';
import { ScreenPlaceholder } from './screen-placeholder';

type Verdict = 'pending' | 'held' | 'refused' | 'failed';

async function judge(role: Role): Promise<Verdict> {
  try {
    return (await holdsRole(role)) ? 'held' : 'refused';
  } catch {
    return 'failed';
  }
}

/** Asked on every showing; what stood there stays until the answer. */
function useVerdict(role: Role) {
  const [verdict, setVerdict] = useState<Verdict>('pending');
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      const next = await judge(role);
      // A holder stays on the screen when the connection fails: the server refuses him by itself.
      if (isShown) setVerdict((last) => (last === 'held' && next === 'failed' ? last : next));
    };
    void ask();
    return () => {
      isShown = false;
    };
  }, [role]);
  const retry = () => {
    setVerdict('pending');
    void judge(role).then(setVerdict);
  };
  return { verdict, retry };
}

interface RoleGateProps {
  role: Role;
  children: ReactNode;
}

export default function RoleGate({ role, children }: RoleGateProps) {
  const { path, search } = useScreen();
  const { verdict, retry } = useVerdict(role);
  if (verdict === 'held') return children;
  if (verdict === 'pending') return <ScreenPlaceholder path={path} search={search} />;
  if (verdict === 'failed') return <ErrorState onRetry={retry} />;
  const action =
    role === 'mch'
      ? { text: '去登录', onTap: () => open(MERCHANT_SIGN_PATH) }
      : { text: '返回', onTap: back };
  return <EmptyState text={ROLES[role].words} action={action} />;
}
