// Makes the unused parts of react-router tree-shakeable: its history has 3 kB gzip, the rest 10.
import type { Plugin } from 'vite';

const PLACE = /react-router\/dist\/production\/.*\.mjs$/;
/** Calls without side effects; the package does not mark them as pure, so their arguments would not be tree-shaken. */
const PURE_CALL = /(?<![\w.])(React\d*\.(?:createContext|memo|forwardRef)\()/g;
/** Unused top-level values, which the bundler treats as side effects. */
const PURE_VALUE =
  /(?<== )(Object\.getOwnPropertyNames\(Object\.prototype\)\.sort\(\)|new (?:Set|URL)\((?=[\w"[]))/g;
const VERSION = /^try \{\s+if \(\w+\) \{\s+window\.__reactRouterVersion[^}]*\}\s*\} catch \(\w+\) \{\s*\}/m;
const DISPLAY_NAME = /^\w+\.(?:displayName|contextType) = [^;]+;$/gm;

/** For the build only: `displayName` is for developers, and `contextType` for classes that the mall does not render. */
export const pureRouterPlugin = (): Plugin => ({
  name: 'pure-router',
  apply: 'build',
  transform: (code, id) =>
    PLACE.test(id)
      ? {
          code: code
            .replace(PURE_CALL, '/* @__PURE__ */ $1')
            .replace(PURE_VALUE, '/* @__PURE__ */ $1')
            .replace(VERSION, '')
            .replace(DISPLAY_NAME, ''),
          map: null,
        }
      : undefined,
});
