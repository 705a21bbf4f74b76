// Steps of earlier sessions on this computer: what changed when, and taking one back where it still applies.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { datedMomentWords } from '~/domain/studio/moments';
import { useParts } from '../session/editor-context';
import { KindIcon } from '../ui/kind-icon';
import { HISTORY_DAYS, type SessionRecord } from '../store/history-db';
import { savedTime } from '../store/save-state';
import type { Step } from '../store/steps';
import { useEditor } from '../store/use-editor';
import { Button } from '../ui/button';
import styles from './history.module.css';
import { earlierRefusal, kindOfStep } from './history-steps';
import { TakeBack } from './take-back';

function EarlierTakeBack({ step }: { step: Step }) {
  const doc = useEditor((state) => state.doc);
  return <TakeBack step={step} refusal={earlierRefusal(doc, step)} />;
}

function EarlierStep({ step, isInHand, onHand }: { step: Step; isInHand: boolean; onHand: () => void }) {
  const kind = useEditor(({ doc }) => kindOfStep(doc, step));
  return (
    <li className={styles['step']}>
      <button
        type="button"
        className={styles['go']}
        aria-expanded={isInHand}
        onPointerEnter={onHand}
        onFocus={onHand}
        onClick={onHand}
      >
        <KindIcon id={kind} />
        <span className={styles['name']}>{step.name}</span>
        <time dateTime={new Date(step.at).toISOString()}>{savedTime(step.at)}</time>
      </button>
      {isInHand ? <EarlierTakeBack step={step} /> : null}
    </li>
  );
}

function Session({ record }: { record: SessionRecord }) {
  const [inHand, setInHand] = useState<number | null>(null);
  const words = datedMomentWords(new Date(record.at).toISOString());
  return (
    <section aria-label={`${words} 的修改`}>
      <h4 className={styles['session']}>{words}</h4>
      <ol className={styles['steps']}>
        {[...record.steps].reverse().map((step) => (
          <EarlierStep
            key={step.id}
            step={step}
            isInHand={inHand === step.id}
            onHand={() => setInHand(step.id)}
          />
        ))}
      </ol>
    </section>
  );
}

export function EarlierSessions() {
  const { history, answer } = useParts();
  const { data, error, refetch } = useQuery({
    queryKey: ['earlier-sessions', answer.doc],
    queryFn: () => history.earlier(),
    // Anew each time the panel opens.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (error !== null)
    return (
      <p className={styles['empty']}>
        这台电脑上以前的修改没有读到
        <Button isCompact look="quiet" onClick={() => void refetch()}>
          重试
        </Button>
      </p>
    );
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-label="以前的修改" className={styles['earlier']}>
      <h3 className={styles['session']}>以前的修改（这台电脑上留 {HISTORY_DAYS} 天）</h3>
      {data.map((record) => (
        <Session key={record.session} record={record} />
      ))}
    </section>
  );
}
