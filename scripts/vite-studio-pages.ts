// Serves the operators' studio from Vite's development server, at the addresses of the built one.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { defaultAllowedOrigins, type Plugin, type ViteDevServer } from 'vite';

const PAGES: Readonly<Record<string, string>> = {
  '/studio/': 'index.html',
  '/studio/index.html': 'index.html',
  '/studio/preview.html': 'preview.html',
  '/studio/phone.html': 'phone.html',
};

/** The page, whose code stands in another folder than its address. */
async function pageOf(server: ViteDevServer, url: string, name: string): Promise<string> {
  const html = await readFile(resolve(server.config.root, 'editor-preview', name), 'utf8');
  return server.transformIndexHtml(url, html.replaceAll('src="./', 'src="/editor-preview/'));
}

export const studioPagesPlugin = (): Plugin => ({
  name: 'pagoda-studio-pages',
  apply: 'serve',
  // The origin of the preview's frame is opaque: it reads code from another one, as in the built studio.
  config: () => ({ server: { cors: { origin: [defaultAllowedOrigins, 'null'] } } }),
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?');
      const page = PAGES[path];
      if (path === '/studio') {
        response.writeHead(308, { Location: '/studio/' }).end();
      } else if (page !== undefined) {
        pageOf(server, path, page).then(
          (html) => response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html),
          next,
        );
      } else if (path.startsWith('/studio/')) {
        response.writeHead(404).end();
      } else next();
    });
  },
});
