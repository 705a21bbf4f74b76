// Keys are named by their place on the keyboard, whatever an input method makes of them.
import { expect, it } from 'vitest';
import { isSingleKey, nameOf, wordsOfKey } from './key-names';

const none = { shift: false, ctrl: false, alt: false };

it.each([
  [{ code: 'Slash', key: '、', mods: none }, 'Slash', '/'],
  [{ code: 'Slash', key: '？', mods: { ...none, shift: true } }, 'Shift+Slash', '?'],
  [{ code: 'BracketLeft', key: '【', mods: { ...none, alt: true } }, 'Alt+BracketLeft', 'Alt+['],
  [{ code: 'KeyH', key: 'h', mods: none }, 'H', 'H'],
  [{ code: 'ArrowUp', key: 'ArrowUp', mods: { ...none, alt: true } }, 'Alt+ArrowUp', 'Alt+↑'],
])('%o', (pressed, name, words) => {
  expect(nameOf(pressed)).toBe(name);
  expect(wordsOfKey(name)).toBe(words);
});

it('knows which keys stand alone', () => {
  expect(['H', '1', 'Slash', 'Shift+Slash'].every(isSingleKey)).toBe(true);
  expect(['Ctrl+H', 'F2', 'Delete', 'ArrowUp', 'Alt+1'].some(isSingleKey)).toBe(false);
});
