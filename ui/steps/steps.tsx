// A step line: how far something is, each step with its time under its name.
import { classes } from '../classes';
import { Icon } from '../icon/icon';
import styles from './steps.module.css';

export interface Step {
  readonly name: string;
  /** Under the name; empty for none. */
  readonly note?: string;
  readonly state: 'done' | 'current' | 'ahead' | 'failed';
}

/** Read out after the name; the drawing shows the same. */
const STATE_WORDS: Readonly<Record<Step['state'], string>> = {
  done: '已完成',
  current: '进行中',
  ahead: '未开始',
  failed: '未通过',
};

const MARKS = { done: 'check', failed: 'close' } as const;

function Mark({ state }: { state: Step['state'] }) {
  const icon = state === 'done' || state === 'failed' ? MARKS[state] : null;
  return (
    <span className={styles.mark} aria-hidden>
      {icon === null ? null : <Icon name={icon} size={22} />}
    </span>
  );
}

interface StepsProps {
  steps: readonly Step[];
  /** Accessible name: 售后进度. */
  label: string;
}

export const Steps = ({ steps, label }: StepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map(({ name, note = '', state }) => (
      <li
        key={name}
        className={classes(styles.step, styles[state])}
        aria-current={state === 'current' ? 'step' : undefined}
      >
        <Mark state={state} />
        <span className={styles.name}>
          {name}
          <span className="visually-hidden">{STATE_WORDS[state]}</span>
        </span>
        {note === '' ? null : <span className={styles.note}>{note}</span>}
      </li>
    ))}
  </ol>
);
