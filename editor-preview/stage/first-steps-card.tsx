// The card 「先做这五件」: each is ticked by doing it, and closed it does not come again on this computer.
import { useCallback, useEffect, useState } from 'react';
import { currentBlock, dataOf } from '~/domain/studio/document';
import { registry } from '~/widgets/registry.gen';
import { paletteById } from '~/widgets/palette-by-id';
import { revealField } from '../check/reveal-field';
import { actionNamed } from '../actions/actions';
import { useParts } from '../session/editor-context';
import { remember, remembered } from '../services/remembered';
import { useAction } from '../actions/use-actions';
import { usePublishState } from '../session/use-publish-state';
import { useEditor } from '../store/use-editor';
import { Button, IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { FIRST_STEPS, type FirstStep, stepOf } from './first-steps';
import styles from './first-steps-card.module.css';

const NAME = 'studio-first-steps';
const CLOSED = 'closed';

const stored = (): readonly string[] => (remembered(NAME) ?? '').split(' ').filter((id) => id !== '');

const isOver = (done: readonly string[]): boolean =>
  done.includes(CLOSED) || FIRST_STEPS.every(({ id }) => done.includes(id));

/** Steps that are done, on this computer. */
function useDone(): readonly string[] {
  const { store, ui } = useParts();
  const { live, review } = usePublishState();
  const [done, setDone] = useState(stored);
  const tick = useCallback((ids: readonly string[]) => {
    setDone((before) =>
      ids.every((id) => before.includes(id)) ? before : [...new Set([...before, ...ids])],
    );
  }, []);
  useEffect(() => {
    const stop = store.onChange(({ ops, origin }, { doc }) => {
      if (origin === 'local') tick(ops.flatMap((op) => stepOf(op, doc) ?? []));
    });
    const stopUi = ui.subscribe(() => tick(ui.get().dialog === 'phone' ? ['phone'] : []));
    return () => {
      stop();
      stopUi();
    };
  }, [store, ui, tick]);
  const publication = `${live?.id} ${review?.id}`;
  const [first] = useState(publication);
  const isPublished = publication !== first && !done.includes('publish');
  const all = isPublished ? [...done, 'publish'] : done;
  const words = all.join(' ');
  useEffect(() => remember(NAME, words), [words]);
  return all;
}

/** Goes to where a step is done. */
function useGo(): (step: FirstStep) => void {
  const { store, ui, say } = useParts();
  const act = useAction();
  return ({ id, place }) => {
    if (place === undefined) return act(actionNamed(id));
    const { doc, tab } = store.get();
    const { order = [] } = doc.tabs.find(({ key }) => key === tab) ?? {};
    const uid = order.find((one) => doc.blocks[one]?.id === place.block);
    const block = uid === undefined ? undefined : doc.blocks[uid];
    if (uid === undefined || block === undefined) {
      const insert = actionNamed('insert');
      return say(`这一页还没有「${paletteById[place.block]?.title ?? ''}」`, {
        words: insert.words,
        run: () => act(insert),
      });
    }
    ui.set({ isFormShown: true });
    const { at, words } = place.at(dataOf(currentBlock(block, registry)));
    store.select([uid], at);
    if (words !== undefined) say(words);
    return revealField(at);
  };
}

function Step({ step, isDone, onGo }: { step: FirstStep; isDone: boolean; onGo: () => void }) {
  return (
    <li className={styles['step']} data-done={isDone || undefined}>
      <span className={styles['words']}>
        {step.words}
        {isDone ? <span className="st-visually-hidden">，已完成</span> : null}
      </span>
      {isDone ? (
        <Icon name="check" />
      ) : (
        <Button isCompact look="quiet" aria-label={`去做：${step.words}`} onClick={onGo}>
          去做
        </Button>
      )}
    </li>
  );
}

function Card({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const done = useDone();
  const go = useGo();
  const count = FIRST_STEPS.filter(({ id }) => done.includes(id)).length;
  return (
    <details className={styles['card']} open={isOpen}>
      <summary>
        先做这五件 {count}/{FIRST_STEPS.length}
      </summary>
      <ul>
        {FIRST_STEPS.map((step) => (
          <Step key={step.id} step={step} isDone={done.includes(step.id)} onGo={() => go(step)} />
        ))}
      </ul>
      <span className={styles['close']}>
        <IconButton icon="close" label="不再显示" size={24} onClick={onClose} />
      </span>
    </details>
  );
}

/** Folded where it would lie over the phone. */
export function FirstStepsCard({ isWide }: { isWide: boolean }) {
  const { answer } = useParts();
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const [isClosed, setClosed] = useState(() => isOver(stored()));
  const [isOpen] = useState(isWide);
  if (answer.kind !== 'page' || isReadOnly || isClosed) return null;
  const close = () => {
    remember(NAME, CLOSED);
    setClosed(true);
  };
  return <Card isOpen={isOpen} onClose={close} />;
}
