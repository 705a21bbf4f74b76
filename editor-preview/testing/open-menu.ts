// Opens a menu by the name of its button: the window of tests has popovers' attributes, but not their behaviour.
import { act, fireEvent, screen } from '@testing-library/react';

const toggle = (menu: HTMLElement, newState: 'open' | 'closed') =>
  act(() => void menu.dispatchEvent(Object.assign(new Event('toggle'), { newState })));

/** Its entries by their words, in order; the focus is on the first. */
export async function openMenu(label: string): Promise<string[]> {
  await screen.findByRole('button', { name: label });
  const menu = screen.getByRole('menu', { name: label });
  menu.hidePopover = () => toggle(menu, 'closed');
  toggle(menu, 'open');
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

/** Goes down to an entry by the arrow key and presses it. */
export function pressEntry(words: string): void {
  const count = screen.getAllByRole('menuitem').length;
  for (let step = 0; step < count && document.activeElement?.textContent !== words; step += 1)
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
  if (document.activeElement?.textContent !== words) throw new Error(`No entry is called "${words}"`);
  fireEvent.click(document.activeElement);
}
