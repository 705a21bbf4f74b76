// Notes over the form: why what is selected cannot be changed or drawn, with what can be done all the same.
import { type CommandContext, isRefusal } from '~/domain/studio/commands/command';
import { toggleLocked } from '~/domain/studio/commands/lock-block';
import { keptWords, type Uid } from '~/domain/studio/document';
import { registry } from '~/widgets/registry.gen';
import { commandContext, useCommand, useParts } from '../session/editor-context';
import { useFailure } from '../session/use-failure';
import { openJson } from '../json/json-view';
import { useEditor } from '../store/use-editor';
import { Button } from '../ui/button';
import { BlockActs } from './data-view';
import styles from '../form/form.module.css';
import { hasForm } from '../session/widget-form';
import { useUnwritable } from './use-unwritable';

const lockedOf = ({ doc }: CommandContext, uids: readonly Uid[]): Uid[] =>
  uids.filter((uid) => doc.notes[uid]?.locked !== undefined);

function Unlock({ uids }: { uids: readonly Uid[] }) {
  const editor = useParts();
  const run = useCommand();
  const canUnlock = useEditor(({ isReadOnly }) => {
    const context = commandContext(editor);
    const locked = lockedOf(context, uids);
    return !isReadOnly && locked.length > 0 && !isRefusal(toggleLocked(context, locked));
  });
  if (!canUnlock) return null;
  return (
    <Button isCompact onClick={() => run((context) => toggleLocked(context, lockedOf(context, uids)))}>
      解锁
    </Button>
  );
}

/** What the operator box on the phone stands for: a block that is kept as it is, or fails; with what can be done. */
function Kept({ uid, words }: { uid: Uid; words: string | null }) {
  return (
    <div className={styles['lock']}>
      {words === null ? null : <p>{words}</p>}
      <Button isCompact onClick={openJson}>
        查看数据
      </Button>
      <BlockActs uid={uid} />
    </div>
  );
}

function OneKept({ uid }: { uid: Uid }) {
  const failure = useFailure(uid);
  const isKept = useEditor(({ doc }) => {
    const block = doc.blocks[uid];
    return block !== undefined && keptWords(block, registry) !== null;
  });
  const isShown = useEditor(({ doc }) => hasForm(doc.blocks[uid]?.id ?? ''));
  if (!isShown || (failure === null && !isKept)) return null;
  return <Kept uid={uid} words={failure === null ? null : `手机上画不出来：${failure}`} />;
}

export function BlockNotes({ uids }: { uids: readonly Uid[] }) {
  const words = useUnwritable(uids);
  const [uid] = uids;
  return (
    <>
      {words === null ? null : (
        <div className={styles['lock']}>
          <p>{words}</p>
          <Unlock uids={uids} />
        </div>
      )}
      {uid === undefined || uids.length > 1 ? null : <OneKept uid={uid} />}
    </>
  );
}
