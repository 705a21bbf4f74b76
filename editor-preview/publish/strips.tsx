// Strips above the stage: what is scheduled, what waits for review or came back from it.
import { useDeferredValue, useMemo, useState } from 'react';
import type { Review } from '~/domain/studio/api-publish';
import { openDraft } from '~/domain/studio/document';
import { isPlaced, placeOfDoc } from '../shell/doc-place';
import { Link } from '../shell/navigation';
import { useParts } from '../session/editor-context';
import { useEditor } from '../store/use-editor';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { scheduleWords } from '~/domain/studio/schedule-words';
import { slots } from '~/widgets/slots.gen';
import { MissedSchedule, missedWords } from './missed-schedule';
import { Problem } from './problem';
import { atOnce, isTimeMissing, type Outcome, useLiveActs, type When } from './publish-acts';
import { ReturnDialog, useReviewActs } from './review-acts';
import styles from './strips.module.css';
import { useChanges } from '../versions/use-changes';
import { usePublishState, useVersion } from '../session/use-publish-state';
import { WhenFields } from './when-fields';

function ChangeTimes({ start, onClose }: { start: When; onClose: () => void }) {
  const { changeSchedule } = useLiveActs();
  const [when, setWhen] = useState(start);
  const [failure, setFailure] = useState<Outcome | null>(null);
  const save = async (times: When) => {
    const outcome = await changeSchedule(times);
    setFailure(outcome);
    if (outcome === null) onClose();
  };
  const isNow = start.at !== null && when.at === null;
  return (
    <Dialog
      title="改时间"
      width={480}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" disabled={isTimeMissing(when)} onClick={() => void save(when)}>
            {isNow ? '现在发布' : '保存'}
          </Button>
        </>
      }
    >
      <WhenFields when={when} onChange={setWhen} />
      {failure === null ? null : <Problem outcome={failure} onNow={() => void save(atOnce(when))} />}
    </Dialog>
  );
}

function ScheduleStrip() {
  const { me } = useParts();
  const { schedule } = usePublishState();
  const { cancelSchedule } = useLiveActs();
  const [isChanging, setIsChanging] = useState(false);
  if (schedule === null) return null;
  const missed = missedWords(schedule);
  if (missed !== null) return <MissedSchedule words={missed} />;
  const { state, at, until, after } = schedule;
  const isWaiting = state === 'waiting';
  const words = `${scheduleWords(schedule)}${isWaiting ? '· 之后的修改不会包含在内' : ''}`;
  return (
    <div className={styles['strip']}>
      <p>{words}</p>
      {me.rights.canPublish ? (
        <>
          <Button isCompact onClick={() => setIsChanging(true)}>
            改时间
          </Button>
          <Button isCompact onClick={() => void cancelSchedule()}>
            取消定时
          </Button>
        </>
      ) : null}
      {isChanging ? (
        <ChangeTimes
          start={{ kind: isWaiting ? 'at' : 'until', at: isWaiting ? at : null, until, after }}
          onClose={() => setIsChanging(false)}
        />
      ) : null}
    </div>
  );
}

/** How many places were changed since it was submitted; 0 also while that is not known. */
function useLaterCount({ version }: Review): number {
  const now = useDeferredValue(useEditor(({ doc }) => doc));
  const { data } = useVersion(version.id);
  const was = useMemo(() => (data === undefined ? null : openDraft(data.content, slots)), [data]);
  const changes = useChanges(was, now) ?? [];
  return changes.reduce((count, { places }) => count + places.length, 0);
}

/** What was edited after submitting is not part of it. */
function Later({ review }: { review: Review }) {
  const { me } = useParts();
  const { submitAgain } = useReviewActs();
  const count = useLaterCount(review);
  if (count === 0) return null;
  return (
    <>
      <p>已提交的内容不含这 {count} 处修改</p>
      {review.by.id === me.operator.id ? (
        <Button isCompact onClick={() => void submitAgain(review)}>
          重新提交
        </Button>
      ) : null}
    </>
  );
}

/** To what an approval makes live: beside what is live, or by itself. */
function Submitted({ review: { version } }: { review: Review }) {
  const { answer } = useParts();
  const { live } = usePublishState();
  const { base } = placeOfDoc(answer);
  if (live !== null) return <Link to={`${base}/compare?a=${live.id}&b=${version.id}`}>对比</Link>;
  if (!isPlaced(answer.kind)) return null;
  return <Link to={`${base}/versions/${version.id}`}>看提交的内容</Link>;
}

function ReviewStrip() {
  const { me } = useParts();
  const { review } = usePublishState();
  const { approve, withdraw } = useReviewActs();
  const [isReturning, setIsReturning] = useState(false);
  if (review === null) return null;
  if (review.state === 'returned')
    return (
      <div className={styles['strip']} data-tone="warn">
        <p>
          {review.answer?.by.name}退回了：{review.answer?.words}
        </p>
      </div>
    );
  return (
    <div className={styles['strip']} data-tone="review">
      <p>
        {review.by.name}提交了审核{review.words === '' ? '' : `：${review.words}`}
      </p>
      <Later review={review} />
      <Submitted review={review} />
      {me.rights.isOwner ? (
        <>
          <Button isCompact onClick={() => void approve(review)}>
            通过并发布
          </Button>
          <Button isCompact onClick={() => setIsReturning(true)}>
            退回…
          </Button>
        </>
      ) : null}
      {review.by.id === me.operator.id ? (
        <Button isCompact onClick={() => void withdraw(review)}>
          收回提交
        </Button>
      ) : null}
      {isReturning ? <ReturnDialog review={review} onClose={() => setIsReturning(false)} /> : null}
    </div>
  );
}

export const PublishStrips = () => (
  <>
    <ScheduleStrip />
    <ReviewStrip />
  </>
);
