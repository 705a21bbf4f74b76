// `npm run routes [-- --json]`: every screen, from its definition, with its required role.
import { holderOf } from '~/domain/roles';
import type { PageAuth, PageDefinition } from '~/src/engine/define-page';
import { installBrowserShims } from '~/src/app/browser-shims';

interface Row {
  path: string;
  title: string;
  kind: string;
  auth: PageAuth;
  holder: string;
  plugin: string | null;
  params: { name: string; required: boolean }[];
  endpoints: string[];
}

async function rowOf(page: PageDefinition): Promise<Row> {
  const { path, title, auth, plugin = null, query = {}, body, endpoints = [] } = page;
  const params = Object.entries(query).map(([name, param]) => ({ name, required: param.isRequired }));
  const routes = new Set([...body.endpoints, ...endpoints].map(({ route }) => route));
  return {
    path,
    title,
    kind: body.kind,
    auth,
    holder: holderOf(auth),
    plugin,
    params,
    endpoints: [...routes],
  };
}

export async function main(args: string[]): Promise<number> {
  // Screens access browser globals when their modules load (storage, the address).
  installBrowserShims();
  const { routes } = await import('~/src/app/routes.gen');
  const pages = await Promise.all(Object.values(routes).map((load) => load()));
  const rows = await Promise.all(pages.map(({ default: page }) => rowOf(page as unknown as PageDefinition)));
  if (args.includes('--json')) console.log(JSON.stringify(rows));
  else
    console.table(
      rows.map(({ params, endpoints, ...row }) => ({
        ...row,
        params: params.length,
        endpoints: endpoints.length,
      })),
    );
  return 0;
}
