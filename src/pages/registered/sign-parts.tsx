// What signing in and registering share: their parameters, the terms with the consent.
import type { ReactNode } from 'react';
import { Agreement, type Terms } from '../../blocks/agreement/agreement';
import type { FormState } from '../../engine/archetypes/form';
import { optionalId, type QueryOf, text } from '../../engine/params';
import { toast } from '../../state/overlays';
import { useTerms } from './terms';
import { useLeaving } from './use-leaving';

export const SIGN_QUERY = { user_id: optionalId('shopper'), back: text() };
export type SignQuery = QueryOf<typeof SIGN_QUERY>;

interface WithTermsProps {
  children: (found: { terms: readonly Terms[] }) => ReactNode;
}

export function WithTerms({ children }: WithTermsProps) {
  useLeaving();
  return children({ terms: useTerms() });
}

interface Consent {
  isAgreed: boolean;
}

/** Says so where it is missing. */
export function hasAgreed({ terms }: { terms: readonly Terms[] }, { isAgreed }: Consent): boolean {
  if (isAgreed || terms.length === 0) return true;
  toast('请先阅读并同意协议');
  return false;
}

interface AgreeProps {
  context: { terms: readonly Terms[] };
  form: FormState<Consent>;
}

export const AgreeToTerms = ({ context, form: { values, set } }: AgreeProps) => (
  <Agreement
    terms={context.terms}
    isAgreed={values.isAgreed}
    onChange={(isAgreed) => set('isAgreed', isAgreed)}
  />
);
