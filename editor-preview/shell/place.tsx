// What all places are made of: head with its acts, states of a query, labelled fields.
import type { InputHTMLAttributes, ReactNode } from 'react';
import { wordsOf } from '../services/api';
import { DateInput } from '../ui/date-input';
import { LimitedInput } from '../ui/limited-input';
import { Button } from '../ui/button';
import styles from './place.module.css';
import { canRetry } from '../services/retry';

export function PlaceHead({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <header className={styles['head']}>
      <div className={styles['title']}>
        <h1>{title}</h1>
        {lead === undefined ? null : <p>{lead}</p>}
      </div>
      <div className={styles['acts']}>{children}</div>
    </header>
  );
}

export const Body = ({ children }: { children: ReactNode }) => (
  <div className={styles['body']}>{children}</div>
);

export const Card = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section className={styles['card']}>
    {title === undefined ? null : <h2>{title}</h2>}
    {children}
  </section>
);

export function Empty({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <div className={styles['empty']}>
      <p>{words}</p>
      <div className={styles['acts']}>{children}</div>
    </div>
  );
}

interface Query<T> {
  data: T | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  query: Query<T>;
  /** The way back, beside what failed. */
  back?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Loading, failed, or what there is. */
export function Loaded<T>({ query, back, children }: LoadedProps<T>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <p className={styles['waiting']}>正在加载…</p>;
  return (
    <div className={styles['empty']} role="alert">
      <p>{wordsOf(error)}</p>
      {canRetry(error) ? <Button onClick={() => void refetch()}>重试</Button> : null}
      {back}
    </div>
  );
}

interface Paged {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Reads the following rows of a list; nothing at its end. */
export const More = ({ hasNextPage, isFetchingNextPage, fetchNextPage }: Paged) =>
  hasNextPage ? (
    <div>
      <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        更多
      </Button>
    </div>
  ) : null;

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange'> {
  label: string;
  value: string;
  onText: (text: string) => void;
  help?: string;
}

export const TextField = ({ label, onText, help, ...rest }: TextFieldProps) => (
  <label className={styles['field']}>
    {label}
    <LimitedInput {...rest} onText={onText} />
    {help === undefined ? null : <small>{help}</small>}
  </label>
);

interface DayFieldProps {
  label: string;
  /** `2026-02-28`; empty without one. */
  value: string;
  onText: (text: string) => void;
}

export const DayField = ({ label, ...rest }: DayFieldProps) => (
  <label className={styles['field']}>
    {label}
    <DateInput type="date" {...rest} />
  </label>
);

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChoice: (value: string) => void;
  disabled?: boolean;
}

export const Choice = ({ label, value, options, onChoice, disabled = false }: ChoiceProps) => (
  <label className={styles['field']}>
    {label}
    <select value={value} disabled={disabled} onChange={(event) => onChoice(event.currentTarget.value)}>
      {options.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

interface TickProps {
  label: string;
  isOn: boolean;
  onTick: (isOn: boolean) => void;
  disabled?: boolean;
}

export const Tick = ({ label, isOn, onTick, disabled = false }: TickProps) => (
  <label className={styles['tick']}>
    <input
      type="checkbox"
      checked={isOn}
      disabled={disabled}
      onChange={(event) => onTick(event.currentTarget.checked)}
    />
    {label}
  </label>
);
