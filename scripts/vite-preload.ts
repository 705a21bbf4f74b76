// Loads a lazy chunk with its style files and retries a failed one, which Vite's own helper does not.
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/** Vite's helper treats a failed style file as loaded, and leaves its `<link>` in the page, which also counts as loaded. */
const CODE = `
const asked = new Map();
const link = (href, isStyle) => {
  const element = document.createElement('link');
  element.rel = isStyle ? 'stylesheet' : 'modulepreload';
  element.crossOrigin = '';
  element.href = href;
  const arrives = isStyle
    ? new Promise((resolve, reject) => {
        element.onload = resolve;
        element.onerror = () => {
          element.remove();
          asked.delete(href);
          reject(new Error('Failed to fetch ' + href));
        };
      })
    : null;
  document.head.append(element);
  return arrives;
};
export const __vitePreload = (load, files = [], importer) =>
  Promise.all(
    files.map((file) => {
      const { href } = new URL(file, importer);
      const isStyle = href.endsWith('.css');
      if (!asked.has(href)) {
        // A disabled link marks styles that are inline in the server's page.
        const isThere = isStyle && [...document.querySelectorAll('link[rel=stylesheet]')].some((one) => one.href === href);
        asked.set(href, isThere ? null : link(href, isStyle));
      }
      return asked.get(href);
    }),
  ).then(load);
`;

export const preloadPlugin = (): Plugin => ({
  name: 'preload-helper',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === HELPER ? { code: CODE, moduleSideEffects: false } : undefined),
});
