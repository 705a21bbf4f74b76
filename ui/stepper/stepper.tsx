// A stepper for whole numbers, with buttons and typing.
import { useState } from 'react';
import { Icon } from '../icon/icon';
import styles from './stepper.module.css';

export type StepperLimit = 'minimum' | 'maximum';

export type StepperProps = {
  value: number;
  /** 1 when absent. */
  min?: number;
  /** The largest safe integer when absent. */
  max?: number;
  step?: number;
  isDisabled?: boolean;
  /** Accessible name. 数量 when absent. */
  label?: string;
  onChange: (value: number) => void;
  /** Called when a value beyond a limit was requested (库存不足, 起售); the limit becomes the value. */
  onLimit?: (limit: StepperLimit) => void;
};

const STEPS = {
  minus: { label: '减少', className: `${styles.button} hit-area` },
  plus: { label: '增加', className: `${styles.button} ${styles.plus} hit-area` },
} as const;

type StepProps = Pick<StepperProps, 'onLimit'> & {
  icon: keyof typeof STEPS;
  isAtLimit: boolean;
  onStep: () => void;
};

/** At its limit it stays tappable where a handler shows the reason (起售). */
const Step = ({ icon, isAtLimit, onLimit, onStep }: StepProps) => (
  <button
    type="button"
    className={STEPS[icon].className}
    aria-label={STEPS[icon].label}
    disabled={isAtLimit && onLimit === undefined}
    data-limit={isAtLimit || undefined}
    onClick={onStep}
  >
    <Icon name={icon} size={28} />
  </button>
);

/** A number field between minus and plus. A typed number applies on blur or Enter. */
export function Stepper(props: StepperProps) {
  const {
    value,
    min = 1,
    max = Number.MAX_SAFE_INTEGER,
    step = 1,
    isDisabled = false,
    label = '数量',
  } = props;
  const { onChange, onLimit } = props;
  const [draft, setDraft] = useState<string | null>(null);

  const change = (wanted: number): void => {
    const allowed = Math.max(min, Math.min(max, wanted));
    if (wanted < min) onLimit?.('minimum');
    if (wanted > max) onLimit?.('maximum');
    if (allowed !== value) onChange(allowed);
  };
  const takeDraft = (): void => {
    if (draft !== null && draft !== '') change(Number(draft));
    setDraft(null);
  };

  return (
    <fieldset className={styles.stepper} disabled={isDisabled} aria-label={label}>
      <Step icon="minus" isAtLimit={value <= min} onLimit={onLimit} onStep={() => change(value - step)} />
      <input
        className={styles.field}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={draft ?? String(value)}
        onChange={({ target }) => setDraft(target.value.replace(/\D/g, '').slice(0, 9))}
        onBlur={takeDraft}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
      />
      <Step icon="plus" isAtLimit={value >= max} onLimit={onLimit} onStep={() => change(value + step)} />
    </fieldset>
  );
}
