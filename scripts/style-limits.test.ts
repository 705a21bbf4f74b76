// Proves that CONTRIBUTING states the limits that lint enforces.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const textOf = (file: string): string => readFileSync(resolve(import.meta.dirname, '..', file), 'utf8');

it('states the limits that lint enforces', () => {
  const { rules } = JSON.parse(textOf('.oxlintrc.json')) as {
    rules: Readonly<Record<string, readonly [string, { max: number }]>>;
  };
  const limits = ['max-lines', 'max-lines-per-function', 'max-params'].map((name) => rules[name]?.[1].max);
  const stated = /files of more than (\d+) lines, functions of more than (\d+) lines of code or (\d+)/.exec(
    textOf('CONTRIBUTING.md').replaceAll(/\s+/g, ' '),
  );
  expect(stated?.slice(1).map(Number)).toEqual(limits);
});
