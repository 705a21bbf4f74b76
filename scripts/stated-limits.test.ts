// Proves that documents state the limits that lint enforces, and the port that the mall has.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const textOf = (file: string): string => readFileSync(resolve(import.meta.dirname, '..', file), 'utf8');

it('states in CONTRIBUTING the limits that lint enforces', () => {
  const { rules } = JSON.parse(textOf('.oxlintrc.json')) as {
    rules: Readonly<Record<string, readonly [string, { max: number }]>>;
  };
  const limits = ['max-lines', 'max-lines-per-function', 'max-params'].map((name) => rules[name]?.[1].max);
  const stated = /files of more than (\d+) lines, functions of more than (\d+) lines of code or (\d+)/.exec(
    textOf('CONTRIBUTING.md').replaceAll(/\s+/g, ' '),
  );
  expect(stated?.slice(1).map(Number)).toEqual(limits);
});

it('states in README the port that both start commands take', () => {
  const [, stated] = /\| `PORT` +\| port +\| (\d+)/.exec(textOf('README.md')) ?? [];
  const taken = ['scripts/dev.mjs', 'server/main.ts'].map(
    (file) => /PORT\W* \?\? (\d+)/.exec(textOf(file))?.[1],
  );
  expect(taken).toEqual([stated, stated]);
});
