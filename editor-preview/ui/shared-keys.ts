// Keys of actions that dialogs and panels have as well: the action table and they take them from here.
import { nameOf, pressedKey, wordsOfKeys } from './key-names';
import { isInputMethodKey } from './input-method';

export const SHARED_KEYS = {
  /** Publishes; in a dialog, confirms it. */
  confirm: ['Ctrl+Enter'],
  find: ['Ctrl+F'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type SharedKey = keyof typeof SHARED_KEYS;

/** Not while an input method composes. */
export const isSharedKey = (id: SharedKey, event: KeyboardEvent): boolean =>
  !isInputMethodKey(event) && SHARED_KEYS[id].some((name) => name === nameOf(pressedKey(event)));

/** For tooltips. */
export const wordsOfSharedKey = (id: SharedKey): string => wordsOfKeys(SHARED_KEYS[id]);
