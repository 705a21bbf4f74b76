// Who is signed in: asked once, again after signing in.
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { Me } from '~/domain/studio/api';
import { api, onSignedOut, StudioError } from '../services/api';

export interface Session {
  /** Null for nobody; undefined while it is asked for. */
  me: Me | null | undefined;
  /** The session ended while something was open: a dialog asks to sign in again, nothing is lost. */
  isOver: boolean;
  /** Words why it could not be asked for. */
  failure: string | null;
  signIn: (login: string, password: string) => Promise<void>;
  signOut: (isEverywhere: boolean) => Promise<void>;
  retry: () => void;
}

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession() needs the app around it');
  return session;
}

/** The signed-in operator; throws where nobody is. */
export function useMe(): Me {
  const { me } = useSession();
  if (me === null || me === undefined) throw new Error('useMe() needs a signed-in operator');
  return me;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [me, setMe] = useState<Me | null | undefined>(undefined);
  const [isOver, setIsOver] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = useCallback(async () => {
    setFailure(null);
    try {
      setMe(await api<Me>('session'));
    } catch (error) {
      if (error instanceof StudioError && error.code === 'signed-out') setMe(null);
      else setFailure(error instanceof StudioError ? error.message : '出错了');
    }
  }, []);
  useEffect(() => void ask(), [ask]);
  useEffect(() => onSignedOut(() => setIsOver(true)), []);
  const signIn = useCallback(async (login: string, password: string) => {
    setMe(await api<Me>('session', { method: 'POST', body: { login, password } }));
    setIsOver(false);
  }, []);
  const signOut = useCallback(async (isEverywhere: boolean) => {
    await api('session', { method: 'DELETE', query: { everywhere: isEverywhere ? 1 : undefined } });
    setMe(null);
    setIsOver(false);
  }, []);
  const session = useMemo(
    () => ({
      me,
      isOver: isOver && me !== null && me !== undefined,
      failure,
      signIn,
      signOut,
      retry: () => void ask(),
    }),
    [me, isOver, failure, signIn, signOut, ask],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
