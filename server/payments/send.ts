// Calls a provider: limited in time, and again after a broken line, 429 or 5xx, as every call is idempotent by its number.
import { ProviderError } from '../ports/payment-provider';

const TIMEOUT_MS = 5000;
/** Waits before the second and the third try. */
const RETRY_DELAYS_MS: readonly number[] = [200, 1000];

export interface Sender {
  /** Performs the calls; `fetch` unless said. */
  send?: typeof fetch;
  retryDelaysMs?: readonly number[];
  timeoutMs?: number;
}

export interface ProviderAnswer {
  status: number;
  header: (name: string) => string;
  body: string;
}

const isTransient = ({ status }: ProviderAnswer): boolean => status === 429 || status >= 500;

async function trySending(request: () => Request, { send = fetch, timeoutMs = TIMEOUT_MS }: Sender) {
  const response = await send(request(), { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  const body = await response.text();
  return { status: response.status, header: (name: string) => response.headers.get(name) ?? '', body };
}

/** The last answer; throws a ProviderError without one. `request` makes a newly signed one for each try. */
export async function sendWithRetries(request: () => Request, sender: Sender): Promise<ProviderAnswer> {
  let answer: ProviderAnswer | null = null;
  let reason = '';
  for (const delayMs of [0, ...(sender.retryDelaysMs ?? RETRY_DELAYS_MS)]) {
    if (delayMs > 0) await new Promise((next) => setTimeout(next, delayMs));
    try {
      answer = await trySending(request, sender);
      if (!isTransient(answer)) return answer;
    } catch (error) {
      // Its message may hold the address, and Alipay's addresses hold what was signed.
      reason = error instanceof Error ? error.name : 'failure';
    }
  }
  if (answer === null) throw new ProviderError(`No answer of the provider: ${reason}`);
  return answer;
}
