// The head of the form: the name of what is selected, typed in place where it is one block, and what acts on it.
import { useState } from 'react';
import { kindName } from '~/domain/studio/commands/set-fields';
import type { Uid } from '~/domain/studio/document';
import { commandContext, useParts } from '../session/editor-context';
import { KindIcon } from '../ui/kind-icon';
import { useBlockMenu } from '../session/use-block-menu';
import { BlockNameField } from '../panels/block-name-field';
import { useEditor } from '../store/use-editor';
import { IconButton } from '../ui/button';
import styles from './form-head.module.css';
import { useStyleClipboard } from '../form/use-style-clipboard';

/** Of the button, which has the focus again once the name is typed. */
const NAME_KEY = 'form-name';

/** The name of one block: pressed, it is typed. */
function BlockTitle({ uid, name }: { uid: Uid; name: string }) {
  const [isTyped, setIsTyped] = useState(false);
  if (!isTyped)
    return (
      <h2>
        <button
          type="button"
          className={styles['name']}
          data-key={NAME_KEY}
          title={`${name}（点一下改名）`}
          onClick={() => setIsTyped(true)}
        >
          {name}
        </button>
      </h2>
    );
  return <BlockNameField uid={uid} name={name} rowKey={NAME_KEY} onEnd={() => setIsTyped(false)} />;
}

function Title({ uids }: { uids: readonly Uid[] }) {
  const editor = useParts();
  const name = useEditor(() => (uids.length === 0 ? '页面' : kindName(commandContext(editor), uids)));
  const [uid] = uids;
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const isLocked = useEditor(({ doc }) => doc.notes[uid ?? '']?.locked !== undefined);
  if (uid === undefined || uids.length > 1 || isReadOnly || isLocked) return <h2>{name}</h2>;
  return <BlockTitle key={uid} uid={uid} name={name} />;
}

/** Of the page where nothing is selected, of blocks of one kind that kind's. */
function HeadIcon({ uids }: { uids: readonly Uid[] }) {
  const kind = useEditor(({ doc }) => {
    const [id = '', ...others] = new Set(uids.map((uid) => doc.blocks[uid]?.id ?? ''));
    return others.length > 0 ? '' : id;
  });
  return <KindIcon id={uids.length === 0 ? null : kind} />;
}

export function FormHead({ uids }: { uids: readonly Uid[] }) {
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const style = useStyleClipboard();
  const openMenu = useBlockMenu();
  return (
    <header className={styles['head']}>
      <HeadIcon uids={uids} />
      <Title uids={uids} />
      {uids.length === 0 ? null : (
        <>
          <IconButton
            icon="copy"
            label="复制样式"
            keys="Ctrl+Alt+C"
            disabled={uids.length > 1}
            onClick={style.copy}
          />
          <IconButton
            icon="palette"
            label="粘贴样式"
            keys="Ctrl+Alt+V"
            disabled={isReadOnly}
            onClick={style.paste}
          />
          <IconButton icon="more" label="组件的菜单" onClick={openMenu} />
        </>
      )}
    </header>
  );
}
