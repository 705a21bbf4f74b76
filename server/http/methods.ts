// The methods that each address takes: OPTIONS says which, HEAD is answered as GET, others are refused with 405.
import type { Context, Next } from 'hono';
import { HttpRefusal } from './refuse';

/** Calls, and the sandboxes' pages with forms in them. */
const TAKES_POST = /\/web\/index\.php$|\/sandbox-cashier\/|\/sandbox-wechat\//;

const allowedAt = (path: string): readonly string[] =>
  TAKES_POST.test(path) ? ['GET', 'HEAD', 'POST', 'OPTIONS'] : ['GET', 'HEAD', 'OPTIONS'];

/** The method that a request is answered by: the body of a HEAD's answer is dropped on its way out. */
export const methodOf = ({ req }: Context): string => (req.method === 'HEAD' ? 'GET' : req.method);

/** Answers OPTIONS with 204; throws a refusal (405) for a method that the address does not take. */
export async function answerOptions(context: Context, next: Next): Promise<Response | undefined> {
  const allowed = allowedAt(context.req.path);
  const headers = { Allow: allowed.join(', ') };
  if (context.req.method === 'OPTIONS') return context.body(null, 204, headers);
  if (!allowed.includes(context.req.method)) throw new HttpRefusal(405, headers);
  await next();
  return undefined;
}
