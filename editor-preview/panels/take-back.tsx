// 「只撤销这一步」 beside a step of the history, or why it cannot be taken back.
import { READ_ONLY_WORDS, useParts } from '../session/editor-context';
import type { Step } from '../store/steps';
import { useEditor, useEditorStore } from '../store/use-editor';
import { Button } from '../ui/button';
import styles from './history.module.css';

interface TakeBackProps {
  step: Step;
  refusal: string | null;
  /** The press beside the refusal, where something can be done about it. */
  way?: { words: string; run: () => void } | undefined;
}

export function TakeBack({ step, refusal, way }: TakeBackProps) {
  const store = useEditorStore();
  const { say } = useParts();
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const reason = isReadOnly ? READ_ONLY_WORDS : refusal;
  return (
    <span className={styles['revert']}>
      <Button
        isCompact
        look="quiet"
        aria-disabled={reason !== null || undefined}
        onClick={() => {
          if (reason !== null) say(reason, way);
          else if (store.takeBack(step) === null) say(`已撤销 ${step.name}`);
        }}
      >
        只撤销这一步
      </Button>
      {reason === null ? null : <small>{reason}</small>}
    </span>
  );
}
