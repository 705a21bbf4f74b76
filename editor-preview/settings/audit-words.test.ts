// Operators read every action of the audit in their words.
import { expect, it } from 'vitest';
import { STUDIO_ACTIONS } from '~/domain/studio/actions';
import { ACTION_WORDS, actionWords } from './audit-words';

it('has words of its own for each action that the server writes', () => {
  expect(STUDIO_ACTIONS.filter((action) => !/^\p{Script=Han}/u.test(actionWords(action)))).toEqual([]);
  expect(new Set(Object.values(ACTION_WORDS)).size).toBe(STUDIO_ACTIONS.length);
});
