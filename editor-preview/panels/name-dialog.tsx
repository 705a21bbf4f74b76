// Asks for a name, with the words why it cannot be that one.
import { type ReactNode, useId, useState } from 'react';
import { Ask } from '../shell/ask';
import { firstFocus } from '../ui/first-focus';
import { LimitedInput } from '../ui/limited-input';
import styles from '../ui/lists.module.css';

interface NameDialogProps {
  title: string;
  label: string;
  /** Words of the button. */
  action: string;
  onClose: () => void;
  /** Why it cannot be done; null when it was done. */
  onName: (name: string) => Promise<string | null>;
  /** What else is asked. */
  children?: ReactNode;
}

export function NameDialog({ title, label, action, onClose, onName, children }: NameDialogProps) {
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState('');
  const errorId = useId();
  const act = async () => {
    const words = await onName(name);
    setRefusal(words ?? '');
    return words === null;
  };
  return (
    <Ask title={title} word={action} act={act} onClose={onClose}>
      <LimitedInput
        type="text"
        aria-label={label}
        aria-describedby={errorId}
        aria-invalid={refusal !== ''}
        placeholder={label}
        maxLength={30}
        required
        value={name}
        ref={firstFocus}
        onText={setName}
      />
      {children}
      <p id={errorId} className={styles['error']} role="alert">
        {refusal}
      </p>
    </Ask>
  );
}
