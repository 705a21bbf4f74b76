// Runs before each test file that renders React without a browser.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { expectAnswersOfServer } from '~/src/testing/answer-checks';

// Files of a worker share a window, so each starts with a clean one.
localStorage.clear();
sessionStorage.clear();
document.documentElement.removeAttribute('style');
document.head.replaceChildren();
document.body.replaceChildren();
window.history.replaceState(null, '', '/');
// A file may have ended while the pointer was pressed.
window.dispatchEvent(new Event('pointerup'));

// A longer limit for a busy machine; an element that never appears still fails.
configure({ asyncUtilTimeout: 30_000 });
// The last is the first to run.
afterEach(expectAnswersOfServer);
afterEach(cleanup);
