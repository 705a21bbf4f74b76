// Checks of the answers that the tests of a file gave; tests/dom.setup.ts awaits them after each test.
import { expect } from 'vitest';

const checks: Promise<readonly string[]>[] = [];

export const addAnswerCheck = (check: Promise<readonly string[]>): void => void checks.push(check);

/** Fails where an answer was one that no server sends. */
export async function expectAnswersOfServer(): Promise<void> {
  const wrong = (await Promise.all(checks.splice(0))).flat();
  expect([...new Set(wrong)], 'answers that no server sends').toEqual([]);
}
