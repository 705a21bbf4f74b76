// The control of a date or a time: the platform's own picker.
import { boundsOf } from '~/domain/diy-form';
import { Icon } from '../icon/icon';
import type { ControlProps } from './control-props';
import styles from './form-fields.module.css';

const HINTS = { date: '请选择日期', time: '请选择时间' } as const;

export function Moment({ field, id, answer, onAnswer, described }: ControlProps) {
  const kind = field.key === 'time' ? 'time' : 'date';
  const value = typeof answer === 'string' ? answer : '';
  const { first, last } = boundsOf(field);
  return (
    <span className={styles.moment} data-empty={value === ''}>
      <input
        {...described}
        className={styles.input}
        id={id}
        type={kind}
        value={value}
        required={field.is_required === 1}
        min={first === '' ? undefined : first}
        max={last === '' ? undefined : last}
        onChange={({ target }) => onAnswer(target.value)}
      />
      {value === '' ? (
        <span className={styles.momentHint} aria-hidden="true">
          {HINTS[kind]}
        </span>
      ) : null}
      <span className={styles.momentIcon}>
        <Icon name={kind === 'time' ? 'clock' : 'calendar'} size={32} />
      </span>
    </span>
  );
}
