// The type of an API endpoint, generated from schemas/api/*.json and shared by client and server.
import type { PluginRole } from './plugin-roles.gen';
import type { Shape } from './shape';

/** Who may call an endpoint or see a screen: `guest` anyone, the others a holder of the role (domain/roles.ts). */
export type EndpointAuth =
  | 'guest'
  | 'login'
  | 'clerk'
  | 'mch'
  | 'distributor'
  | 'admin'
  | 'operator'
  // Never, where no plugin states a role.
  // oxlint-disable-next-line typescript/no-redundant-type-constituents
  | PluginRole;

/**
 * One route of the mall's HTTP protocol for callers of `A`. `P` is the parameters' type, `D` that of `data` in the answer.
 * `json` names the parameters that travel as JSON text inside a form field; `file` says the body is multipart.
 */
export interface Endpoint<P, D, A extends EndpointAuth = EndpointAuth> {
  readonly route: string;
  readonly method: 'GET' | 'POST';
  /** How our client sends it: what changes data is sent by POST, also where the contract says GET (NS-08). */
  readonly sentBy: 'GET' | 'POST';
  /** Parameters that must never be in an address. */
  readonly secret?: readonly string[];
  readonly auth: A;
  readonly json?: readonly string[];
  readonly file?: true;
  /** True when the payload is beside `code` and `msg` instead of in `data` (api/footprint/footprint). */
  readonly topLevel?: true;
  readonly answer: Shape;
  /** Carries the types only; never set. */
  readonly types?: (params: P) => D;
}

/** Where an answer has its rows (`x-list` of its schema). */
export interface ListShape {
  /** Property of the answer that holds them; names with dots between where it is inside of others. */
  readonly rows: string;
  /** Property that tells one row from another; absent where rows have none. */
  readonly key?: string;
  /**
   * Rows a page of our server, where the caller asks for no number; other malls have sizes of their own. 0 where one
   * answer has all rows.
   */
  readonly size: number;
}

/** An endpoint that answers a list of `R`, page by page. */
export interface ListEndpoint<P, D, R, A extends EndpointAuth = EndpointAuth> extends Endpoint<P, D, A> {
  readonly list: ListShape;
  /** Carries the type only; never set. */
  readonly row?: R;
}

/** Row of a property that holds them: a list, or an object with one a key (such as a day). */
export type RowOf<L> = L extends readonly (infer R)[]
  ? R
  : L extends Readonly<Record<string, infer R>>
    ? R
    : never;

export type ParamsOf<E> = E extends Endpoint<infer P, infer _D> ? P : never;
export type DataOf<E> = E extends Endpoint<infer _P, infer D> ? D : never;
