// A row whose value is chosen from a few texts in a list: all of them are seen at once, and a tap chooses.
import { useState } from 'react';
import { TapRow } from '~/ui/field/tap-row';
import { Icon } from '~/ui/icon/icon';
import { Sheet } from '~/ui/sheet/sheet';
import styles from './choice-field.module.css';

interface ChoiceFieldProps {
  label: string;
  /** '' for none. */
  value: string;
  options: readonly string[];
  placeholder?: string;
  /** Title of the sheet; the placeholder with the label when absent. */
  title?: string;
  name?: string;
  error?: string;
  onChange: (value: string) => void;
}

export function ChoiceField(props: ChoiceFieldProps) {
  const { label, value, options, placeholder = '请选择', error = '', onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const choose = (text: string) => {
    onChange(text);
    setIsOpen(false);
  };
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
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={props.title ?? `${placeholder}${label}`}>
        <div role="radiogroup" aria-label={label} className={styles.list}>
          {options.map((text) => (
            <button
              key={text}
              type="button"
              // A row of the sheet is a button that closes it; a radio input would change on every arrow key.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="radio"
              aria-checked={text === value}
              className={styles.option}
              onClick={() => choose(text)}
            >
              {text}
              {text === value ? <Icon name="check" size={36} /> : null}
            </button>
          ))}
        </div>
      </Sheet>
    </>
  );
}
