// The checkbox for the shop's terms, with the terms themselves.
import { useState } from 'react';
import { mobileRegisterData } from '~/schemas/api/mobile.gen';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { RichText } from '~/ui/rich-text/rich-text';
import { Sheet } from '~/ui/sheet/sheet';
import { useCall } from '../../services/query';
import styles from './registered.module.css';

interface AgreementProps {
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
}

interface Terms {
  name: string;
  text: string;
}

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

export function Agreement({ isAgreed, onChange }: AgreementProps) {
  const terms = useTerms();
  const [open, setOpen] = useState<Terms | null>(null);
  if (terms.length === 0) return null;
  return (
    <div className={styles.agreement}>
      <CheckCircle isChecked={isAgreed} label="我已阅读并同意" onChange={() => onChange(!isAgreed)} />
      <span>
        我已阅读并同意
        {terms.map((term) => (
          <button key={term.name} type="button" onClick={() => setOpen(term)}>
            《{term.name}》
          </button>
        ))}
      </span>
      <Sheet isOpen={open !== null} onClose={() => setOpen(null)} title={open?.name ?? ''}>
        <div className={styles.terms}>
          <RichText content={open?.text ?? ''} />
        </div>
      </Sheet>
    </div>
  );
}
