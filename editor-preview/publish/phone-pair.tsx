// Two states of a document as two phones that scroll together; N and Shift+N walk through what changed.
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { DocKind } from '~/domain/studio/api';
import type { EditDoc, Uid } from '~/domain/studio/document';
import type { Change } from '~/domain/studio/diff/diff-documents';
import { EditorStore } from '../store/editor-store';
import { Button } from '../ui/button';
import { isTextControl, nameOf, pressedKey } from '../editor/key-names';
import { StillPhone } from './still-phone';
import styles from './phone-pair.module.css';

interface PhonePairProps {
  kind: DocKind;
  was: { label: string; doc: EditDoc };
  now: { label: string; doc: EditDoc };
  changes: readonly Change[];
}

const NONE: readonly Uid[] = [];

const WALKS: Readonly<Partial<Record<string, 1 | -1>>> = { N: 1, 'Shift+N': -1 };

/** Calls `walk` for N and Shift+N outside of texts. */
function useWalkKeys(walk: (by: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = WALKS[nameOf(pressedKey(event))];
    if (by === undefined || event.isComposing || isTextControl(event.target)) return;
    event.preventDefault();
    walk(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

export function PhonePair({ kind, was, now, changes }: PhonePairProps) {
  const [top, setTop] = useState(0);
  const [at, setAt] = useState(-1);
  const before = useMemo(() => new EditorStore(was.doc, { isReadOnly: true }), [was.doc]);
  const after = useMemo(() => new EditorStore(now.doc, { isReadOnly: true }), [now.doc]);
  const blocks = useMemo(() => changes.flatMap(({ uid }) => uid ?? []), [changes]);
  const { uid: walked = null } = changes[at] ?? {};
  const marked = useMemo(() => (walked === null ? blocks : [walked]), [blocks, walked]);
  const walk = (by: 1 | -1) => {
    if (changes.length === 0) return;
    const next = at === -1 && by === -1 ? changes.length - 1 : (at + by + changes.length) % changes.length;
    setAt(next);
    const { tab } = changes[next] ?? {};
    for (const store of [before, after]) if (tab !== undefined && tab !== '') store.openTab(tab);
  };
  useWalkKeys(walk);
  const shownIn = (doc: EditDoc) => (marked.some((uid) => doc.blocks[uid] !== undefined) ? marked : NONE);
  return (
    <section className={styles['pair']} aria-label="前后对照">
      <div className={styles['phones']}>
        <StillPhone
          kind={kind}
          store={before}
          label={was.label}
          marked={shownIn(was.doc)}
          top={top}
          onScroll={setTop}
        />
        <StillPhone
          kind={kind}
          store={after}
          label={now.label}
          marked={shownIn(now.doc)}
          top={top}
          onScroll={setTop}
        />
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
