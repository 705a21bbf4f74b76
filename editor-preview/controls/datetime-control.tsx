// A time, or a beginning with its end: the browser's own input, words that set it, how far it is.
import { useEffect, useState } from 'react';
import { textOf } from '~/domain/coercion';
import { isUnreadableTime, parseServerTime } from '~/domain/time';
import type { FormField } from '~/domain/studio/form';
import { useMe } from '../shell/session';
import type { ControlProps } from '../form/control';
import { Button } from '../ui/button';
import { DateInput } from '../ui/date-input';
import controls from './controls.module.css';
import { distanceWords, inputText, quickTimes, spokenTime, storedText } from './datetime';
import styles from './datetime-control.module.css';

const MINUTE = 60_000;

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface TimeProps {
  id: string;
  field: FormField;
  stored: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isReadOnly: boolean;
  /** Words why the time is refused; null where it is fine. */
  problemOf: (time: number) => string | null;
  write: (stored: string, words: string) => void;
}

interface QuickProps extends Pick<TimeProps, 'field' | 'stored'> {
  now: number;
  onSet: (input: string) => void;
}

/** Times that one press sets. */
function QuickTimes({ field, stored, now, onSet }: QuickProps) {
  const { settings } = useMe();
  return (
    <span className={styles['quick']}>
      {quickTimes(now, settings).map(({ words, input }) => (
        <Button key={words} isCompact look="quiet" onClick={() => onSet(input)}>
          {words}
        </Button>
      ))}
      {field.empty !== undefined && stored !== '' ? (
        <Button isCompact look="quiet" onClick={() => onSet('')}>
          清空（{field.empty}）
        </Button>
      ) : null}
    </span>
  );
}

/** The time that is stored, and how far it is. */
function TimeWords({ field, stored, now }: Pick<TimeProps, 'field' | 'stored'> & { now: number }) {
  const time = parseServerTime(stored);
  return (
    <>
      {isUnreadableTime(stored) ? (
        <p className={controls['error']}>「{stored}」读不出来，请重新选一个时间</p>
      ) : null}
      <p className={styles['words']}>
        {time === null
          ? (field.empty ?? '还没有设')
          : `北京时间 ${spokenTime(time)}，${distanceWords(time, now)}`}
      </p>
    </>
  );
}

function Time({ id, field, stored, describedBy, isInvalid, isReadOnly, problemOf, write }: TimeProps) {
  const now = useNow();
  const [problem, setProblem] = useState<string | null>(null);
  const set = (input: string) => {
    const next = storedText(input);
    const at = parseServerTime(next);
    const refused = at === null ? null : problemOf(at);
    setProblem(refused);
    if (refused === null) write(next, at === null ? (field.empty ?? '空') : spokenTime(at));
  };
  return (
    <>
      <DateInput
        id={id}
        type="datetime-local"
        className={controls['input']}
        value={inputText(stored)}
        readOnly={isReadOnly}
        aria-describedby={describedBy}
        aria-invalid={problem !== null || isInvalid || undefined}
        onText={set}
      />
      {isReadOnly ? null : <QuickTimes {...{ field, stored, now }} onSet={set} />}
      {problem === null ? null : (
        <p role="alert" className={controls['error']}>
          {problem}
        </p>
      )}
      <TimeWords {...{ field, stored, now }} />
    </>
  );
}

export function DatetimeControl(control: ControlProps) {
  const { field, value, owner, id, describedBy, isInvalid, isReadOnly, write, writeOwner } = control;
  const [end] = field.parts ?? [];
  const stored = textOf(value);
  const endStored = end === undefined ? '' : textOf(owner[end.name]);
  const [begins, ends] = [parseServerTime(stored), parseServerTime(endStored)];
  return (
    <div className={styles['times']}>
      <Time
        {...{ id, field, stored, describedBy, isInvalid, isReadOnly }}
        problemOf={(time) => (ends !== null && time >= ends ? '开始要早于结束' : null)}
        write={(next, words) => write(next, { words })}
      />
      {end === undefined ? null : (
        <>
          <label htmlFor={`${id}end`} className={styles['end']}>
            {end.title}
          </label>
          <Time
            {...{ describedBy, isInvalid, isReadOnly }}
            id={`${id}end`}
            field={end}
            stored={endStored}
            problemOf={(time) => (begins !== null && time <= begins ? '结束要晚于开始' : null)}
            write={(next, words) => writeOwner({ [end.name]: next }, { words })}
          />
        </>
      )}
    </div>
  );
}
