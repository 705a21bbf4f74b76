// A list to search and choose from by keys: ↑ ↓ choose, Enter takes; for commands and places.
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { firstFocus } from './first-focus';
import { isInputMethodKey } from './input-method';
import styles from './lists.module.css';

export interface SearchOption {
  id: string;
  words: string;
  icon?: ReactNode;
  /** After the words: a key, a place. */
  detail?: string;
  /** Why it cannot be chosen. */
  refusal?: string | null;
  /** What it is found by beside its words. */
  also?: string;
}

interface SearchListProps {
  label: string;
  options: readonly SearchOption[];
  onChoose: (id: string) => void;
  /** Where options come from a search of the server. */
  onQuery?: (q: string) => void;
  /** More options may come for what is typed. */
  isWaiting?: boolean;
  children?: ReactNode;
}

const matches = ({ words, also = '', id }: SearchOption, q: string) =>
  `${words} ${also} ${id}`.toLowerCase().includes(q);

const MOST = 200;

interface OptionsProps {
  id: string;
  label: string;
  options: readonly SearchOption[];
  current: SearchOption | undefined;
  onChoose: (id: string) => void;
}

const optionId = (listId: string, { id }: SearchOption) => `${listId}-${id}`;

const Options = ({ id, label, options, current, onChoose }: OptionsProps) => {
  const hasIcons = options.some(({ icon }) => icon !== undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A select cannot be searched, a datalist not be styled.
    <div id={id} role="listbox" aria-label={label} className={styles['options']}>
      {options.map((option) => (
        <button
          key={option.id}
          id={optionId(id, option)}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- As its list.
          role="option"
          tabIndex={-1}
          aria-selected={option === current}
          aria-disabled={(option.refusal ?? '') !== '' || undefined}
          onClick={() => onChoose(option.id)}
        >
          {hasIcons ? <span className={styles['icon']}>{option.icon}</span> : null}
          <span className={styles['words']}>
            {option.words} <small>{option.refusal}</small>
          </span>
          <kbd>{option.detail}</kbd>
        </button>
      ))}
    </div>
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The option that the keys are at; arrows move on, Enter chooses. */
function useCursor(found: readonly SearchOption[], listId: string, onChoose: (id: string) => void) {
  const [at, setAt] = useState(0);
  const current = found[Math.min(at, found.length - 1)];
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (isInputMethodKey(event) || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step === undefined) {
      if (current !== undefined) onChoose(current.id);
      return;
    }
    const next = Math.min(found.length - 1, Math.max(0, at + step));
    setAt(next);
    const option = found[next];
    if (option !== undefined)
      document.getElementById(optionId(listId, option))?.scrollIntoView({ block: 'nearest' });
  };
  return { current, press, toFirst: () => setAt(0) };
}

export function SearchList({
  label,
  options,
  onChoose,
  onQuery,
  isWaiting = false,
  children,
}: SearchListProps) {
  const listId = useId();
  const [q, setQ] = useState('');
  const found = options.filter((option) => matches(option, q.trim().toLowerCase())).slice(0, MOST);
  const { current, press, toFirst } = useCursor(found, listId, onChoose);
  return (
    <div className={styles['list']}>
      <input
        type="search"
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={current === undefined ? undefined : optionId(listId, current)}
        placeholder={label}
        value={q}
        ref={firstFocus}
        onChange={({ target }) => {
          setQ(target.value);
          toFirst();
          onQuery?.(target.value);
        }}
        onKeyDown={press}
      />
      <Options id={listId} label={label} options={found} current={current} onChoose={onChoose} />
      {found.length === 0 ? <output>{isWaiting ? '正在查找…' : `没有“${q.trim()}”`}</output> : null}
      {children}
    </div>
  );
}
