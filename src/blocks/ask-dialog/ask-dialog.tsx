// A dialog that asks for one text: a remark, a code, an address.
import { useState } from 'react';
import { Dialog } from '~/ui/dialog/dialog';
import { TextArea } from '~/ui/field/text-area';
import { TextField, type TextFieldProps } from '~/ui/field/text-field';

interface AskDialogProps {
  isOpen: boolean;
  title: string;
  label: string;
  placeholder: string;
  confirmText: string;
  initial?: string;
  maxLength?: number;
  /** Several lines. */
  isLong?: boolean;
  type?: TextFieldProps['type'];
  /** What is wrong with a text, '' for nothing; the dialog stays open meanwhile. */
  problemOf?: (text: string) => string;
  onConfirm: (text: string) => void;
  onCancel: () => void;
}

function Asking(props: Omit<AskDialogProps, 'isOpen'>) {
  const { title, label, placeholder, confirmText, initial = '', maxLength, isLong = false, type } = props;
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState('');
  const change = (next: string) => {
    setText(next);
    setProblem('');
  };
  const confirm = () => {
    const found = props.problemOf?.(text.trim()) ?? '';
    if (found === '') props.onConfirm(text.trim());
    else setProblem(found);
  };
  const field = { label, placeholder, value: text, error: problem, onChange: change };
  const limit = maxLength === undefined ? {} : { maxLength };
  return (
    <Dialog isOpen title={title} confirmText={confirmText} onConfirm={confirm} onCancel={props.onCancel}>
      {isLong ? (
        <TextArea {...field} {...limit} rows={4} />
      ) : (
        <TextField {...field} {...limit} {...(type === undefined ? {} : { type })} isStacked />
      )}
    </Dialog>
  );
}

/** Asks while it is open; each opening begins with `initial`. */
export const AskDialog = ({ isOpen, ...asked }: AskDialogProps) => (isOpen ? <Asking {...asked} /> : null);
