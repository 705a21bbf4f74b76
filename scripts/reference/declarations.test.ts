// Proves how declarations are read out of source files.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declared } from './declarations';

const SOURCE = `
interface Base {
  /** Its name. */
  name: string;
}

/** What is known elsewhere. */
export interface Known { id: number }

/**
 * A thing with
 * two lines.
 */
export interface Thing<T> extends Base, Known {
  /** Opens it. @throws MallError when closed. */
  open(link: unknown, options?: { /** Not told. */ isNew?: boolean }): void;
  bare: T;
}

export type Both = Base & {
  /** Own. */
  own?: 1;
};

export const VALUES = [
  /** The first. */
  'a',
  'b',
] as const;

/** Adds. */
export const add = <T,>(one: T, { other }: { other: T }): T[] => [one, other];

/** Waits. */
export async function wait(
  milliseconds: number,
): Promise<void> {}

export type Check = (data: Base) => boolean;

export type Part = Pick<Base, 'name'>;

export type Mixed = 'a' | Readonly<Record<string, string>>;
`;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pagoda-declarations-'));
  writeFileSync(join(root, 'a.ts'), SOURCE);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (name: string) => declared({ root, file: 'a.ts', name, listed: new Set(['Known', 'Pick']) });

it('reads members with those of its bases, but names a base that is listed', () => {
  expect(read('Thing')).toEqual({
    name: 'Thing',
    signature: 'Thing<T>',
    doc: 'A thing with two lines.',
    bases: ['Known'],
    members: [
      { signature: 'name: string', doc: 'Its name.' },
      {
        signature: 'open(link: unknown, options?: { isNew?: boolean }): void',
        doc: 'Opens it. Throws MallError when closed.',
      },
      { signature: 'bare: T', doc: '' },
    ],
  });
  expect(read('Both').members.map(({ signature }) => signature)).toEqual(['name: string', 'own?: 1']);
});

it('reads the values of a list with their comments', () => {
  expect(read('VALUES').members).toEqual([
    { signature: "'a'", doc: 'The first.' },
    { signature: "'b'", doc: '' },
  ]);
});

it('writes functions without their bodies, and types of functions whole', () => {
  expect(read('add').signature).toBe('add<T,>(one: T, { other }: { other: T }): T[]');
  expect(read('wait').signature).toBe('wait(milliseconds: number): Promise<void>');
  expect(read('Check').signature).toBe('Check = (data: Base) => boolean');
});

it('writes a type whole of which it cannot tell the members', () => {
  expect(read('Part')).toMatchObject({ signature: "Part = Pick<Base, 'name'>", members: [], bases: [] });
  expect(read('Mixed')).toMatchObject({
    signature: "Mixed = 'a' | Readonly<Record<string, string>>",
    members: [],
  });
});

it('refuses a name that the file has not', () => {
  expect(() => read('Gone')).toThrow('a.ts declares no Gone, which docs/reference has');
});
