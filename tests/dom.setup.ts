// Runs before each test file that renders React without a browser.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Files share a worker, and with it a window: none finds what an earlier one left.
localStorage.clear();
sessionStorage.clear();
document.documentElement.removeAttribute('style');
document.head.replaceChildren();
document.body.replaceChildren();
window.history.replaceState(null, '', '/');

// Nothing is proved by a busy machine; a thing that never comes still fails.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);
