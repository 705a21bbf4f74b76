// The picker of goods, categories, coupons and the rest: search, parts by cursor, and a tray of what is chosen.
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Picked } from '~/domain/studio/api-library';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { PasteIds } from './paste-ids';
import { KIND_WORDS, type PickSource } from './pick-kinds';
import styles from './picker-dialog.module.css';
import { PickResults } from './pick-results';
import { type Filters, NO_FILTERS, PickFilters } from './pick-filters';
import { Tray } from './tray';
import { lastFilters, rememberFilters } from './last-filters';
import { usePaging } from './use-paging';
import { isInputMethodKey } from '../ui/input-method';

export interface PickerDialogProps {
  source: PickSource;
  /** At the beginning, in its order. */
  chosen: readonly Picked[];
  /** Most that may be chosen; one closes the dialog at once. */
  max: number;
  onChoose: (chosen: readonly Picked[]) => void;
  onClose: () => void;
}

/** Keys of the table: up and down between rows and the search, pages by PageUp and PageDown. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>, search: HTMLInputElement | null): void {
  if (isInputMethodKey(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  const isSearch = event.target === search;
  const rows = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[data-row]:not(:disabled)')];
  const at = rows.findIndex((row) => row === event.target);
  if (!isSearch && at === -1) return;
  event.preventDefault();
  const to = at + (event.key === 'ArrowDown' ? 1 : -1);
  if (to < 0) search?.focus();
  else rows[Math.min(to, rows.length - 1)]?.focus();
}

interface Choice {
  chosen: readonly Picked[];
  /** Words why not all were chosen. */
  note: string;
  set: (chosen: readonly Picked[]) => void;
  add: (more: readonly Picked[]) => void;
  toggle: (one: Picked) => void;
}

/** What is chosen so far; it stays while one searches and pages. */
function useChoice({ source, chosen: initial, max, onChoose }: PickerDialogProps): Choice {
  const { unit } = KIND_WORDS[source.kind];
  const [chosen, setChosen] = useState(initial);
  const [note, setNote] = useState('');
  const add = (more: readonly Picked[]) => {
    const fresh = more.filter(({ id }) => !chosen.some((one) => one.id === id));
    const room = Math.max(0, max - chosen.length);
    setNote(fresh.length > room ? `最多 ${max} ${unit}，多出的 ${fresh.length - room} ${unit}没有选` : '');
    setChosen([...chosen, ...fresh.slice(0, room)]);
  };
  const set = (next: readonly Picked[]) => {
    setChosen(next);
    setNote('');
  };
  const toggle = (one: Picked) => {
    const isIn = chosen.some(({ id }) => id === one.id);
    if (max === 1) onChoose([one]);
    else if (isIn) set(chosen.filter(({ id }) => id !== one.id));
    else add([one]);
  };
  return { chosen, note, set, add, toggle };
}

function Pages({ before, after, page }: Pick<ReturnType<typeof usePaging>, 'before' | 'after' | 'page'>) {
  if (before === null && after === null) return null;
  return (
    <nav className={styles['pages']} aria-label="分页">
      <Button isCompact disabled={before === null} onClick={() => before?.()}>
        上一页
      </Button>
      <span>第 {page} 页</span>
      <Button isCompact disabled={after === null} onClick={() => after?.()}>
        下一页
      </Button>
    </nav>
  );
}

interface BodyProps extends PickerDialogProps {
  choice: Choice;
}

function Body({ source, max, choice }: BodyProps) {
  const search = useRef<HTMLInputElement>(null);
  const [filters, setFilters] = useState(() => lastFilters(source));
  const paging = usePaging(source, filters);
  const isOne = max === 1;
  const filter = (next: Filters) => {
    setFilters(next);
    rememberFilters(source, next);
    paging.first();
  };
  return (
    // The keys belong to the search and the rows within it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles['picker']} onKeyDown={(event) => moveFocus(event, search.current)}>
      <div className={styles['tools']}>
        <PickFilters source={source} filters={filters} onChange={filter} search={search} />
        {isOne ? null : <PasteIds source={source} onFound={choice.add} />}
      </div>
      <PickResults {...{ source, filters, paging, choice, isOne }} onClear={() => filter(NO_FILTERS)} />
      <Pages {...paging} />
      {isOne || choice.chosen.length === 0 ? null : <Tray chosen={choice.chosen} onChange={choice.set} />}
    </div>
  );
}

export default function PickerDialog(props: PickerDialogProps) {
  const { source, max, onChoose, onClose } = props;
  const choice = useChoice(props);
  return (
    <Dialog
      title={`选择${KIND_WORDS[source.kind].thing}`}
      width={880}
      height={600}
      onClose={onClose}
      actions={
        <>
          <output className={styles['note']}>{choice.note}</output>
          <Button onClick={onClose}>取消</Button>
          {max === 1 ? null : (
            <Button look="primary" onClick={() => onChoose(choice.chosen)}>
              确定（{choice.chosen.length}）
            </Button>
          )}
        </>
      }
    >
      <Body {...props} choice={choice} />
    </Dialog>
  );
}
