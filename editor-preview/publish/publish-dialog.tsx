// The publish dialog: check, what changed, a note, when; two phones beside it.
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Change, suggestedNote } from '~/domain/studio/diff/diff-documents';
import type { ChangedPlace } from '~/domain/studio/diff/diff-block';
import { type EditDoc, openDraft } from '~/domain/studio/document';
import { plannedWords } from '~/domain/studio/planned-words';
import { isOpenSchedule, scheduleWords } from '~/domain/studio/schedule-words';
import { NOTHING_WITHIN } from '~/domain/studio/within';
import { slots } from '~/widgets/slots.gen';
import { useCheck } from '../check/check-context';
import { IssueList } from '../check/issue-list';
import { ConflictChoice, useConflicts } from '../session/conflicts';
import { useParts } from '../session/editor-context';
import { SharedNotice } from '../stage/shared-notice';
import { useEditor } from '../store/use-editor';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { ChangeList } from '../versions/change-list';
import { PhonePair } from '../versions/phone-pair';
import { Done } from './done';
import { Problem } from './problem';
import { type Outcome, useLiveActs, type When } from './publish-acts';
import { wordsOfSharedKey } from '../ui/shared-keys';
import styles from './publish-dialog.module.css';
import { useChanges } from '../versions/use-changes';
import { usePublishState, useVersion } from '../session/use-publish-state';
import { usePublishing } from './use-publishing';
import { WhenFields } from './when-fields';
import { LimitedInput } from '../ui/limited-input';

const EMPTY: EditDoc = { tabs: [], blocks: {}, within: NOTHING_WITHIN, notes: {}, meta: {} };

/** What is live, the draft, and what changed between them; null while it is read. */
function useComparison() {
  const { answer } = useParts();
  const { live } = usePublishState();
  const now = useEditor(({ doc }) => doc);
  const { data: version, error } = useVersion(live?.id ?? null);
  const was = useMemo(() => {
    if (live === null) return answer.hasChanges ? EMPTY : openDraft(answer.content, slots);
    return version === undefined ? null : openDraft(version.content, slots);
  }, [live, version, answer]);
  return { was, now, isFirst: was === EMPTY, changes: useChanges(was, now), error };
}

const isEnd = (outcome: Outcome | null): outcome is Outcome =>
  outcome !== null && ['published', 'scheduled', 'submitted'].includes(outcome.kind);

type Comparison = ReturnType<typeof useComparison>;
type Form = ReturnType<typeof usePublishing>;

function Changed({ comparison, form }: { comparison: Comparison; form: Form }) {
  const { store, say } = useParts();
  const takeBack = ({ title }: Change, { words, back }: ChangedPlace) => {
    const clash = store.run(back, { name: `还原：${title} ${words}` });
    if (clash === null) form.again();
    else say('别的修改用到了这一处，先还原它们');
  };
  if (comparison.error !== null) return <p role="alert">线上版本没有取到</p>;
  if (comparison.isFirst) return <p>这一页第一次发布</p>;
  if (comparison.changes === null) return <p>正在比较…</p>;
  return <ChangeList changes={comparison.changes} onTakeBack={takeBack} />;
}

/** Publishing shows a page again that somebody had switched off. */
function Disabled() {
  const { isDisabled } = usePublishState();
  return isDisabled ? <p className={styles['problem']}>这一页已停用，发布后顾客又能看到它</p> : null;
}

/** What is planned already, and the way to end it. */
function Planned() {
  const { me } = useParts();
  const { schedule } = usePublishState();
  const { cancelSchedule } = useLiveActs();
  if (!(schedule && isOpenSchedule(schedule))) return null;
  return (
    <p className={styles['planned']}>
      {scheduleWords(schedule)}
      {me.rights.canPublish ? (
        <Button isCompact onClick={() => void cancelSchedule()}>
          取消定时
        </Button>
      ) : null}
    </p>
  );
}

/** Whose changes go along, beside the own ones. */
function Authors() {
  const { me } = useParts();
  const { authors } = usePublishState();
  const others = authors.filter(({ id }) => id !== me.operator.id).map(({ name }) => name);
  if (others.length === 0) return null;
  return (
    <p className={styles['help']}>
      {others.join('、')}的修改会一起{me.rights.canPublish ? '发布' : '提交'}
    </p>
  );
}

