// A place on the map as 「纬度,经度」, written or taken from one of the mall's stores.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { textOf } from '~/domain/coercion';
import type { Part } from '~/domain/studio/api-parts';
import type { Picked } from '~/domain/studio/api-library';
import type { ControlProps } from '../form/control';
import { api, wordsOf } from '../services/api';
import { Button } from '../ui/button';
import controls from './controls.module.css';
import { placeProblem } from './read-place';
import styles from './location-control.module.css';

/** The picker's column; '' for a store without one. */
const placeOf = ({ columns }: Picked): string => textOf(columns['坐标']);

interface StoresProps {
  q: string;
  onPick: (place: string, name: string) => void;
}

function Found({ q, onPick }: StoresProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['pick', 'stores', 'places', q],
    queryFn: () => api<Part<Picked>>('pick/stores', { query: { q: q === '' ? undefined : q } }),
    placeholderData: keepPreviousData,
  });
  if (error !== null)
    return (
      <p role="alert">
        {wordsOf(error)}{' '}
        <Button isCompact onClick={() => void refetch()}>
          重试
        </Button>
      </p>
    );
  if (data === undefined) return <p>正在加载…</p>;
  const placed = data.items.filter((store) => placeOf(store) !== '');
  if (placed.length === 0) return <p>{q === '' ? '还没有填了坐标的门店' : '没有找到'}</p>;
  return (
    <ul>
      {placed.map((store) => (
        <li key={store.id}>
          <button type="button" onClick={() => onPick(placeOf(store), store.name)}>
            {store.name}
            <small>{store.columns['地址']}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Stores({ onPick }: Pick<StoresProps, 'onPick'>) {
  const [words, setWords] = useState('');
  return (
    <>
      <input
        type="search"
        className={controls['input']}
        aria-label="搜索门店"
        placeholder="门店名称或地址"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Found q={useDeferredValue(words).trim()} onPick={onPick} />
    </>
  );
}

export function LocationControl({
  field,
  value,
  id,
  describedBy,
  isInvalid,
  isReadOnly,
  write,
}: ControlProps) {
  const stored = textOf(value);
  const [own, setOwn] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const text = own ?? stored;
  const problem = placeProblem(text);
  return (
    <>
      <input
        id={id}
        className={controls['input']}
        value={text}
        placeholder="纬度,经度，如 30.2741,120.1551"
        maxLength={field.maxLength}
        readOnly={isReadOnly}
        aria-describedby={describedBy}
        aria-invalid={problem !== null || isInvalid || undefined}
        onFocus={() => setOwn(stored)}
        onBlur={() => setOwn(null)}
        onChange={({ target }) => {
          setOwn(target.value);
          write(target.value, { isTyping: true });
        }}
      />
      {problem === null ? null : <p className={controls['error']}>{problem}</p>}
      {isReadOnly ? null : (
        <details className={styles['stores']} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>用门店的位置</summary>
          {isOpen ? <Stores onPick={(place, name) => write(place, { words: name })} /> : null}
        </details>
      )}
    </>
  );
}
