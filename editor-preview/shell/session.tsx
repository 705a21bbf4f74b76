// Who is signed in: asked once, again after signing in.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { Me, SignIn } from '~/domain/studio/api';
import type { AcceptInvitation } from '~/domain/studio/api-library';
import { api, onSignedOut, wordsOf } from '../services/api';

export interface Session {
  /** Null for nobody; undefined while it is asked for. */
  me: Me | null | undefined;
  /** The session ended while something was open: a dialog asks to sign in again, nothing is lost. */
  isOver: boolean;
  /** The dialog is open that asks to sign in again. */
  isAsked: boolean;
  ask: () => void;
  dismiss: () => void;
  /** Words why it could not be asked for. */
  failure: string | null;
  signIn: (answer: SignIn) => Promise<void>;
  /** Accepts an invitation, and is signed in. */
  join: (answer: AcceptInvitation) => Promise<void>;
  signOut: (isEverywhere: boolean) => Promise<void>;
  retry: () => void;
}

export const SessionContext = createContext<Session | null>(null);

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

const KEY = ['session'];

export const sessionQuery = queryOptions({
  queryKey: KEY,
  queryFn: () => api<Me | null>('session'),
  staleTime: Infinity,
});

/** `asked`: the dialog is open that asks to sign in again. */
type Ending = 'none' | 'asked' | 'dismissed';

/** Asks once: what goes on in the background is refused again and again. */
function useEnding() {
  const [ending, setEnding] = useState<Ending>('none');
  useEffect(() => onSignedOut(() => setEnding((before) => (before === 'none' ? 'asked' : before))), []);
  return { ending, setEnding };
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const cache = useQueryClient();
  const { data: me, error, refetch } = useQuery(sessionQuery);
  const { ending, setEnding } = useEnding();
  const enter = useCallback(
    async (path: string, body: SignIn | AcceptInvitation) => {
      cache.setQueryData(KEY, await api<Me>(path, { method: 'POST', body }));
      setEnding('none');
    },
    [cache, setEnding],
  );
  const signOut = useCallback(
    async (isEverywhere: boolean) => {
      await api('session', { method: 'DELETE', query: { everywhere: isEverywhere ? 1 : undefined } });
      // What observes the session must be told: clearing everything would leave it with what it has.
      cache.setQueryData(KEY, null);
      cache.removeQueries({ predicate: ({ queryKey: [family] }) => family !== KEY[0] });
      setEnding('none');
    },
    [cache, setEnding],
  );
  const session = useMemo<Session>(
    () => ({
      me,
      isOver: ending !== 'none' && me !== null && me !== undefined,
      isAsked: ending === 'asked',
      ask: () => setEnding('asked'),
      dismiss: () => setEnding('dismissed'),
      failure: error === null ? null : wordsOf(error),
      signIn: (answer) => enter('session', answer),
      join: (answer) => enter('invitations/accept', answer),
      signOut,
      retry: () => void refetch(),
    }),
    [me, ending, setEnding, error, enter, signOut, refetch],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
