// Opens the menu of the selected blocks below the button that was pressed.
import type { MouseEvent } from 'react';
import { useParts } from './editor-context';

export function useBlockMenu(): (event: MouseEvent<HTMLElement>) => void {
  const { ui } = useParts();
  return ({ currentTarget }) => {
    const { left, bottom: below } = currentTarget.getBoundingClientRect();
    ui.set({ menu: { x: left, y: below + 4 } });
  };
}