/** The server publishes what others wrote where the operator has not chosen yet. */
function Choices() {
  const entries = useConflicts();
  if (entries.length === 0) return null;
  return (
    <section aria-label="先选用谁的">
      <h3>你和别人同时改了这里</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <ConflictChoice entry={entry} hasHead />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StepsProps {
  comparison: Comparison;
  form: Form;
  onClose: () => void;
}

function Note({ form }: { form: Form }) {
  const { me } = useParts();
  return (
    <label className={styles['note']}>
      说明{me.settings.isNoteRequired ? '（必填）' : ''}
      <LimitedInput
        maxLength={200}
        value={form.note}
        onText={(note) => form.setState((before) => ({ ...before, note }))}
      />
    </label>
  );
}

function Steps({ comparison, form, onClose }: StepsProps) {
  const { me } = useParts();
  const { open } = useCheck();
  const { schedule } = usePublishState();
  const { state, setState } = form;
  return (
    <div className={styles['steps']}>
      <section aria-label="检查">
        <h3>检查</h3>
        <IssueList
          onOpen={(issue) => {
            onClose();
            open(issue);
          }}
        />
      </section>
      <Choices />
      <section aria-label="改了什么">
        <h3>改了什么</h3>
        <Disabled />
        <SharedNotice />
        <Authors />
        <Changed comparison={comparison} form={form} />
      </section>
      <Note form={form} />
      <Planned />
      {me.rights.canPublish ? (
        <WhenFields
          when={state.when}
          onChange={(when) => setState((before) => ({ ...before, when }))}
          planned={schedule && plannedWords(schedule)}
        />
      ) : null}
    </div>
  );
}

/** The focus goes to publishing once that is possible, unless it was taken elsewhere before. */
function useFirstFocus(isReady: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReady && document.activeElement?.matches('[data-first-focus]') === true) button.current?.focus();
  }, [isReady]);
  return button;
}

function Actions({ form, onClose }: Pick<StepsProps, 'form' | 'onClose'>) {
  const { me } = useParts();
  const button = useFirstFocus(form.isReady);
  const { state } = form;
  const publish = state.when.kind === 'at' ? '定时发布' : '发布到线上';
  const [words, busy] = me.rights.canPublish ? [publish, '正在发布…'] : ['提交审核', '正在提交…'];
  return (
    <>
      {state.outcome === null ? null : (
        <Problem outcome={state.outcome} onNow={() => void form.sendNow()} onAgain={form.again} />
      )}
      {form.choices === null ? null : <p className={styles['problem']}>{form.choices}</p>}
      {form.mustCount > 0 ? <p className={styles['problem']}>还有 {form.mustCount} 处必须改</p> : null}
      {form.failure === null ? null : <p className={styles['problem']}>{form.failure}</p>}
      <Button onClick={onClose}>取消</Button>
      <Button
        ref={button}
        look="primary"
        disabled={!form.isReady}
        title={wordsOfSharedKey('confirm')}
        onClick={() => void form.send()}
      >
        {state.isBusy ? busy : words}
      </Button>
    </>
  );
}

const SIZE = { width: 960, height: 680 };

interface PublishDialogProps {
  onClose: () => void;
  /** Chosen at first. */
  kind?: When['kind'];
}

export default function PublishDialog({ onClose, kind = 'now' }: PublishDialogProps) {
  const { me, answer } = useParts();
  const comparison = useComparison();
  const changes = comparison.changes ?? [];
  const form = usePublishing(comparison.isFirst ? '第一次发布' : suggestedNote(changes), kind);
  const { outcome } = form.state;
  const title = me.rights.canPublish ? '发布' : '提交审核';
  if (isEnd(outcome))
    return (
      <Dialog title={title} {...SIZE} onClose={onClose}>
        <Done outcome={outcome} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={title} {...SIZE} onClose={onClose} actions={<Actions form={form} onClose={onClose} />}>
      <div className={styles['columns']} data-first-focus tabIndex={-1}>
        <Steps comparison={comparison} form={form} onClose={onClose} />
        {comparison.was === null ? null : (
          <PhonePair
            kind={answer.kind}
            was={{ label: '线上', doc: comparison.was }}
            now={{ label: '草稿', doc: comparison.now }}
            changes={comparison.isFirst ? [] : changes}
          />
        )}
      </div>
    </Dialog>
  );
}

export const ScheduleDialog = ({ onClose }: { onClose: () => void }) => (
  <PublishDialog kind="at" onClose={onClose} />
);
