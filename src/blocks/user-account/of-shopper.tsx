// What a form about the shopper begins with: his information, and the prompt for the pay password where an act may need it.
import type { ReactNode } from 'react';
import type { UserUserInfoData } from '~/schemas/api/user.gen';
import { PasswordPrompt } from '../pay-password/password-prompt';
import { WithInfo } from './with-info';

interface OfShopperProps {
  children: (found: { info: UserUserInfoData }) => ReactNode;
}

/** Loads the shopper's information. */
export const OfShopper = ({ children }: OfShopperProps) => (
  <WithInfo>{(info) => children({ info })}</WithInfo>
);

/** Nothing to load; the pay password may be asked for. */
export const Guarded = ({ children }: { children: (found: object) => ReactNode }) => (
  <>
    {children({})}
    <PasswordPrompt />
  </>
);
