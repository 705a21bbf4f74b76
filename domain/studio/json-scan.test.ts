// Tokens of a JSON text are found without reading it.
import { expect, it } from 'vitest';
import { tokenEnd, tokenStart } from './json-scan';

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (let at = tokenStart(text, 0); at < text.length; ) {
    const end = tokenEnd(text, at);
    tokens.push(text.slice(at, end));
    at = tokenStart(text, end);
  }
  return tokens;
}

it.each([
  ['', []],
  [' \n\t', []],
  ['{"a": [1.5e3,true]}', ['{', '"a"', ':', '[', '1.5e3', ',', 'true', ']', '}']],
  [String.raw`"a\"b\\" x`, [String.raw`"a\"b\\"`, 'x']],
  ['"open\n"b"', ['"open', '"b"']],
  ['"open', ['"open']],
  [String.raw`"open\ `.trim(), [String.raw`"open\ `.trim()]],
  ['ab"c"d', ['ab', '"c"', 'd']],
])('of %j', (text, tokens) => {
  expect(tokensOf(text)).toEqual(tokens);
});
