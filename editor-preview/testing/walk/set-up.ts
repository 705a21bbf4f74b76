// What the tests of a file need that operate every control: the mall's answers, and forms with all groups open.
import { afterAll, beforeEach, vi } from 'vitest';
import { fakeApi } from '../fake-api';
import { answerFromMall } from '../mall-answers';
import { unfoldAll } from './reach';

export function setUpWalk(): void {
  afterAll(() => {
    vi.unstubAllGlobals();
  });
  beforeEach(() => {
    unfoldAll();
    fakeApi.reset();
    answerFromMall();
  });
}
