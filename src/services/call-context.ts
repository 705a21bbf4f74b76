// What a call needs of the mall around it, and what it gives.
import type { CallError } from './call-error';

/** What the wrapper must know of the session, and whom it tells about the answers that concern everyone. */
export interface CallContext {
  headers(): Record<string, string>;
  /** Code -1: the token is void (RESP-05). */
  onLoggedOut(): void;
  /** Codes of 400 and above, HTTP statuses, network failures (RESP-03, ERR-01). */
  onFailure(error: CallError): void;
  /** Code 2 (RESP-04). */
  onFollowFirst(): void;
  /** Code -2 (RESP-06). */
  onDisabled(text: string): void;
  /** Code -3 (RESP-07). */
  onMerchantLoggedOut(): void;
}

type ContextSource = () => CallContext | Promise<CallContext>;

const SILENT: CallContext = {
  headers: () => ({}),
  onLoggedOut: () => undefined,
  onFailure: () => undefined,
  onFollowFirst: () => undefined,
  onDisabled: () => undefined,
  onMerchantLoggedOut: () => undefined,
};

let source: ContextSource = () => SILENT;

/** Says where the context of calls comes from; asked for with each call, so that it may load then. */
export function setCallContext(next: ContextSource): void {
  source = next;
}

export const callContext = async (): Promise<CallContext> => source();

export interface CallOptions {
  /** Set where the screen shows the failure itself and a modal would be in the way. */
  isQuiet?: boolean;
  file?: File;
  onProgress?: (share: number) => void;
}

export interface Answer<D> {
  data: D;
  msg: string;
  code: number;
}
