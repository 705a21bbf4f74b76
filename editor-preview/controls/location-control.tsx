// A place: written, chosen on the map, or taken from one of the mall's stores.
import { useDeferredValue, useState } from 'react';
import { textOf } from '~/domain/coercion';
import type { Place } from '~/domain/distance';
import { placeOf, splitLocation } from '~/domain/place';
import { parentOf } from '~/domain/studio/pointer';
import type { ControlProps, WriteHow } from '../form/control';
import { Fields } from '../form/form-field';
import { wordsOf } from '../services/api';
import { usePlacedStores } from '../services/placed-stores';
import { Button } from '../ui/button';
import controls from './controls.module.css';
import styles from './location-control.module.css';
import { PlaceMap } from './place-map';
import { placeProblem, placeText, readPlace, textOfPlace } from './read-place';
import { TextControl } from './text-control';
import { canRetry } from '../services/retry';

interface StoresProps {
  q: string;
  /** `place` is 「纬度,经度」. */
  onPick: (place: string, name: string) => void;
}

function Found({ q, onPick }: StoresProps) {
  const { data, error, refetch } = usePlacedStores(q);
  if (error !== null)
    return (
      <p role="alert">
        {wordsOf(error)}{' '}
        {canRetry(error) ? (
          <Button isCompact onClick={() => void refetch()}>
            重试
          </Button>
        ) : null}
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

/** As one text. */
function PlaceInput({ field, value, id, describedBy, isInvalid, isReadOnly, write }: ControlProps) {
  const stored = textOf(value);
  const [own, setOwn] = useState<string | null>(null);
  const text = own ?? stored;
  const problem = placeProblem(text);
  return (
    <>
      <input
        id={id}
        className={controls['input']}
        value={text}
        placeholder="先纬度、后经度，如 30.2741,120.1551"
        maxLength={field.maxLength}
        readOnly={isReadOnly}
        aria-describedby={describedBy}
        aria-invalid={problem !== null || isInvalid || undefined}
        onFocus={() => setOwn(stored)}
        onBlur={() => setOwn(null)}
        onChange={({ target }) => {
          setOwn(target.value);
          write(placeText(target.value), { isTyping: true });
        }}
      />
      {problem === null ? null : <p className={controls['error']}>{problem}</p>}
    </>
  );
}

interface StoredPlace {
  place: Place | null;
  /** `text` is 「纬度,经度」. */
  set: (text: string, how: WriteHow) => void;
}

/** One text, or one for the latitude with the longitude in a property beside it. */
function storedPlace({ field, value, owner, write, writeOwner }: ControlProps): StoredPlace {
  const [beside] = field.parts ?? [];
  if (beside === undefined) return { place: readPlace(textOf(value)), set: write };
  return {
    place: placeOf(value, owner[beside.name]),
    set: (text, how) => {
      const { latitude, longitude } = splitLocation(text);
      writeOwner({ [field.name]: latitude, [beside.name]: longitude ?? '' }, how);
    },
  };
}

export function LocationControl(control: ControlProps) {
  const { field, at, owner, scopes, isReadOnly } = control;
  const [isOpen, setIsOpen] = useState(false);
  const { place, set } = storedPlace(control);
  const move = (next: Place, by: 'pointer' | 'keys') => {
    const text = textOfPlace(next);
    set(text, by === 'keys' ? { isTyping: true } : { words: text });
  };
  return (
    <>
      {field.parts === undefined ? (
        <PlaceInput {...control} />
      ) : (
        <>
          <TextControl {...control} />
          <div className={styles['beside']}>
            <Fields fields={field.parts} ownerAt={parentOf(at)} owner={owner} scopes={scopes} />
          </div>
        </>
      )}
      <PlaceMap place={place} onMove={isReadOnly ? undefined : move} />
      {isReadOnly ? null : (
        <details className={styles['stores']} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>用门店的位置</summary>
          {isOpen ? <Stores onPick={(text, name) => set(text, { words: name })} /> : null}
        </details>
      )}
    </>
  );
}
