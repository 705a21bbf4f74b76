// Leaves out axios's fetch adapter: every supported browser has XMLHttpRequest, which axios prefers.
import type { Plugin } from 'vite';

const FETCH_ADAPTER = /axios\/lib\/adapters\/fetch\.js$/;

/** For the build only; the adapter has 4 kB gzip, which every screen but home would load. */
export const leanAxiosPlugin = (): Plugin => ({
  name: 'lean-axios',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (FETCH_ADAPTER.test(id) ? 'export const getFetch = () => null;' : undefined),
});
