// The methods of each address: OPTIONS lists them, HEAD is handled as GET, others are refused with 405.
import type { Context, Next } from 'hono';
import { isStudioCall } from './studio-address';
import { HttpError } from './http-error';

/** Calls, the sandboxes' pages with forms, and notices of payment providers. */
const TAKES_POST = /\/web\/index\.php$|\/sandbox-cashier\/|\/sandbox-wechat\/|\/payment-notice\//;

const EVERY = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const allowedAt = (path: string): readonly string[] => {
  if (isStudioCall(path)) return EVERY;
  return TAKES_POST.test(path) ? ['GET', 'HEAD', 'POST', 'OPTIONS'] : ['GET', 'HEAD', 'OPTIONS'];
};

/** The method that a request is handled as: the body of a HEAD's answer is dropped when it is sent. */
export const methodOf = ({ req }: Context): string => (req.method === 'HEAD' ? 'GET' : req.method);

/** Answers OPTIONS with 204; throws an HttpError (405) for a method that the address does not allow. */
export async function answerOptions(context: Context, next: Next): Promise<Response | undefined> {
  const allowed = allowedAt(context.req.path);
  const headers = { Allow: allowed.join(', ') };
  if (context.req.method === 'OPTIONS') return context.body(null, 204, headers);
  if (!allowed.includes(context.req.method)) throw new HttpError(405, headers);
  await next();
  return undefined;
}
