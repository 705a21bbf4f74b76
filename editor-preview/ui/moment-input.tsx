// A moment on the mall's clock, in the browser's own input: what is typed stays as it is until the input is left.
import { useState } from 'react';
import { inputOf, momentOf } from '~/domain/studio/moments';
import { DateInput } from './date-input';

interface MomentInputProps {
  id?: string | undefined;
  /** ISO text; empty without a moment. */
  value: string;
  onChange: (value: string) => void;
  isRequired?: boolean;
}

export function MomentInput({ id, value, onChange, isRequired = false }: MomentInputProps) {
  // Written back with every figure, a year that is half typed would be another one.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <DateInput
      id={id}
      type="datetime-local"
      step={1}
      required={isRequired}
      value={typed ?? (value === '' ? '' : inputOf(Date.parse(value)))}
      onText={(text) => {
        setTyped(text);
        onChange(momentOf(text) ?? '');
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
