// An input whose limit counts letters as people do: the browser's own counts an emoji twice.
import { type ComponentProps, useState } from 'react';
import { cutComposed } from './composed-text';

interface LimitedInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string;
  onText: (text: string) => void;
}

export function LimitedInput({ maxLength, value, onText, ...rest }: LimitedInputProps) {
  /** The text before an input method composes, which may be longer meanwhile; null while none does. */
  const [before, setBefore] = useState<string | null>(null);
  return (
    <input
      {...rest}
      value={value}
      onChange={({ currentTarget }) =>
        onText(before === null ? cutComposed(currentTarget, value, maxLength) : currentTarget.value)
      }
      onCompositionStart={() => setBefore(value)}
      onCompositionEnd={({ currentTarget }) => {
        setBefore(null);
        onText(cutComposed(currentTarget, before ?? value, maxLength));
      }}
    />
  );
}
