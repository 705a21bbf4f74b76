// Owns changing documents at random: hostile values at places somewhere within, as fast-check draws them.
import fc from 'fast-check';
import { expect } from 'vitest';

/** Of the run that is going on; `PAGODA_SEED` repeats one. */
export const SEED = Number(process.env['PAGODA_SEED'] ?? Date.now() % 2 ** 31);

/** React's mark for what could not be drawn on the server. */
const FAILED = '<!--$!-->';

/** Nothing of a page failed, and nothing hostile came through. */
export function expectSound(html: string): void {
  expect(html).not.toContain(FAILED);
  expect(html).not.toMatch(/<script|(href|src)="\s*javascript:/i);
}

const HOSTILE: readonly unknown[] = [
  null,
  '',
  '0',
  -1,
  Number.MAX_VALUE,
  [],
  {},
  [null],
  [[]],
  true,
  // Neither a text nor a number can be made of it.
  { toString: 0, valueOf: 0 },
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'red;background:url(//x)',
  'a'.repeat(10_000),
  '__proto__',
  '2026-02-30 25:61:61',
];

export interface Change {
  /** The way down from a node: each step picks a key. */
  path: readonly number[];
  to: unknown;
  isRemoved: boolean;
}

/** Changes one value somewhere within, in place. */
export function change(value: unknown, { path, to, isRemoved }: Change): void {
  let holder = value;
  for (const [depth, step] of path.entries()) {
    if (typeof holder !== 'object' || holder === null) return;
    const keys = Object.keys(holder);
    const key = keys[step % Math.max(1, keys.length)];
    if (key === undefined) return;
    const inner = (holder as Record<string, unknown>)[key];
    const isEnd = depth === path.length - 1 || typeof inner !== 'object' || inner === null;
    if (!isEnd) {
      holder = inner;
      continue;
    }
    if (isRemoved) delete (holder as Record<string, unknown>)[key];
    // A copy: a later change within it must not reach what others are given, nor close a circle.
    else (holder as Record<string, unknown>)[key] = structuredClone(to);
    return;
  }
}

/** One to four changes. */
export const changes = fc.array(
  fc.record({
    path: fc.array(fc.nat(50), { minLength: 1, maxLength: 6 }),
    to: fc.oneof(fc.constantFrom(...HOSTILE), fc.jsonValue({ maxDepth: 2 })),
    isRemoved: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);
