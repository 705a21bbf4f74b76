// What a role is proved from: the caller of a session, and what his call carries.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import type { SessionUser } from './viewer';

export interface RoleClaim {
  db: Kysely<Tables>;
  user: SessionUser;
  /** The header Mch-Access-Token. */
  merchantToken: string;
  /** The parameters as they came, before they are validated. */
  values: Readonly<Record<string, unknown>>;
  now: Date;
}

/** What a handler may rely on, or null where the shopper does not hold the role. */
export type RoleProof<T> = (claim: RoleClaim) => Promise<T | null>;

/** Roles that plugins prove; nobody holds one whose plugin is not there. */
export interface PluginProofs {
  mch: RoleProof<{ mchId: number }>;
}
