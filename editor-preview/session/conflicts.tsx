// Open choices between what was written here and by others: what both wrote, and the two buttons.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { blockName } from '~/domain/studio/commands/command';
import { type FieldPlace, placeAlong, type Sides, sidesOf } from '~/domain/studio/diff/conflict-words';
import { topFields } from '~/domain/studio/diff/diff-block';
import { metaWords } from '~/domain/studio/diff/diff-documents';
import type { Uid } from '~/domain/studio/document';
import type { FormField } from '~/domain/studio/form';
import { pathOf, valueAt } from '~/domain/studio/pointer';
import { settingField } from '~/domain/studio/settings/setting-words';
import { paletteById } from '~/widgets/palette-by-id';
import { formQuery, hasForm } from './widget-form';
import type { Conflict } from '../store/rebase';
import type { EditorState } from '../store/editor-store';
import { savedTime } from '../store/save-state';
import { useEditor } from '../store/use-editor';
import { Button } from '../ui/button';
import { useParts } from './editor-context';
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

const NOTE_WORDS: Readonly<Record<string, string>> = {
  name: '名称',
  alt: '替代文字',
  isHidden: '隐藏',
  locked: '锁定',
};

interface Told extends Sides {
  /** Block and field: 「公告 · 内容」. */
  head: string;
}

const DATA = '/data';

/** The fields of the block that an open choice is about; [] while they load. */
function useFieldsOf({ place }: Conflict): readonly FormField[] {
  const id = useEditor(({ doc }) => (place.in === 'block' ? (doc.blocks[place.uid]?.id ?? '') : ''));
  const { data } = useQuery({ ...formQuery(id), enabled: hasForm(id) });
  return useMemo(() => (data === undefined ? [] : topFields(data.form)), [data]);
}

/** Where the place is in words, and the field that shows it. */
function toldPlace({ place }: Conflict, { doc }: EditorState, fields: readonly FormField[]): FieldPlace {
  const none = { field: undefined, isRow: false };
  const block = 'uid' in place ? blockName({ doc, palette: paletteById }, place.uid) : '';
  switch (place.in) {
    case 'block': {
      const isData = place.at.startsWith(`${DATA}/`);
      const found = isData ? placeAlong(fields, pathOf(place.at.slice(DATA.length))) : null;
      return found === null ? { ...none, titles: [block] } : { ...found, titles: [block, ...found.titles] };
    }
    case 'note':
      return { ...none, titles: [block, NOTE_WORDS[place.name] ?? place.name] };
    case 'meta':
      return { ...none, field: settingField(place.name), titles: [metaWords(place.name)] };
    case 'tab':
      return { ...none, titles: ['标签', '名称'] };
  }
}

/** What both have written, in words. */
export function useTold(held: Conflict): Told {
  const fields = useFieldsOf(held);
  const state = useEditor((whole) => whole);
  return useMemo(() => {
    const { titles, ...found } = toldPlace(held, state, fields);
    const isWhole = held.place.in === 'block' && held.place.at === DATA;
    const both = { mine: mineOf(held, state), theirs: held.theirs, ...(isWhole ? { fields } : {}) };
    return { head: titles.join(' · '), ...sidesOf(found, both) };
  }, [held, state, fields]);
}

/** Both values. */
function Both({ held, told }: { held: Conflict; told: Told }) {
  const { name = '别人' } = held.by ?? {};
  const { mine, theirs, rows } = told;
  return (
    <>
      <p>
        {mine === null
          ? `${name}（${savedTime(held.at)}）同时改了这里`
          : `你：${mine} / ${name}（${savedTime(held.at)}）：${theirs ?? ''}`}
      </p>
      {rows.length === 0 ? null : (
        <ul aria-label={`${name}的不同`}>
          {rows.map((row, index) => (
            <li key={`${index}${row}`}>{row}</li>
          ))}
        </ul>
      )}
    </>
  );
}

interface ChoiceProps {
  entry: HeldEntry;
  /** Names the block and the field, where that is not said around it. */
  hasHead?: boolean;
}

/** Both values and the choice between them. */
export function ConflictChoice({ entry, hasHead = false }: ChoiceProps) {
  const { sync } = useParts();
  const { held, id } = entry;
  const told = useTold(held);
  const { name = '别人' } = held.by ?? {};
  const isGone = held.kind === 'gone';
  return (
    <div className={styles['choice']}>
      {hasHead ? <strong>{told.head}</strong> : null}
      {isGone ? <p>{name}删除了这一块</p> : <Both held={held} told={told} />}
      <Button isCompact onClick={() => sync.choose(id, 'mine')}>
        {isGone ? '恢复' : '用我的'}
      </Button>
      <Button isCompact {...(isGone ? { look: 'quiet' } : {})} onClick={() => sync.choose(id, 'theirs')}>
        {isGone ? '也删除' : `用${name}的`}
      </Button>
    </div>
  );
}
