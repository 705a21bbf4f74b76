// The terms of an account.
import { mobileRegisterData } from '~/schemas/api/mobile.gen';
import type { Terms } from '../../blocks/agreement/agreement';
import { useCall } from '../../services/query';

/** Terms of the shop; none where it shows none, and then no agreement is needed. */
export function useTerms(): Terms[] {
  const { data } = useCall(mobileRegisterData, {}, { isQuiet: true, staleMs: 600_000 });
  if (data === undefined || data.is_show_agreement !== 1) return [];
  const all = [
    { name: data.agreement_name, text: data.agreement },
    { name: data.declare_name, text: data.declare },
  ];
  return all.filter(({ name }) => name !== '');
}
