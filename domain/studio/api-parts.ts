// Shared types of the operator API's responses: errors, parts of lists, people, uses.
import type { Uid } from './document';
import type { Pointer } from './pointer';

export type ErrorCode =
  /** 400: the request does not match this API. */
  | 'bad-request'
  /** 401: no session, or it has expired. */
  | 'signed-out'
  /** 401: wrong login or password. */
  | 'wrong-password'
  /** 401: signing in needs the answer of a picture captcha. */
  | 'captcha'
  /** 403: the role is not allowed; a foreign Origin, or no `X-Studio`. */
  | 'role'
  | 'origin'
  /** 403: `at` names a block that an owner has locked; as the response to operations: `OpsClashed`. */
  | 'locked'
  /** 404. */
  | 'not-found'
  /** 409: the draft, page or row has changed since `If-Match` or `version`; `current` is the current version. */
  | 'stale'
  /** 409: some operations do not apply: `OpsClashed`. */
  | 'clash'
  /** 409: still referenced: `current` is a list of `Use`. */
  | 'in-use'
  /** 409: not possible in the current state. */
  | 'state'
  /** 409: the Idempotency-Key was used for another request. */
  | 'replayed'
  /** 410: an old version, or an expired preview link. */
  | 'gone'
  /** 412. */
  | 'protocol'
  /** 413. */
  | 'too-large'
  /** 415. */
  | 'picture'
  /** 422: `fields` lists the invalid ones. */
  | 'invalid'
  /** 429: `Retry-After` in seconds. */
  | 'too-fast'
  /** 500 and 503. */
  | 'failed';

export interface FieldError {
  pointer: Pointer;
  message: string;
}

/** The body of every error response. */
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

/** A reference to a picture, a module or a template. */
export interface Use {
  doc: string;
  title: string;
  isLive: boolean;
  uid?: Uid;
  at?: Pointer;
}
