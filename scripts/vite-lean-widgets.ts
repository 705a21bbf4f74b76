// Leaves widget titles out of the mall: operators read them, shoppers never do.
import type { Plugin } from 'vite';

const REGISTRATION = /\/widgets\/[\w-]+\/index\.ts$/;
const TITLE = /^ {2}title: '[^']*',$/m;

/** For the mall's build only. */
export const leanWidgetsPlugin = (): Plugin => ({
  name: 'lean-widgets',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    // A leftover has its registration from the kit, which says no title of its own.
    if (!REGISTRATION.test(id) || !TITLE.test(code)) return undefined;
    return { code: code.replace(TITLE, "  title: '',"), map: null };
  },
});
