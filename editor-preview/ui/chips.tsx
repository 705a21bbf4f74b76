// A choice of one of a few words, all in sight.
import styles from './chips.module.css';

interface ChipsProps<Key extends string> {
  label: string;
  choices: readonly (readonly [key: Key, words: string])[];
  chosen: Key;
  onChoose: (key: Key) => void;
}

export const Chips = <Key extends string>({ label, choices, chosen, onChoose }: ChipsProps<Key>) => (
  <fieldset className={styles['chips']} aria-label={label}>
    {choices.map(([key, words]) => (
      <button key={key} type="button" aria-pressed={chosen === key} onClick={() => onChoose(key)}>
        {words}
      </button>
    ))}
  </fieldset>
);
