// Short words at the foot of a place: what was done, with its way back.
import { createContext, type ReactNode, useContext } from 'react';
import { useSaying } from '../editor/use-saying';

type Say = ReturnType<typeof useSaying>['say'];

const SayContext = createContext<Say | null>(null);

export function useSay(): Say {
  const say = useContext(SayContext);
  if (say === null) throw new Error('useSay() needs the shell around it');
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
