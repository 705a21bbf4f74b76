// Owns the window that tests draw in: one for all files of a worker, as making it takes longer than most files' tests.
import type { Environment } from 'vitest/runtime';
import { builtinEnvironments } from 'vitest/runtime';

const KEPT = Symbol.for('pagoda.window');
const kept = globalThis as { [KEPT]?: true };

const environment: Environment = {
  ...builtinEnvironments['happy-dom'],
  name: 'one-window',
  async setup(global, options) {
    if (kept[KEPT] === undefined) await builtinEnvironments['happy-dom'].setup(global, options);
    kept[KEPT] = true;
    // It ends with its worker; tests/dom.setup.ts empties it before each file.
    return { teardown: () => undefined };
  },
};

export default environment;
