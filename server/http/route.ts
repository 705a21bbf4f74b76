// A route of the mall's protocol: an endpoint of schemas/api and the function that handles it.
import type { Kysely } from 'kysely';
import type { Endpoint } from '~/schemas/endpoint';
import type { Tables } from '../db/tables';
import type { Gate } from '../pictures/raster/gate';
import type { SocialAccount } from '../ports/social-account';
import type { Payables } from '../ports/payable';
import type { PaymentProviders } from '../ports/payments';
import type { InstalledPlugins } from '../ports/plugin';
import type { Upload } from './body/upload';
import type { Lane } from './lane';
import type { Role } from '~/domain/roles';
import type { ProofOf } from './roles';
import type { SessionUser } from '../ports/viewer';
import type { ViewCount } from '../ports/view-count';

/**
 * The result of `make`, shared by all calls of this second with the same `key`: the key must contain everything that it
 * depends on besides the database and the second, and the result nothing private to one shopper.
 */
export type Cached = <T>(key: string, make: () => Promise<T>) => Promise<T>;

/** What the handler of a route is given. */
export interface Call<P> {
  /** Validated by the schema of the endpoint. */
  params: P;
  /** Of the mall. */
  db: Kysely<Tables>;
  /** Null for a guest. */
  user: SessionUser | null;
  /** `mobile` in a plain browser, `wechat` in the social app, else what the client sends. */
  platform: string;
  /** Address of the site's folder as the client sees it, without a slash at the end. */
  origin: string;
  /** The client's IPv4 address, or the /64 of its IPv6 one: what rate limits count by. */
  network: string;
  /** The raw Cookie header: it carries the picture captcha's id. */
  cookie: string;
  /** The mall's clock. */
  now: Date;
  /** The uploaded file; null without one. */
  file: Upload | null;
  /** Referrer of the X-User-Id header, 0 when there is none. */
  referrerId: number;
  /** The raw access token, for signing out only. */
  token: string;
  /** The payment providers of the mall. */
  payments: PaymentProviders;
  /** What payments can be for. */
  payables: Payables;
  /** Those that are built in. */
  plugins: InstalledPlugins;
  /** Signs shoppers in through the social app. */
  social: SocialAccount;
  /** Folder of uploads and of the outbox. */
  dataFolder: string;
  /** Shares a result among the calls of a second. */
  cached: Cached;
  /** Bounds the checkouts that run at once. */
  checkouts: Gate;
  /** Counts views of goods pages. */
  views: ViewCount;
}

/** A call of a signed-in shopper. */
export type LoginCall<P> = Call<P> & {
  /** Never a guest. */
  user: SessionUser;
};

/** Of a holder of the role, with what its proof found (roles.ts). */
export type RoleCall<P, R extends Role> = LoginCall<P> & {
  /** What the proof of the role found, such as the store of a clerk. */
  proof: ProofOf<R>;
};

/** An answer with a message beside its data. */
export class Reply<D> {
  readonly data: D;
  readonly msg: string;

  constructor(data: D, msg: string) {
    this.data = data;
    this.msg = msg;
  }
}

/** All that a cached answer may depend on. */
export type CachedCall<P> = Pick<
  Call<P>,
  'params' | 'db' | 'user' | 'platform' | 'now' | 'cached' | 'plugins'
>;

/** An answer of which a part is cached. */
interface Parts<P, D, K> {
  /** Only reads; its result is shared by calls and must not be mutated. */
  make: (call: CachedCall<P>) => Promise<K>;
  complete: (cached: K, call: Call<P>) => Promise<D>;
}

export interface Route {
  endpoint: Endpoint<never, unknown>;
  /** A guest's answer, or its part, is cached until a table that it read is written. */
  isCached: boolean;
  /** Whether its body may be multipart, which only those of attachments are. */
  takesFiles: boolean;
  /** Whose places its calls take (admission.ts). */
  lane: Lane;
  /** Null where an answer is cached as a whole or not at all. */
  parts: Parts<never, unknown, unknown> | null;
  handle: (call: Call<never>) => Promise<unknown>;
}

/** A Response is sent unchanged: pictures, and what the contract does not put into an envelope. */
type Answer<D> = Promise<D | Reply<D> | Response>;

function bind<P, D>(endpoint: Endpoint<P, D>, handle: unknown): Route {
  return {
    endpoint,
    isCached: false,
    takesFiles: false,
    lane: 'browsing',
    parts: null,
    handle: handle as Route['handle'],
  };
}

/** A route that anyone may call; `call.user` is null for a guest. */
export const guestRoute = <P, D>(
  endpoint: Endpoint<P, D, 'guest'>,
  handle: (call: Call<P>) => Answer<D>,
): Route => bind(endpoint, handle);

/** As `guestRoute`, for attachments: its body may be multipart, with a file. */
export function fileRoute<P, D>(
  endpoint: Endpoint<P, D, 'guest'>,
  handle: (call: Call<P>) => Answer<D>,
): Route {
  return { ...guestRoute(endpoint, handle), takesFiles: true, lane: 'uploading' };
}

/** As `guestRoute`, for routes that only read; answers to guests are cached (response-cache.ts). */
export function cachedRoute<P, D>(
  endpoint: Endpoint<P, D, 'guest'>,
  handle: (call: CachedCall<P>) => Promise<D>,
): Route {
  return { ...guestRoute(endpoint, handle), isCached: true };
}

/** As `cachedRoute`, where each call also writes, or adds something of its own. */
export function partlyCachedRoute<P, D, K>(endpoint: Endpoint<P, D, 'guest'>, parts: Parts<P, D, K>): Route {
  const route = guestRoute(endpoint, async (call: Call<P>) => parts.complete(await parts.make(call), call));
  return { ...route, isCached: true, parts: parts as unknown as Route['parts'] };
}

/** A route for signed-in shoppers: a guest is refused with code -1 before it runs. */
export const loginRoute = <P, D>(
  endpoint: Endpoint<P, D, 'login'>,
  handle: (call: LoginCall<P>) => Answer<D>,
): Route => bind(endpoint, handle);

/** A route for holders of the role that its endpoint names: everyone else is refused by the role's code before it runs. */
export const roleRoute = <P, D, R extends Exclude<Role, 'login'>>(
  endpoint: Endpoint<P, D, R>,
  handle: (call: RoleCall<P, R>) => Answer<D>,
): Route => bind(endpoint, handle);
