// Owns waiting for who the shopper is: a form that changes what he has begins with it.
import { type ReactNode, useEffect } from 'react';
import type { UserUserInfoData } from '~/schemas/api/user.gen';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { loadUserInfo } from '../../services/shopper';
import { useSession } from '../../state/session';

/** Draws what needs the shopper's information once it is there, also where the screen was loaded by its address. */
export function WithInfo({ children }: { children: (info: UserUserInfoData) => ReactNode }): ReactNode {
  const { info } = useSession();
  useEffect(() => void loadUserInfo(), []);
  return info === null ? <Skeleton shape="text" /> : children(info);
}
