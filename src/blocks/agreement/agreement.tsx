// The checkbox for terms, with the terms themselves.
import { useState } from 'react';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { RichText } from '~/ui/rich-text/rich-text';
import { Sheet } from '~/ui/sheet/sheet';
import styles from './agreement.module.css';

export interface Terms {
  name: string;
  /** HTML of the operator. */
  text: string;
}

interface AgreementProps {
  terms: readonly Terms[];
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
}

/** Nothing where there are no terms. */
export function Agreement({ terms, isAgreed, onChange }: AgreementProps) {
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
