// Kysely types of the table of 108-roles.sql.
import type { Role } from '~/domain/roles';
import type { TimeNow } from './columns';

/** Roles that are granted by a row; the others are proved by what was there: a session, users, merchants. */
export type GrantedRole = Exclude<Role, 'login' | 'clerk' | 'mch' | 'admin'>;

export interface UserRolesTable {
  user_id: number;
  role: GrantedRole;
  granted_at: TimeNow;
}
