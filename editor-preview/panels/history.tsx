// The history: steps of this session and what happened between them, the newest first, then those of earlier sessions.
import { useState, useSyncExternalStore } from 'react';
import { useParts } from '../session/editor-context';
import { SmallFace } from '../session/faces';
import { KindIcon } from '../ui/kind-icon';
import { redo, undo } from '../session/undoing';
import type { LogEntry } from '../store/session-log';
import type { Step } from '../store/steps';
import { savedTime } from '../store/save-state';
import { useEditor, useEditorStore } from '../store/use-editor';
import { EarlierSessions } from './earlier-sessions';
import { happeningWords, historyRows, kindOfStep, laterStep, revertRefusal } from './history-steps';
import styles from './history.module.css';
import { TakeBack } from './take-back';

interface StepRowProps {
  step: Step;
  /** From 1. */
  number: number;
  isDone: boolean;
  isHere: boolean;
  isInHand: boolean;
  onHand: () => void;
  onGo: () => void;
}

function StepRow({ step, number, isDone, isHere, isInHand, onHand, onGo }: StepRowProps) {
  const kind = useEditor(({ doc }) => kindOfStep(doc, step));
  return (
    <li className={styles['step']} data-step={number} data-undone={!isDone || undefined}>
      <button
        type="button"
        className={styles['go']}
        aria-current={isHere ? 'step' : undefined}
        onPointerEnter={onHand}
        onFocus={onHand}
        onClick={onGo}
      >
        <span className={styles['number']}>{number}</span>
        <KindIcon id={kind} />
        <span className={styles['name']}>{step.name}</span>
        <time dateTime={new Date(step.at).toISOString()}>{savedTime(step.at)}</time>
      </button>
      {isInHand && isDone ? <Revert step={step} /> : null}
    </li>
  );
}

function LogRow({ entry }: { entry: LogEntry }) {
  const { me } = useParts();
  return (
    <li className={styles['rule']}>
      {entry.by.id === me.operator.id ? null : <SmallFace person={entry.by} />}
      <span>{happeningWords(entry, me.operator.id)}</span>
      <time dateTime={new Date(entry.at).toISOString()}>{savedTime(entry.at)}</time>
    </li>
  );
}

const focusStep = (number: number): void =>
  document.querySelector<HTMLElement>(`[data-step="${number}"] > button`)?.focus();

function Revert({ step }: { step: Step }) {
  const state = useEditor((now) => now);
  const refusal = revertRefusal(state, step.id);
  const later = refusal === null ? null : laterStep(state, step.id);
  const way = later === null ? undefined : { words: `去第 ${later} 步`, run: () => focusStep(later) };
  return <TakeBack step={step} refusal={refusal} way={way} />;
}

/** Undoes and does again until `count` steps are done. */
function useGo(): (count: number) => void {
  const store = useEditorStore();
  const editor = useParts();
  return (count) => {
    if (store.get().isReadOnly) return;
    while (store.get().done !== count) {
      const isDone = store.get().done > count ? undo(editor) : redo(editor);
      if (!isDone) return;
    }
  };
}

/** The document as it was opened. */
const Beginning = ({ isHere, onGo }: { isHere: boolean; onGo: () => void }) => (
  <li className={styles['step']}>
    <button type="button" className={styles['go']} aria-current={isHere ? 'step' : undefined} onClick={onGo}>
      <span className={styles['number']}>0</span>
      <span className={styles['name']}>打开时的样子</span>
    </button>
  </li>
);

export function History() {
  const { log } = useParts();
  const go = useGo();
  const entries = useSyncExternalStore(log.subscribe, log.get);
  const steps = useEditor((state) => state.steps);
  const done = useEditor((state) => state.done);
  const [inHand, setInHand] = useState<number | null>(null);
  const rows = historyRows(steps, entries);
  return (
    <div className={styles['history']}>
      {rows.length === 0 ? (
        <p className={styles['empty']}>这次打开后还没有修改。改过的每一步都会记在这里，可以单独撤销。</p>
      ) : (
        <ol className={styles['steps']} aria-label="修改的步骤，新的在前">
          {rows.map((row) =>
            'entry' in row ? (
              <LogRow key={`log ${row.entry.id}`} entry={row.entry} />
            ) : (
              <StepRow
                key={row.step.id}
                step={row.step}
                number={row.number}
                isDone={row.number <= done}
                isHere={row.number === done}
                isInHand={inHand === row.step.id}
                onHand={() => setInHand(row.step.id)}
                onGo={() => go(row.number)}
              />
            ),
          )}
          <Beginning isHere={done === 0} onGo={() => go(0)} />
        </ol>
      )}
      <EarlierSessions />
    </div>
  );
}
