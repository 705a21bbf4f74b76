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

/** Whether the session has ended, and whether the dialog is open that asks to sign in again. */
function useEnding() {
  const [isOver, setIsOver] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(
    () =>
      onSignedOut(() => {
        setIsOver(true);
        setIsAsked(true);
      }),
    [],
  );
  return { isOver, setIsOver, isAsked, setIsAsked };
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const cache = useQueryClient();
  const { data: me, error, refetch } = useQuery(sessionQuery);
  const { isOver, setIsOver, isAsked, setIsAsked } = useEnding();
  const enter = useCallback(
    async (path: string, body: SignIn | AcceptInvitation) => {
      cache.setQueryData(KEY, await api<Me>(path, { method: 'POST', body }));
      setIsOver(false);
    },
    [cache, setIsOver],
  );
  const signOut = useCallback(
    async (isEverywhere: boolean) => {
      await api('session', { method: 'DELETE', query: { everywhere: isEverywhere ? 1 : undefined } });
      // What observes the session must be told: clearing everything would leave it with what it has.
      cache.setQueryData(KEY, null);
      cache.removeQueries({ predicate: ({ queryKey: [family] }) => family !== KEY[0] });
      setIsOver(false);
    },
    [cache, setIsOver],
  );
  const session = useMemo<Session>(
    () => ({
      me,
      isOver: isOver && me !== null && me !== undefined,
      isAsked,
      ask: () => setIsAsked(true),
      dismiss: () => setIsAsked(false),
      failure: error === null ? null : wordsOf(error),
      signIn: (answer) => enter('session', answer),
      join: (answer) => enter('invitations/accept', answer),
      signOut,
      retry: () => void refetch(),
    }),
    [me, isOver, isAsked, setIsAsked, error, enter, signOut, refetch],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
