// Open choices between what was written here and by others: what both wrote, and the two buttons.
import { useSyncExternalStore } from 'react';
import { blockName } from '~/domain/studio/commands/command';
import { valueAt } from '~/domain/studio/pointer';
import type { Uid } from '~/domain/studio/document';
import type { Conflict } from '../store/rebase';
import type { EditorState } from '../store/editor-store';
import { localTime } from '../store/save-state';
import { useEditor } from '../store/use-editor';
import { Button } from '../ui/button';
import { byId, useParts } from './editor-context';
import { type HeldEntry, isHeld } from './open-choices';
import styles from './conflicts.module.css';

/** All open choices. */
export function useConflicts(): readonly HeldEntry[] {
  const { sync } = useParts();
  return useSyncExternalStore(sync.subscribe, sync.entries).filter(isHeld);
}

/** Blocks that others deleted while they were in hand here. */
export const goneUids = (entries: readonly HeldEntry[]): Uid[] =>
  entries.flatMap(({ held: { kind, place } }) => (kind === 'gone' && place.in === 'block' ? place.uid : []));

function mineOf({ place }: Conflict, { doc }: EditorState): unknown {
  switch (place.in) {
    case 'block':
      return valueAt(doc.blocks[place.uid]?.value, place.at);
    case 'note':
      return valueAt(doc.notes[place.uid], `/${place.name}`);
    case 'meta':
      return doc.meta[place.name];
    case 'tab':
      return doc.tabs.find(({ key }) => key === place.key)?.name;
  }
}

const MOST_LETTERS = 120;

const wordsOf = (value: unknown): string => {
  if (value === undefined || value === '') return '（空）';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
};

/** What is chosen: the block, or the step where it is in none. */
export const useConflictName = ({ held: { place }, name }: HeldEntry): string =>
  useEditor(({ doc }) => ('uid' in place ? blockName({ doc, palette: byId }, place.uid) : name));

/** Both values and the choice between them. */
export function ConflictChoice({ entry }: { entry: HeldEntry }) {
  const { sync } = useParts();
  const { held, id } = entry;
  const mine = useEditor((state) => wordsOf(mineOf(held, state)));
  const { name = '别人' } = held.by ?? {};
  if (held.kind === 'gone')
    return (
      <div className={styles['choice']}>
        <p>{name}删除了这一块</p>
        <Button isCompact onClick={() => sync.choose(id, 'mine')}>
          恢复
        </Button>
        <Button isCompact look="quiet" onClick={() => sync.choose(id, 'theirs')}>
          也删除
        </Button>
      </div>
    );
  return (
    <div className={styles['choice']}>
      <p>
        你：{mine} / {name}（{localTime(held.at)}）：{wordsOf(held.theirs)}
      </p>
      <Button isCompact onClick={() => sync.choose(id, 'mine')}>
        用我的
      </Button>
      <Button isCompact onClick={() => sync.choose(id, 'theirs')}>
        用{name}的
      </Button>
    </div>
  );
}
