// Checks of the answers that the tests of a file gave; tests/dom.setup.ts awaits them after each test.
import { expect } from 'vitest';

/** Files with recordings of another mall, or with blocks of the classic home page, whose names the schema leaves open. */
const UNCHECKED: readonly string[] = [
  'src/app/recorded-screens.test.tsx',
  'src/pages/home/home.test.tsx',
  'src/pages/home/mall-home.test.tsx',
];

const checks: Promise<readonly string[]>[] = [];

export const addAnswerCheck = (check: Promise<readonly string[]>): void => void checks.push(check);

/** Forgets those of calls that came after the end of their test. */
export const forgetAnswerChecks = (): void => void checks.splice(0);

/** Fails where an answer was one that no server sends. */
export async function expectAnswersOfServer(): Promise<void> {
  const wrong = new Set((await Promise.all(checks.splice(0))).flat());
  const { testPath = '' } = expect.getState();
  if (wrong.size === 0 || UNCHECKED.some((file) => testPath.endsWith(file))) return;
  throw new Error(`Answers that no server sends:\n${[...wrong].join('\n')}`);
}
