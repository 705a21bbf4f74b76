// Buttons of the stage press keys: one table says what they do (editor/use-editor-keys.ts).
import type { PressedKey } from '../editor/key-names';
import { FRAME_KEY } from '../editor/use-editor-keys';

const NONE = { shift: false, ctrl: false, alt: false };

/** @param name as in the table: `Ctrl+D`, `Alt+ArrowUp`, `H`. */
export function pressKey(name: string): void {
  const parts = name.split('+');
  const key = parts.at(-1) ?? '';
  const mods = {
    ...NONE,
    shift: parts.includes('Shift'),
    ctrl: parts.includes('Ctrl'),
    alt: parts.includes('Alt'),
  };
  const detail: PressedKey = { code: key.length === 1 ? `Key${key}` : key, key, mods, isButton: true };
  window.dispatchEvent(new CustomEvent(FRAME_KEY, { detail }));
}
