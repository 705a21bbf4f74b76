// The context of calls: the session's data that they send, and the handlers of codes.
import type { EndpointAuth } from '~/schemas/endpoint';
import type { CallError } from '../base/call-error';

/** The caller's view of the session, and its handlers of response codes that concern the whole mall. */
export interface CallContext {
  /** Of a call to an endpoint for these callers. */
  headers(auth: EndpointAuth): Record<string, string>;
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

/** Sets the loader of the call context; awaited by each call, so that it may load lazily. */
export function setCallContext(next: ContextSource): void {
  source = next;
}

export const callContext = async (): Promise<CallContext> => source();

export interface CallOptions {
  /** Set where the screen shows the failure itself, so that no modal opens. */
  isQuiet?: boolean;
  file?: File;
  onProgress?: (share: number) => void;
}

export interface Answer<D> {
  data: D;
  msg: string;
  code: number;
}
