// Lets React's Fast Refresh replace a widget's view in place: its module exports what `defineView` made of the component.
import type { Plugin } from 'vite';

const VIEW = /\/widgets\/[^/]+\/view\.tsx$/;
const DEFINED = /export default defineView(?:<[^(]*>)?\(\s*\w+,\s*(\w+),?\s*\)/;

/** Of a view, the refresh looks at the component, which is exported besides, and not at the default export. */
const IGNORED = `window.__getReactRefreshIgnoredExports = ({ id }) => (${VIEW}.test(id) ? ['default'] : []);`;

export const viewRefreshPlugin = (): Plugin => ({
  name: 'pagoda-view-refresh',
  apply: 'serve',
  enforce: 'pre',
  transform(code, id) {
    const component = VIEW.test(id) ? DEFINED.exec(code)?.[1] : undefined;
    if (component === undefined) return undefined;
    return { code: `${code}\nexport { ${component} as RefreshedView };\n`, map: null };
  },
  transformIndexHtml: () => [{ tag: 'script', children: IGNORED, injectTo: 'head-prepend' }],
});
