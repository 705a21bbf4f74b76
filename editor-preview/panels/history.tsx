// The history: steps of this session, the newest first, then those of earlier ones; going to one, taking one back alone.
import { useState } from 'react';
import { useParts } from '../editor/editor-context';
import type { Step } from '../store/steps';
import { localTime } from '../store/save-state';
import { useEditor, useEditorStore } from '../store/use-editor';
import { EarlierSessions } from './earlier-sessions';
import { laterStep, revertRefusal } from './history-steps';
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
        <span className={styles['name']}>{step.name}</span>
        <time dateTime={new Date(step.at).toISOString()}>{localTime(step.at)}</time>
      </button>
      {isInHand && isDone ? <Revert step={step} /> : null}
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

export function History() {
  const store = useEditorStore();
  const { say } = useParts();
  const steps = useEditor((state) => state.steps);
  const done = useEditor((state) => state.done);
  const [inHand, setInHand] = useState<number | null>(null);
  /** `count` steps are done afterwards. */
  const go = (count: number) => {
    if (store.get().isReadOnly) return;
    while (store.get().done !== count) {
      const clash = store.get().done > count ? store.undo() : store.redo();
      if (clash !== null) {
        say('后面的修改用到了这一步，先撤销它们');
        return;
      }
    }
  };
  const rows = steps.map((step, index) => ({ step, number: index + 1 })).reverse();
  return (
    <div className={styles['history']}>
      {steps.length === 0 ? (
        <p className={styles['empty']}>这次打开后还没有修改。改过的每一步都会记在这里，可以单独撤销。</p>
      ) : (
        <ol className={styles['steps']} aria-label="修改的步骤，新的在前">
          {rows.map(({ step, number }) => (
            <StepRow
              key={step.id}
              step={step}
              number={number}
              isDone={number <= done}
              isHere={number === done}
              isInHand={inHand === step.id}
              onHand={() => setInHand(step.id)}
              onGo={() => go(number)}
            />
          ))}
          <li className={styles['step']}>
            <button
              type="button"
              className={styles['go']}
              aria-current={done === 0 ? 'step' : undefined}
              onClick={() => go(0)}
            >
              <span className={styles['number']}>0</span>
              <span className={styles['name']}>打开时的样子</span>
            </button>
          </li>
        </ol>
      )}
      <EarlierSessions />
    </div>
  );
}
