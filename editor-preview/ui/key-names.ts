// Names of keys: as the action table has them, and as operators read them.
import type { Modifiers } from '../frame/messages';
import { modifiersOf } from '../frame/modifiers';

export interface PressedKey {
  code: string;
  key: string;
  mods: Modifiers;
}

export const pressedKey = (event: KeyboardEvent): PressedKey => ({
  code: event.code,
  key: event.key,
  mods: modifiersOf(event),
});

/** Whether letters, figures and arrows belong to the control there. */
export const isTextControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

const UNTYPED = ['checkbox', 'radio', 'range', 'color', 'file', 'button', 'submit', 'reset'];
const CHOICES = ['select', ...UNTYPED.map((type) => `input[type="${type}"]`)].join(', ');

/** Whether it is a text, to which keys with Ctrl belong too; no switch, slider or select. */
export const isText = (target: EventTarget | null): target is HTMLElement =>
  isTextControl(target) && (target as Element).closest(CHOICES) === null;

/** `Ctrl+Shift+Z`, `Slash`, `BracketLeft`, `1`; by the place on the keyboard where an input method changes the letter. */
export const nameOf = ({ code, key, mods }: PressedKey): string =>
  [
    mods.ctrl ? 'Ctrl' : '',
    mods.alt ? 'Alt' : '',
    mods.shift ? 'Shift' : '',
    /^(Slash|Backslash|Bracket|Equal|Minus|Key|Digit)/.test(code) ? code.replace(/^(Key|Digit)/, '') : key,
  ]
    .filter((part) => part !== '')
    .join('+');

const WORDS: Readonly<Record<string, string>> = {
  'Shift+Slash': '?',
  'Shift+Equal': '+',
  '+': '+',
  Slash: '/',
  Equal: '+',
  Minus: '-',
  Backslash: '\\',
  BracketLeft: '[',
  BracketRight: ']',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Delete: 'Del',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  ContextMenu: '≡',
};

/** For tooltips and the table of keys: `Alt+↑`. */
export const wordsOfKey = (name: string): string =>
  WORDS[name] ??
  name
    .split('+')
    .map((part) => WORDS[part] ?? part)
    .join('+');

/** All keys of an action; those that read the same, such as of the number pad, once. */
export const wordsOfKeys = (names: readonly string[]): string =>
  [...new Set(names.map(wordsOfKey))].join(' · ');

/** A letter, figure or sign alone: may be switched off (WCAG 2.1.4). */
export const isSingleKey = (name: string): boolean =>
  /^(Shift\+)?([A-Z0-9]|Slash|Equal|Minus|Bracket\w+)$|^[+-]$/.test(name);
