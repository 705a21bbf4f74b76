// Loads a lazy chunk with its style files and retries a failed one, which Vite's own helper does not.
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/** As code: loads a style file; its failed element is taken away, so that it does not count as loaded. */
const STYLED = `const styled = (href) =>
  new Promise((resolve, reject) => {
    const element = document.createElement('link');
    element.rel = 'stylesheet';
    element.crossOrigin = '';
    element.href = href;
    element.onload = resolve;
    element.onerror = () => {
      element.remove();
      reject(new Error('Failed to fetch ' + href));
    };
    document.head.append(element);
  });`;

/**
 * Vite's helper treats a failed style file as loaded, and leaves its `<link>` in the page, which also counts as loaded.
 * Browsers keep a failed import, or a failed modulepreload, for the life of the page: code is fetched first, into the
 * HTTP cache, and imported only once all its files are there.
 */
const codeOf = (mayFetch: string) => `
const asked = new Map();
const fetched = async (href) => {
  if (!(${mayFetch})) return;
  const answer = await fetch(href);
  if (!answer.ok) throw new Error('Failed to fetch ' + href);
  await answer.blob();
};
${STYLED}

const load = async (href, isStyle) => {
  try {
    await (isStyle ? styled(href) : fetched(href));
  } catch (error) {
    asked.delete(href);
    throw error;
  }
};

export const __vitePreload = (run, files = [], importer) =>
  Promise.all(
    files.map((file) => {
      const { href } = new URL(file, importer);
      const isStyle = href.endsWith('.css');
      if (!asked.has(href)) {
        // In the server's page: preloaded code, and styles, which a link marks where they are inline.
        const isThere = [...document.querySelectorAll('link[rel=stylesheet],link[rel=modulepreload],link[rel=inlined]')].some((one) => one.href === href);
        asked.set(href, isThere ? null : load(href, isStyle));
      }
      return asked.get(href);
    }),
  ).then(run);
`;

/** `mayFetch` is the condition, in code, under which a page may fetch its own code; a sandboxed frame may not. */
export const preloadPlugin = (mayFetch = 'true'): Plugin => ({
  name: 'preload-helper',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === HELPER ? { code: codeOf(mayFetch), moduleSideEffects: false } : undefined),
});
