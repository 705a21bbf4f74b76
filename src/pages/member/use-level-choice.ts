// The level that a member screen shows: the one of its address first, then the one that the shopper swipes to.
import { useState } from 'react';
import type { Member } from '~/schemas/api/mall-member.gen';

interface LevelChoice {
  /** Undefined where the mall has no levels. */
  level: Member | undefined;
  choose: (level: Member) => void;
}

/** `first` is the number of a level; the lowest one where it is unknown. */
export function useLevelChoice(levels: readonly Member[], first: number): LevelChoice {
  const [chosenId, setChosenId] = useState('');
  const level =
    levels.find(({ id }) => id === chosenId) ??
    levels.find(({ level: no }) => Number(no) === first) ??
    levels[0];
  return { level, choose: ({ id }) => setChosenId(id) };
}
