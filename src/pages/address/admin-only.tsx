// The part of a shopper's screen that is an administrator's.
import type { ReactNode } from 'react';
import type { Role } from '~/domain/roles';
import RoleGate from '../../engine/role-gate';

const HOLDER: Role = 'admin';

export const AdminOnly = ({ children }: { children: ReactNode }) => (
  <RoleGate role={HOLDER}>{children}</RoleGate>
);
