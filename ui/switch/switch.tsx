// A switch that takes effect at once.
import styles from './switch.module.css';

type SwitchProps = {
  isOn: boolean;
  /** Accessible name of the switched setting. */
  label: string;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
};

/** A switch (role switch on a native checkbox). */
export function Switch({ isOn, label, isDisabled = false, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        className={`${styles.control} hit-control`}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.track} aria-hidden />
    </label>
  );
}
