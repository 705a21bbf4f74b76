// Asks for a name, with the words why it cannot be that one.
import { type FormEvent, useId, useState } from 'react';
import { firstFocus } from '../editor/first-focus';
import styles from '../editor/lists.module.css';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

interface NameDialogProps {
  title: string;
  label: string;
  /** Words of the button. */
  action: string;
  onClose: () => void;
  /** Why it cannot be done; null when it was done. */
  onName: (name: string) => Promise<string | null>;
}

export function NameDialog({ title, label, action, onClose, onName }: NameDialogProps) {
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [formId, errorId] = [useId(), useId()];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const words = await onName(name);
    setBusy(false);
    if (words === null) onClose();
    else setRefusal(words);
  };
  return (
    <Dialog
      title={title}
      width={400}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={formId} look="primary" disabled={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['list']} onSubmit={(event) => void submit(event)}>
        <input
          type="text"
          aria-label={label}
          aria-describedby={errorId}
          aria-invalid={refusal !== ''}
          placeholder={label}
          maxLength={30}
          required
          value={name}
          ref={firstFocus}
          onChange={({ target }) => setName(target.value)}
        />
        <p id={errorId} className={styles['error']} role="alert">
          {refusal}
        </p>
      </form>
    </Dialog>
  );
}
