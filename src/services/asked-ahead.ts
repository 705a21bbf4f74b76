// Answers on their way to screens whose code is still loading: the screen's own call takes one instead of asking again.
import { ERROR_VIEW_DELAY_MS } from '~/domain/constants';
import { registerCache } from './caches';
import type { WireResponse } from './wire';

interface Ahead {
  response: Promise<WireResponse>;
  /** By `performance.now()`; a screen that takes longer has shown its error view by then. */
  untilMs: number;
}

const ahead = new Map<string, Ahead>();

/** Route and parameters as they are sent. */
const keyOf = (route: string, fields: readonly (readonly [string, string])[]): string =>
  JSON.stringify([route, fields]);

export function keepAhead(
  route: string,
  fields: readonly (readonly [string, string])[],
  response: Promise<WireResponse>,
): void {
  // Whoever takes it meets the failure.
  response.catch(() => undefined);
  ahead.set(keyOf(route, fields), { response, untilMs: performance.now() + ERROR_VIEW_DELAY_MS });
}

/** Once; undefined where nothing was asked, or too long ago. */
export function takeAhead(
  route: string,
  fields: readonly (readonly [string, string])[],
): Promise<WireResponse> | undefined {
  const key = keyOf(route, fields);
  const kept = ahead.get(key);
  ahead.delete(key);
  return kept !== undefined && kept.untilMs > performance.now() ? kept.response : undefined;
}

registerCache(() => ahead.clear());
