// Serves the mall's protocol from Vite's development server: one process, edits of the server are effective at once.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';

/** The requests that the server handles in development; Vite handles all others. */
const OURS = /\/web\/index\.php|\/studio\/api\/|\/(pictures|videos|uploads|sandbox-cashier|sandbox-wechat)\//;

interface DevModule {
  devFetch: (request: Request) => Promise<Response>;
}

async function answer(
  server: ViteDevServer,
  pair: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const { devFetch } = (await server.ssrLoadModule('/server/dev.ts')) as DevModule;
  await getRequestListener(devFetch, { overrideGlobalObjects: false })(pair.request, pair.response);
}

export const mallServerPlugin = (): Plugin => ({
  name: 'pagoda-mall-server',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (!OURS.test(request.url ?? '')) {
        next();
        return;
      }
      answer(server, { request, response }).catch((error: unknown) => {
        server.config.logger.error(String(error));
        response.statusCode = 500;
        response.end();
      });
    });
  },
});
