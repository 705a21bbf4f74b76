// What prevented a publication, with the press that goes on from it.
import { Button } from '../ui/button';
import type { Outcome } from './publish-acts';
import styles from './publish-dialog.module.css';

interface ProblemProps {
  outcome: Outcome;
  /** Publishes at once, where the chosen time is over. */
  onNow: () => void;
  /** Checks again, where the draft was changed. */
  onAgain?: () => void;
}

export function Problem({ outcome, onNow, onAgain }: ProblemProps) {
  if (outcome.kind === 'failed' || outcome.kind === 'past')
    return (
      <p className={styles['problem']} role="alert">
        {outcome.words}
        {outcome.kind === 'past' ? (
          <Button isCompact onClick={onNow}>
            现在发布
          </Button>
        ) : null}
      </p>
    );
  return (
    <p className={styles['problem']} role="alert">
      检查之后草稿又有修改
      <Button isCompact onClick={onAgain}>
        看修改 · 重新检查
      </Button>
    </p>
  );
}
