// Two states of a document as two phones that scroll together, side by side or one over the other; N and Shift+N walk through
// what changed.
import { type CSSProperties, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { DocKind } from '~/domain/studio/api';
import type { EditDoc, Uid } from '~/domain/studio/document';
import type { Change } from '~/domain/studio/diff/diff-documents';
import { EditorStore } from '../store/editor-store';
import { Button } from '../ui/button';
import { isTextControl, nameOf, pressedKey } from '../ui/key-names';
import { StillPhone } from '../bridge/still-phone';
import { isInputMethodKey } from '../ui/input-method';
import styles from './phone-pair.module.css';

interface PhonePairProps {
  kind: DocKind;
  was: { label: string; doc: EditDoc };
  now: { label: string; doc: EditDoc };
  changes: readonly Change[];
}

const NONE: readonly Uid[] = [];

const WALKS: Readonly<Partial<Record<string, 1 | -1>>> = { N: 1, 'Shift+N': -1 };

/** The divider takes no letters. */
const isTyped = (target: EventTarget | null): boolean =>
  isTextControl(target) && !(target instanceof Element && target.matches('input[type="range"]'));

/** Calls `walk` for N and Shift+N outside of texts. */
function useWalkKeys(walk: (by: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = WALKS[nameOf(pressedKey(event))];
    if (by === undefined || isInputMethodKey(event) || isTyped(event.target)) return;
    event.preventDefault();
    walk(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

type Walked = Pick<PhonePairProps, 'changes'> & { stores: readonly EditorStore[] };

/** The change that is looked at, and the blocks that it frames; all before the first. */
function useWalk({ changes, stores }: Walked) {
  const [at, setAt] = useState(-1);
  const blocks = useMemo(() => changes.flatMap(({ uid }) => uid ?? []), [changes]);
  const { uid: walked = null } = changes[at] ?? {};
  const marked = useMemo(() => (walked === null ? blocks : [walked]), [blocks, walked]);
  const walk = (by: 1 | -1) => {
    if (changes.length === 0) return;
    const next = at === -1 && by === -1 ? changes.length - 1 : (at + by + changes.length) % changes.length;
    setAt(next);
    const { tab } = changes[next] ?? {};
    for (const store of stores) if (tab !== undefined && tab !== '') store.openTab(tab);
  };
  useWalkKeys(walk);
  return { at, marked, walk };
}

interface DividerProps {
  /** How much of the width the left one has, in %. */
  place: number;
  onPlace: (place: number) => void;
  was: string;
  now: string;
}

/** Dragged, and moved by arrow keys. */
const Divider = ({ place, onPlace, was, now }: DividerProps) => (
  <input
    type="range"
    className={styles['divider']}
    aria-label={`${was}和${now}的分界`}
    aria-valuetext={`左边 ${place}% 是${was}，右边是${now}`}
    value={place}
    onChange={({ currentTarget }) => onPlace(currentTarget.valueAsNumber)}
  />
);

const Modes = ({ isOver, onOver }: { isOver: boolean; onOver: (isOver: boolean) => void }) => (
  <div className={styles['modes']}>
    <Button isCompact aria-pressed={!isOver} onClick={() => onOver(false)}>
      并排
    </Button>
    <Button isCompact aria-pressed={isOver} onClick={() => onOver(true)}>
      叠放
    </Button>
  </div>
);

const HALF = 50;

export function PhonePair({ kind, was, now, changes }: PhonePairProps) {
  const [top, setTop] = useState(0);
  const [isOver, setOver] = useState(false);
  const [place, setPlace] = useState(HALF);
  const before = useMemo(() => new EditorStore(was.doc, { isReadOnly: true }), [was.doc]);
  const after = useMemo(() => new EditorStore(now.doc, { isReadOnly: true }), [now.doc]);
  const { at, marked, walk } = useWalk({ changes, stores: [before, after] });
  const shownIn = (doc: EditDoc) => (marked.some((uid) => doc.blocks[uid] !== undefined) ? marked : NONE);
  const phoneOf = ({ label, doc }: PhonePairProps['was'], store: EditorStore) => (
    <StillPhone kind={kind} store={store} label={label} marked={shownIn(doc)} top={top} onScroll={setTop} />
  );
  return (
    <section className={styles['pair']} aria-label="前后对照">
      <Modes isOver={isOver} onOver={setOver} />
      <div
        className={styles['phones']}
        data-over={isOver || undefined}
        style={{ '--place': `${place}%` } as CSSProperties}
      >
        {phoneOf(was, before)}
        {phoneOf(now, after)}
        {isOver ? <Divider place={place} onPlace={setPlace} was={was.label} now={now.label} /> : null}
      </div>
      <div className={styles['walk']}>
        <Button isCompact disabled={changes.length === 0} title="Shift+N" onClick={() => walk(-1)}>
          上一处
        </Button>
        <output>{at === -1 ? `${changes.length} 处修改` : `第 ${at + 1} 处，共 ${changes.length} 处`}</output>
        <Button isCompact disabled={changes.length === 0} title="N" onClick={() => walk(1)}>
          下一处
        </Button>
      </div>
    </section>
  );
}
