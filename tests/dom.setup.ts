// Runs before each test file that renders React without a browser.
import { cleanup, configure, prettyDOM } from '@testing-library/react';
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

/** A query is repeated until it finds its element: the document is printed when the message is read, not at each try. */
function elementError(words: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, elementError);
  const get = () => [words, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { configurable: true, get });
}

// Definitions say what their screens are drawn from where the server draws them (docs/decisions/107-drawn-screens.md).
import.meta.env.SSR = true;

// A longer limit for a busy machine; an element that never appears still fails.
configure({ asyncUtilTimeout: 30_000, getElementError: elementError });

// The last is the first to run.
afterEach(expectAnswersOfServer);
afterEach(cleanup);
