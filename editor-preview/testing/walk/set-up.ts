// What the tests of a file need that operate every control: the mall's answers, and forms with all groups open.
import { configure } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { fakeApi } from '../fake-api';
import { answerFromMall } from '../mall-answers';
import { unfoldAll } from './reach';

export function setUpWalk(): void {
  beforeAll(() => configure({ asyncUtilTimeout: 3_000 }));
  afterAll(() => {
    configure({ asyncUtilTimeout: 30_000 });
    vi.unstubAllGlobals();
  });
  beforeEach(() => {
    unfoldAll();
    fakeApi.reset();
    answerFromMall();
  });
}
