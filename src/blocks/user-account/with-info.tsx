// Waits for the shopper's information, with its loading and failed states.
import { type ReactNode, useEffect, useState } from 'react';
import type { UserUserInfoData } from '~/schemas/api/user.gen';
import { ErrorState } from '~/ui/error-state/error-state';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { useAction } from '../../engine/use-action';
import { useShownAgain } from '../../engine/screen-context';
import { loadUserInfo } from '../../services/shopper';
import { userInfo, useSession } from '../../state/session';

/** Renders its children once the shopper's information has loaded, also where the screen was opened by its address. */
export function WithInfo({ children }: { children: (info: UserUserInfoData) => ReactNode }): ReactNode {
  const { info } = useSession();
  const [hasFailed, setHasFailed] = useState(false);
  const { run: load, isBusy } = useAction(async (isForced: boolean) => {
    await loadUserInfo(isForced);
    setHasFailed(userInfo() === null);
  });
  useEffect(() => void load(false), [load]);
  useShownAgain(() => void load(true));
  if (info !== null) return children(info);
  if (hasFailed) return <ErrorState isRetrying={isBusy} onRetry={() => void load(true)} />;
  return <Skeleton shape="text" />;
}
