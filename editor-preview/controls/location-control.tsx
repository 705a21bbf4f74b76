// A place on the map as 「纬度,经度」, written or taken from one of the mall's stores.
import { useDeferredValue, useState } from 'react';
import { textOf } from '~/domain/coercion';
import type { ControlProps } from '../form/control';
import { wordsOf } from '../services/api';
import { usePlacedStores } from '../services/placed-stores';
import { Button } from '../ui/button';
import controls from './controls.module.css';
import { placeProblem } from './read-place';
import styles from './location-control.module.css';

interface StoresProps {
  q: string;
  onPick: (place: string, name: string) => void;
}

function Found({ q, onPick }: StoresProps) {
  const { data, error, refetch } = usePlacedStores(q);
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
  if (data.length === 0) return <p>{q === '' ? '还没有填了坐标的门店' : '没有找到'}</p>;
  return (
    <ul>
      {data.map(({ id, name, address, location }) => (
        <li key={id}>
          <button type="button" onClick={() => onPick(location, name)}>
            {name}
            <small>{address}</small>
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
