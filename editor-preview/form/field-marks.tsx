// Marks of a field: 「恢复默认」 where it differs from a new block, 「还原」 where it differs from what is live.
import type { FormField } from '~/domain/studio/form';
import { Icon } from '../ui/icon';
import styles from './field-marks.module.css';
import { ownedBy, startValue, valueWords } from './marks';

const withWords = (name: string, words: string): string => (words === '' ? name : `${name}：${words}`);

interface MarkProps {
  field: FormField;
  isReadOnly: boolean;
  /** Of the field and what its control owns, by their names. */
  restore: (values: Readonly<Record<string, unknown>>, how: { words: string }) => void;
}

/** A grey dot, which becomes a button while it is pointed at or focused. */
export function DefaultMark({ field, isReadOnly, restore }: MarkProps) {
  const start = startValue(field);
  const label = withWords('恢复默认', valueWords(field, start));
  return (
    <button
      type="button"
      className={styles['dot']}
      aria-label={`${field.title}：${label}`}
      title={label}
      disabled={isReadOnly}
      onClick={() =>
        restore(
          Object.fromEntries(ownedBy(field).map((one) => [one.name, structuredClone(startValue(one))])),
          { words: '恢复默认' },
        )
      }
    >
      <Icon name="reset" size={12} />
    </button>
  );
}

/** A blue bar at the left edge. */
export function LiveMark({
  field,
  isReadOnly,
  restore,
  live,
}: MarkProps & { live: Readonly<Record<string, unknown>> }) {
  const words = valueWords(field, live[field.name]);
  return (
    <button
      type="button"
      className={styles['bar']}
      aria-label={`${field.title}：还原为线上`}
      title={`${withWords('线上', words)}，按下还原`}
      disabled={isReadOnly}
      onClick={() =>
        restore(Object.fromEntries(ownedBy(field).map(({ name }) => [name, structuredClone(live[name])])), {
          words: '还原为线上',
        })
      }
    />
  );
}
