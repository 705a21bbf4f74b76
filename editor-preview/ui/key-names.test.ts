// Keys are named by their place on the keyboard, whatever an input method makes of them.
import { expect, it } from 'vitest';
import { isSingleKey, nameOf, wordsOfKey, wordsOfKeys } from './key-names';

const none = { shift: false, ctrl: false, alt: false };

it.each([
  [{ code: 'Slash', key: '、', mods: none }, 'Slash', '/'],
  [{ code: 'Slash', key: '？', mods: { ...none, shift: true } }, 'Shift+Slash', '?'],
  [{ code: 'BracketLeft', key: '【', mods: { ...none, alt: true } }, 'Alt+BracketLeft', 'Alt+['],
  [{ code: 'Equal', key: '＋', mods: { ...none, shift: true } }, 'Shift+Equal', '+'],
  [{ code: 'NumpadAdd', key: '+', mods: none }, '+', '+'],
  [{ code: 'KeyH', key: 'h', mods: none }, 'H', 'H'],
  [{ code: 'ArrowUp', key: 'ArrowUp', mods: { ...none, alt: true } }, 'Alt+ArrowUp', 'Alt+↑'],
])('%o', (pressed, name, words) => {
  expect(nameOf(pressed)).toBe(name);
  expect(wordsOfKey(name)).toBe(words);
});

it('knows which keys stand alone', () => {
  expect(['H', '1', 'Slash', 'Shift+Slash', 'Equal', 'Minus', '+', '-'].every(isSingleKey)).toBe(true);
  expect(['Ctrl+H', 'F2', 'Delete', 'ArrowUp', 'Alt+1'].some(isSingleKey)).toBe(false);
});

it('names the same key of several places once', () => {
  expect(wordsOfKeys(['Equal', 'Shift+Equal', '+'])).toBe('+');
  expect(wordsOfKeys(['Ctrl+Shift+Z', 'Ctrl+Y'])).toBe('Ctrl+Shift+Z · Ctrl+Y');
});
