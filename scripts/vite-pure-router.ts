// Letting the bundler drop what the mall does not use of react-router: its history is 3 kB gzip, the rest 10.
import type { Plugin } from 'vite';

const PLACE = /react-router\/dist\/production\/.*\.mjs$/;
/** Calls that only make a value; the package does not mark them as pure, so that their arguments would not be tree-shaken. */
const PURE_CALL = /(?<![\w.])(React\d*\.(?:createContext|memo|forwardRef)\()/g;
/** Unused top-level values of its parts, which the bundler treats as side effects. */
const PURE_VALUE =
  /(?<== )(Object\.getOwnPropertyNames\(Object\.prototype\)\.sort\(\)|new (?:Set|URL)\((?=[\w"[]))/g;
const VERSION = /^try \{\s+if \(\w+\) \{\s+window\.__reactRouterVersion[^}]*\}\s*\} catch \(\w+\) \{\s*\}/m;
const DISPLAY_NAME = /^\w+\.(?:displayName|contextType) = [^;]+;$/gm;

/** For the build alone: `displayName` is for developers, and `contextType` goes with classes that the mall never renders. */
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
