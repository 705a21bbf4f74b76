// Marks of a field: 「恢复默认」 where it differs from a new block, 「还原」 where it differs from what is live.
import { useState } from 'react';
import type { FormField } from '~/domain/studio/form';
import { isSameJson } from '~/domain/studio/same-json';
import { AskSure } from '../shell/ask';
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

/** How many rows go with the default, beside those that stay; 0 where the field is no list. */
function lostRows({ kind }: FormField, value: unknown, start: unknown): number {
  if (kind !== 'list' || !Array.isArray(value) || !Array.isArray(start)) return 0;
  return value.filter((row) => !start.some((other) => isSameJson(row, other))).length;
}

/** A grey dot, which becomes a button while it is pointed at or focused. Rows are deleted by it only when one is sure. */
export function DefaultMark({ field, value, isReadOnly, restore }: MarkProps & { value: unknown }) {
  const [isAsking, setIsAsking] = useState(false);
  const start = startValue(field);
  const lost = lostRows(field, value, start);
  const label = withWords('恢复默认', lost > 0 ? `删除 ${lost} 项` : valueWords(field, start));
  const act = () =>
    restore(Object.fromEntries(ownedBy(field).map((one) => [one.name, structuredClone(startValue(one))])), {
      words: '恢复默认',
    });
  return (
    <>
      <button
        type="button"
        className={styles['dot']}
        aria-label={`${field.title}：${label}`}
        title={label}
        disabled={isReadOnly}
        onClick={lost > 0 ? () => setIsAsking(true) : act}
      >
        <Icon name="reset" size={12} />
      </button>
      {isAsking ? (
        <AskSure
          title={`恢复默认：${field.title}`}
          words={`会删除 ${lost} 项，可以撤销。`}
          word={`删除 ${lost} 项`}
          act={() => {
            act();
            return Promise.resolve(true);
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
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
