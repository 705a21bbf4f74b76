// A row whose value is chosen from a few texts on a wheel.
import { useState } from 'react';
import { TapRow } from '~/ui/field/tap-row';
import { Picker } from '~/ui/picker/picker';

interface ChoiceFieldProps {
  label: string;
  /** '' for none. */
  value: string;
  options: readonly string[];
  placeholder?: string;
  /** Title of the wheel; the placeholder with the label when absent. */
  title?: string;
  name?: string;
  error?: string;
  onChange: (value: string) => void;
}

export function ChoiceField(props: ChoiceFieldProps) {
  const { label, value, options, placeholder = '请选择', error = '', onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <TapRow
        label={label}
        value={value}
        placeholder={placeholder}
        error={error}
        {...(props.name === undefined ? {} : { name: props.name })}
        onTap={() => setIsOpen(true)}
      />
      <Picker
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={props.title ?? `${placeholder}${label}`}
        tree={options.map((text) => ({ id: text, text }))}
        columns={[label]}
        value={[value]}
        onConfirm={([chosen]) => {
          if (chosen !== undefined) onChange(chosen.text);
          setIsOpen(false);
        }}
      />
    </>
  );
}
