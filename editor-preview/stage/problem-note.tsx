// What a block failed with on the phone: which block, why, and what can be done.
import { blockName } from '~/domain/studio/commands/command';
import type { Uid } from '~/domain/studio/document';
import { actionNamed } from '../actions/actions';
import { commandContext, useParts } from '../session/editor-context';
import { useAction } from '../actions/use-actions';
import { useFailure } from '../session/use-failure';
import { useEditor } from '../store/use-editor';
import { Button } from '../ui/button';
import styles from './phone.module.css';

/** Stays until it is closed, or its block has changed: what fails again is reported again. */
export function ProblemNote({ uid, onClose }: { uid: Uid; onClose: () => void }) {
  const editor = useParts();
  const { store } = editor;
  const words = useFailure(uid);
  const name = useEditor(() => blockName(commandContext(editor), uid));
  const canUndo = useEditor(({ done }) => done > 0);
  const act = useAction();
  if (words === null) return null;
  const undo = () => {
    store.undo();
    onClose();
  };
  const showData = () => {
    store.select([uid]);
    act(actionNamed('json'));
  };
  return (
    <div className={styles['problem']} role="alert">
      <p>
        「{name}」画不出来：{words}
      </p>
      {canUndo ? (
        <Button isCompact onClick={undo}>
          撤销上一步
        </Button>
      ) : null}
      <Button isCompact onClick={() => store.select([uid])}>
        选中它
      </Button>
      <Button isCompact look="quiet" onClick={showData}>
        查看数据
      </Button>
      <Button isCompact look="quiet" onClick={onClose}>
        知道了
      </Button>
    </div>
  );
}
