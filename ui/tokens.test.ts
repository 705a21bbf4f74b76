// Proves the look of masks and bare buttons in the style files; their stories measure it in a browser.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const textOf = (file: string): string => readFileSync(resolve(import.meta.dirname, file), 'utf8');

/** The declarations of a rule, by property. */
function rule(file: string, selector: string): Readonly<Record<string, string>> {
  const [, body = ''] = textOf(file).split(`\n${selector} {`);
  const declarations = (body.split('}')[0] ?? '').matchAll(/([\w-]+):\s*([^;]+);/g);
  return Object.fromEntries([...declarations].map(([, name = '', value = '']) => [name, value]));
}

const token = (name: string): string | undefined =>
  new RegExp(`^\\s*${name}:\\s*([^;]+);`, 'm').exec(textOf('tokens.css'))?.[1];

it('lays a mask of 60 % black at 1001, which fades for 300 ms (UI-07)', () => {
  expect(rule('overlay/modal.module.css', '.mask')).toMatchObject({
    'z-index': 'var(--z-mask)',
    background: 'var(--mask)',
    transition: 'opacity var(--motion-sheet)',
  });
  expect(['--z-mask', '--mask', '--motion-sheet'].map(token)).toEqual([
    '1001',
    'rgb(0 0 0 / 60%)',
    '300ms ease',
  ]);
});

it('gives a bare button a height and letters of 32 rpx (UI-08)', () => {
  expect(rule('button/button.module.css', '.size-bare')).toMatchObject({
    'min-height': '32rpx',
    'font-size': 'var(--font-32)',
  });
  expect(token('--font-32')).toContain('32 * var(--rpx)');
});

/** Addresses of the style files whose text matches. */
const filesWith = (pattern: RegExp): string[] =>
  ['../ui', '../src', '../widgets'].flatMap((folder) =>
    readdirSync(resolve(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && pattern.test(textOf(`${folder}/${file}`)))
      .map((file) => `${folder}/${file}`),
  );

it('asks the device for its safe areas in one place, so that another phone can be drawn', () => {
  expect(filesWith(/env\(safe-area/)).toEqual(['../ui/tokens.css']);
  expect(token('--safe-bottom')).toBe('env(safe-area-inset-bottom, 0px)');
});

it('rings what the keyboard has focused alone: a finger that chose a picture leaves no box around it', () => {
  expect(filesWith(/:focus(-within)?\s*\{[^}]*outline:(?! none)/)).toEqual([]);
  expect(filesWith(/:has\(:focus-visible\)\s*\{[^}]*outline:/)).toContain(
    '../src/blocks/user-account/user-account.module.css',
  );
});
