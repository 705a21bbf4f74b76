// The HTTP client of the mall: every call of the backend goes through it (CALL-01). Its code loads with the first call.
import type { Endpoint } from '~/schemas/endpoint';
import type { Answer, CallOptions } from './call-context';

/** Loads what sends calls; a failure is met again by the first call. */
export const loadCaller = () => import('./caller');

/**
 * Calls an endpoint and resolves to data and message. Rejects with a CallError; codes that concern the whole mall
 * (network, statuses, codes of 400 and above, -1, -2, -3, 2) have been shown by then, a refusal (`isRefusal`) has not.
 */
export async function callFor<P, D>(
  endpoint: Endpoint<P, D>,
  params: P,
  options: CallOptions = {},
): Promise<Answer<D>> {
  const caller = await loadCaller();
  return caller.callFor(endpoint, params, options);
}

/** As `callFor`, but resolves to the data alone. */
export const call = async <P, D>(
  endpoint: Endpoint<P, D>,
  params: P,
  options: CallOptions = {},
): Promise<D> => (await callFor(endpoint, params, options)).data;
