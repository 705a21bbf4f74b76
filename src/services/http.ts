// Owns calling the backend: the only caller (CALL-01). Its code loads with the first call, as home needs none to paint.
import type { Endpoint } from '~/schemas/endpoint';
import type { Answer, CallOptions } from './call-context';

/**
 * Calls an endpoint and gives data and message. Rejects with a CallError; those that concern everyone (network,
 * statuses, codes of 400 and above, -1, -2, -3, 2) have been shown by then, a refusal (`isRefusal`) has not.
 */
export async function callFor<P, D>(
  endpoint: Endpoint<P, D>,
  params: P,
  options: CallOptions = {},
): Promise<Answer<D>> {
  const caller = await import('./caller');
  return caller.callFor(endpoint, params, options);
}

/** As `callFor`, but gives the data alone. */
export const call = async <P, D>(
  endpoint: Endpoint<P, D>,
  params: P,
  options: CallOptions = {},
): Promise<D> => (await callFor(endpoint, params, options)).data;
