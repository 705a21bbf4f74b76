// What all answers of the operator API are made of: errors, parts of lists, people, uses.
import type { Uid } from './document';
import type { Pointer } from './pointer';

export type ErrorCode =
  /** 400: the request is none of this API's. */
  | 'bad-request'
  /** 401: no session, or it is over. */
  | 'signed-out'
  /** 401: wrong login or password. */
  | 'wrong-password'
  /** 403: the role may not; another's Origin, or no `X-Studio`. */
  | 'role'
  | 'origin'
  /** 404. */
  | 'not-found'
  /** 409: the draft, page or row has changed since `If-Match` or `version`; `current` tells the version that is there. */
  | 'stale'
  /** 409: some operations do not apply: `OpsClashed`. */
  | 'clash'
  /** 409: something still refers to it: `current` is a list of `Use`. */
  | 'in-use'
  /** 409: not possible in the state that it is in. */
  | 'state'
  /** 409: the Idempotency-Key was used for another request. */
  | 'replayed'
  /** 410: an old version, or a preview link that ended. */
  | 'gone'
  /** 412. */
  | 'protocol'
  /** 413. */
  | 'too-large'
  /** 415. */
  | 'picture'
  /** 422: `fields` tells which. */
  | 'invalid'
  /** 429: `Retry-After` tells the seconds. */
  | 'too-fast'
  /** 500 and 503. */
  | 'failed';

export interface FieldError {
  pointer: Pointer;
  message: string;
}

/** The body of every answer that is no success. */
export interface ErrorAnswer {
  error: { code: ErrorCode; message: string; at?: Pointer; fields?: FieldError[]; current?: unknown };
}

/** A part of a list; `next` is the `cursor` of the following part, null at the end. */
export interface Part<T> {
  items: T[];
  next: string | null;
}

export interface Person {
  id: number;
  name: string;
}

/** What refers to a picture, a module or a template. */
export interface Use {
  doc: string;
  title: string;
  isLive: boolean;
  uid?: Uid;
  at?: Pointer;
}
