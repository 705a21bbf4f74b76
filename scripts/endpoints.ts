// `npm run endpoints [-- --json]`: every route of the server, with its role and the refusal of all others.
import { holderOf, refusalsOf } from '~/domain/roles';
import { collectRoutes } from '~/server/app/collect-routes';
import { PLUGINS } from '~/server/app/load-plugins';

export function main(args: string[]): number {
  const rows = [...collectRoutes(PLUGINS).values()]
    .map(({ endpoint: { route, method, auth } }) => ({
      route,
      // The protocol accepts reads by either method.
      methods: method === 'GET' ? ['GET', 'POST'] : ['POST'],
      auth,
      holder: holderOf(auth),
      refusals: refusalsOf(auth),
    }))
    .sort((a, b) => a.route.localeCompare(b.route));
  if (args.includes('--json')) console.log(JSON.stringify(rows));
  else
    console.table(
      rows.map(({ refusals, ...row }) => ({ ...row, refusals: refusals.map(({ code }) => code).join(', ') })),
    );
  return 0;
}
