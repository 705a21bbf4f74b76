// What was scheduled and did not happen, with the reason, until an operator dismisses it.
import type { Schedule } from '~/domain/studio/api-publish';
import { momentWords } from '~/domain/studio/moments';
import { useParts } from '../session/editor-context';
import { api, wordsOf } from '../services/api';
import { Button } from '../ui/button';
import styles from './strips.module.css';
import { usePublishState } from '../session/use-publish-state';

/** Null for a schedule that is open. */
export function missedWords({ state, at, until, after, reason, version }: Schedule): string | null {
  if (state !== 'overtaken' && state !== 'failed') return null;
  if (version.liveFrom === null) return `${momentWords(at)} 的定时发布没有成功：${reason}`;
  const end = `${momentWords(until ?? at)} 到期时没有${after === 'disable' ? '停用' : '换回'}`;
  return `${end}：${state === 'overtaken' ? '线上已经是另一个版本' : reason}`;
}

export function MissedSchedule({ words }: { words: string }) {
  const { answer, me, say } = useParts();
  const { renew } = usePublishState();
  const dismiss = async () => {
    try {
      await api(`documents/${answer.doc}/schedule`, { method: 'DELETE' });
      await renew();
    } catch (error) {
      say(wordsOf(error));
    }
  };
  return (
    <div className={styles['strip']} data-tone="warn">
      <p>{words}</p>
      {me.rights.canPublish ? (
        <Button isCompact onClick={() => void dismiss()}>
          知道了
        </Button>
      ) : null}
    </div>
  );
}
