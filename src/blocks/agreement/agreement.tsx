// The checkbox for terms, with the terms themselves.
import { useState } from 'react';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { Sheet } from '~/ui/sheet/sheet';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { optionalPart } from '../../engine/optional-part';
import styles from './agreement.module.css';

const Text = optionalPart({
  path: 'blocks/terms',
  load: async () => ({ default: (await import('~/ui/rich-text/rich-text')).RichText }),
  room: <Skeleton shape="text" />,
});

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
          <button key={term.name} type="button" className="hit-area" onClick={() => setOpen(term)}>
            《{term.name}》
          </button>
        ))}
      </span>
      <Sheet isOpen={open !== null} onClose={() => setOpen(null)} title={open?.name ?? ''}>
        <div className={styles.terms}>{open === null ? null : <Text content={open.text} />}</div>
      </Sheet>
    </div>
  );
}
