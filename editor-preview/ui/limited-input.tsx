// An input whose limit counts letters as people do: the browser's own counts an emoji twice, and cuts without a word.
import { type ComponentProps, useState } from 'react';
import { cutComposed } from './composed-text';
import { isInputMethodKey } from './input-method';

interface LimitedInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string;
  onText: (text: string) => void;
}

export function LimitedInput({ maxLength, value, onText, onKeyDown, onBlur, ...rest }: LimitedInputProps) {
  /** The text before an input method composes, which may be longer meanwhile; null while none does. */
  const [before, setBefore] = useState<string | null>(null);
  const write = (input: HTMLInputElement, was: string) => {
    const typed = input.value;
    const text = cutComposed(input, was, maxLength);
    onText(text);
    if (text === typed) return;
    input.setCustomValidity(`最多 ${maxLength} 个字，多出来的没有放进去`);
    input.reportValidity();
  };
  return (
    <input
      {...rest}
      value={value}
      onChange={({ currentTarget }) => {
        currentTarget.setCustomValidity('');
        if (before === null) write(currentTarget, value);
        else onText(currentTarget.value);
      }}
      onCompositionStart={() => setBefore(value)}
      onCompositionEnd={({ currentTarget }) => {
        setBefore(null);
        write(currentTarget, before ?? value);
      }}
      // What was cut is no fault of the text that is left: it can be sent.
      onKeyDown={(event) => {
        if (!isInputMethodKey(event)) event.currentTarget.setCustomValidity('');
        onKeyDown?.(event);
      }}
      onBlur={(event) => {
        event.currentTarget.setCustomValidity('');
        onBlur?.(event);
      }}
    />
  );
}
