// Short words at the foot of the studio: what was done, with its way back; they stay from place to place.
import { createContext, type ReactNode, useContext } from 'react';
import { useSaying } from './use-saying';

type Say = ReturnType<typeof useSaying>['say'];

const SayContext = createContext<Say | null>(null);

export function useSay(): Say {
  const say = useContext(SayContext);
  if (say === null) throw new Error('useSay() needs SayProvider around it');
  return say;
}

export function SayProvider({ children }: { children: ReactNode }) {
  const { say, words } = useSaying();
  return (
    <SayContext value={say}>
      {children}
      {words}
    </SayContext>
  );
}
