// Owns what a route of the mall's protocol is: an endpoint of schemas/api and the function that answers it.
import type { Kysely } from 'kysely';
import type { Endpoint } from '~/schemas/endpoint';
import type { Tables } from '../db/tables';
import type { SocialAccount } from '../identity/social-account';
import type { Payments } from '../payments/payments';
import type { Upload } from './body/upload';
import type { SessionUser } from './viewer';

/**
 * What `make` gives, shared with all calls of this second that name the same `key`: everything that it depends on besides
 * the database and the second has to be in the key, and nothing in it may be one shopper's own.
 */
export type Cached = <T>(key: string, make: () => Promise<T>) => Promise<T>;

export interface Call<P> {
  params: P;
  db: Kysely<Tables>;
  /** Null for a guest. */
  user: SessionUser | null;
  /** `mobile` in a plain browser, `wechat` in the social app, else what the client says. */
  platform: string;
  /** Address of the site's folder as the client sees it, without a slash at the end. */
  origin: string;
  /** The client's IPv4 address, or the /64 of its IPv6 one: what limits count by. */
  network: string;
  /** The Cookie header as it came: the picture captcha's id travels in it. */
  cookie: string;
  now: Date;
  file: Upload | null;
  /** Referrer of the X-User-Id header, 0 when there is none. */
  referrerId: number;
  /** The raw access token, for signing out only. */
  token: string;
  payments: Payments;
  /** Who vouches for people that come from the social app. */
  social: SocialAccount;
  /** Folder of uploads and of the outbox. */
  dataFolder: string;
  keep: Cached;
}

export type LoginCall<P> = Call<P> & { user: SessionUser };

/** An answer with words of its own beside its data. */
export class Reply<D> {
  readonly data: D;
  readonly msg: string;

  constructor(data: D, msg: string) {
    this.data = data;
    this.msg = msg;
  }
}

/** All that a kept answer may depend on. */
export type CachedCall<P> = Pick<Call<P>, 'params' | 'db' | 'user' | 'platform' | 'now' | 'keep'>;

/** An answer of which a part is kept. */
interface Parts<P, D, K> {
  /** Only reads; what it gives is shared by calls, so leave it as it is. */
  make: (call: CachedCall<P>) => Promise<K>;
  complete: (kept: K, call: Call<P>) => Promise<D>;
}

export interface Route {
  endpoint: Endpoint<never, unknown>;
  /** A guest's answer, or its part, is kept until something that it shows changes. */
  isCached: boolean;
  /** Whether its body may be multipart, which attachments alone are. */
  takesFiles: boolean;
  /** Null where an answer is kept as a whole or not at all. */
  parts: Parts<never, unknown, unknown> | null;
  handle: (call: Call<never>) => Promise<unknown>;
}

/** A Response goes out as it is: pictures, and what the contract does not put into an envelope. */
type Answer<D> = Promise<D | Reply<D> | Response>;

function bind<P, D>(endpoint: Endpoint<P, D>, handle: unknown): Route {
  return { endpoint, isCached: false, takesFiles: false, parts: null, handle: handle as Route['handle'] };
}

/** A route that anyone may call; `call.user` is null for a guest. */
export function guestRoute<P, D>(endpoint: Endpoint<P, D>, handle: (call: Call<P>) => Answer<D>): Route {
  if (endpoint.auth !== 'guest') throw new Error(`${endpoint.route} is declared for ${endpoint.auth}`);
  return bind(endpoint, handle);
}

/** As `guestRoute`, for attachments: its body may be multipart, with a file. */
export function fileRoute<P, D>(endpoint: Endpoint<P, D>, handle: (call: Call<P>) => Answer<D>): Route {
  return { ...guestRoute(endpoint, handle), takesFiles: true };
}

/** As `guestRoute`, for routes that only read; what guests are answered is kept (response-cache.ts). */
export function cachedRoute<P, D>(
  endpoint: Endpoint<P, D>,
  handle: (call: CachedCall<P>) => Promise<D>,
): Route {
  return { ...guestRoute(endpoint, handle), isCached: true };
}

/** As `cachedRoute`, where each call does or tells something of its own besides. */
export function partlyCachedRoute<P, D, K>(endpoint: Endpoint<P, D>, parts: Parts<P, D, K>): Route {
  const route = guestRoute(endpoint, async (call: Call<P>) => parts.complete(await parts.make(call), call));
  return { ...route, isCached: true, parts: parts as unknown as Route['parts'] };
}

/** A route for signed-in shoppers: a guest is refused with code -1 before it runs. */
export function loginRoute<P, D>(endpoint: Endpoint<P, D>, handle: (call: LoginCall<P>) => Answer<D>): Route {
  if (endpoint.auth !== 'login') throw new Error(`${endpoint.route} is declared for ${endpoint.auth}`);
  return bind(endpoint, handle);
}
