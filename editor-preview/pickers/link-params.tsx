// Parameters of a chosen place: each is asked for by its meaning.
import { useId, useState } from 'react';
import type { Picked } from '~/domain/studio/api-library';
import {
  meaningOf,
  type LinkEntry,
  type ParamMeaning,
  type ParamValues,
  withScheme,
} from '~/domain/studio/link-entry';
import { Button } from '../ui/button';
import styles from './link-dialog.module.css';
import { LazyPicker } from './lazy-picker';
import { KIND_WORDS, pickSourceOf } from './pick-kinds';
import { usePicked } from './use-pick';

interface LinkParamsProps {
  entry: LinkEntry;
  values: ParamValues;
  /** Words for each parameter that is missing or wrong. */
  problems: Readonly<Record<string, string>>;
  /** With the name of what was picked. */
  onChange: (key: string, value: string, subject?: string) => void;
}

interface ParamProps {
  id: string;
  meaning: ParamMeaning;
  value: string;
  describedBy: string | undefined;
  onChange: (value: string, subject?: string) => void;
}

/** What was picked, and what is wrong with it. */
const PickedName = ({ value, one }: { value: string; one: Picked | undefined }) => (
  <span>
    {one?.name ?? `#${value}`}
    {one?.problem === null || one?.problem === undefined ? null : <em> {one.problem}</em>}
  </span>
);

function PickedParam({ id, meaning, value, describedBy, onChange }: ParamProps) {
  const [isOpen, setIsOpen] = useState(false);
  const source = pickSourceOf(meaning.pick);
  const number = /^\d{1,9}$/.test(value) ? Number(value) : 0;
  const { data } = usePicked(source, number > 0 ? [number] : []);
  const one = data?.find(({ id: known }) => known === number);
  const { thing } = KIND_WORDS[source.kind];
  return (
    <span className={styles['picked']}>
      {value === '' ? null : <PickedName value={value} one={one} />}
      <Button
        id={id}
        isCompact
        aria-label={`${meaning.words}：${value === '' ? '选择' : '换一个'}`}
        aria-describedby={describedBy}
        onClick={() => setIsOpen(true)}
      >
        {value === '' ? `选择${thing}` : '换一个'}
      </Button>
      {value === '' ? null : (
        <Button isCompact look="quiet" onClick={() => onChange('')}>
          清空
        </Button>
      )}
      {isOpen ? (
        <LazyPicker
          source={source}
          chosen={[]}
          max={1}
          onChoose={([chosen]) => {
            setIsOpen(false);
            if (chosen !== undefined) onChange(String(chosen.id), chosen.name);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </span>
  );
}

const TYPES = { phone: 'tel', web: 'url', app: 'text', number: 'text' } as const;

function Param(props: ParamProps) {
  const { id, meaning, value, describedBy, onChange } = props;
  if (meaning.pick !== undefined) return <PickedParam {...props} />;
  if (meaning.options !== undefined)
    return (
      <select
        id={id}
        value={value}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">不限</option>
        {meaning.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    );
  return (
    <input
      id={id}
      type={meaning.input === undefined ? 'text' : TYPES[meaning.input]}
      value={value}
      maxLength={500}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export function LinkParams({ entry, values, problems, onChange }: LinkParamsProps) {
  const prefix = useId();
  const asked = entry.params.filter(({ key }) => entry.given[key] === undefined);
  if (asked.length === 0) return <p className={styles['help']}>不需要其他设置。</p>;
  return asked.map(({ key, isRequired }) => {
    const id = `${prefix}${key}`;
    const problem = problems[key];
    const meaning = meaningOf(entry, key);
    const meant = meaning.input === 'web' ? withScheme(values[key] ?? '') : null;
    return (
      <div key={`${entry.path} ${key}`} className={styles['param']}>
        <label htmlFor={id}>
          {meaning.words}
          {isRequired ? <span className={styles['required']}>（必填）</span> : null}
        </label>
        <Param
          id={id}
          meaning={meaning}
          value={values[key] ?? ''}
          describedBy={problem === undefined ? undefined : `${id}problem`}
          onChange={(value, subject) => onChange(key, value, subject)}
        />
        {problem === undefined ? null : (
          <p id={`${id}problem`} className={styles['problem']}>
            {problem}
          </p>
        )}
        {meant === null || problem === undefined ? null : (
          <Button isCompact onClick={() => onChange(key, meant)}>
            改成 {meant}
          </Button>
        )}
      </div>
    );
  });
}
