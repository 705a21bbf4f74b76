// The control of the lantern's glow: a slider beside a lantern that glows as much.
import type { OwnControlProps } from 'pagoda/control';
import type { AcmeLanternData } from '../schema.gen';
import styles from './glow.module.css';

export default function Glow({
  field,
  value,
  id,
  describedBy,
  isReadOnly,
  write,
}: OwnControlProps<AcmeLanternData['glow']>) {
  return (
    <span className={styles['glow']}>
      <span className={styles['light']} title="顾客看到的光" style={{ opacity: value / 100 }} />
      <input
        id={id}
        type="range"
        min={field.min}
        max={field.max}
        value={value}
        disabled={isReadOnly}
        aria-describedby={describedBy}
        onChange={({ target }) => write(Number(target.value), { isTyping: true })}
      />
      <output htmlFor={id}>{`${value}${field.unit ?? ''}`}</output>
    </span>
  );
}
