// A mall whose protocol has other routes than its own.
import { Hono } from 'hono';
import { protocolOptions } from '~/server/app/app';
import { httpErrorOf, respondWithError } from '~/server/http/http-error';
import { answer } from '~/server/http/protocol';
import type { Route } from '~/server/http/route';
import { type Mall, SECRET } from './mall-helpers';

type Routes = ReadonlyMap<string, Route>;

/** The mall with the routes that `change` makes of its own. */
export function withRoutes(mall: Mall, change: (own: Routes) => Routes, { isChecking = true } = {}): Mall {
  const options = { ...mall, site: null, isChecking, secret: SECRET };
  const protocol = protocolOptions({ ...options, onFailure: (error) => mall.failures.push(error) });
  const routes = change(protocol.routes);
  const app = new Hono();
  app.onError((error, context) => {
    const httpError = httpErrorOf(error);
    return httpError === null ? context.text(String(error), 500) : respondWithError(context, httpError);
  });
  app.all('*', (context) => answer(context, { ...protocol, routes }));
  return { ...mall, app };
}
