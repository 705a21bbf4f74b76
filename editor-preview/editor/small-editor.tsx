// The editor in a narrow window, for small edits: outline or form in one column, the page in a sheet; nothing is dragged.
import { type MouseEvent, useState } from 'react';
import { blockName } from '~/domain/studio/commands/command';
import { titleOf } from '~/domain/studio/document';
import { actionNamed } from '../actions/actions';
import { useAction } from '../actions/use-actions';
import { StillPhone } from '../bridge/still-phone';
import { JsonView } from '../json/json-view';
import { Outline } from '../panels/outline';
import { FormPanel } from '../properties/form-panel';
import { PublishStrips } from '../publish/strips';
import { commandContext, useParts } from '../session/editor-context';
import { SaveWords } from '../session/save-words';
import { UndoButtons } from '../session/undo-buttons';
import { placeOfDoc } from '../shell/doc-place';
import { Link } from '../shell/navigation';
import { Notices } from '../stage/notices';
import { useEditor } from '../store/use-editor';
import { Bounded } from '../ui/bounded';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { EditorDialogs } from './editor-dialogs';
import styles from './small-editor.module.css';

function Bar() {
  const { answer, me } = useParts();
  const act = useAction();
  const place = placeOfDoc(answer);
  const title = useEditor(({ doc }) => titleOf(doc) || '未命名');
  return (
    <header className={styles['bar']}>
      <Link to={place.list} aria-label={`返回${place.word}`}>
        <Icon name="back" />
      </Link>
      <h1>{title}</h1>
      <UndoButtons />
      {me.rights.canEdit ? (
        <Button look="primary" disabled={answer.isTrashed} onClick={() => act(actionNamed('publish'))}>
          {me.rights.canPublish ? '发布' : '提交审核'}
        </Button>
      ) : null}
      <SaveWords />
    </header>
  );
}

/** The draft as shoppers would see it, at the selected block. */
function PreviewSheet({ onClose }: { onClose: () => void }) {
  const { store, answer } = useParts();
  const [top, setTop] = useState(0);
  const [marked] = useState(() => store.get().selection);
  return (
    <Dialog title="预览" width={423} height={780} onClose={onClose}>
      <div className={styles['sheet']}>
        <StillPhone
          kind={answer.kind}
          store={store}
          label="草稿"
          marked={marked}
          top={top}
          onScroll={setTop}
        />
      </div>
    </Dialog>
  );
}

type Column = 'outline' | 'form';

interface ColumnsProps {
  column: Column;
  onColumn: (column: Column) => void;
}

/** The form is named by what it edits. */
function Columns({ column, onColumn }: ColumnsProps) {
  const editor = useParts();
  const act = useAction();
  const [isSeen, setIsSeen] = useState(false);
  const name = useEditor(({ selection: [uid, ...more] }) => {
    if (uid === undefined) return '页面';
    return more.length > 0 ? `${more.length + 1} 个组件` : blockName(commandContext(editor), uid);
  });
  const columns = [
    ['outline', '大纲'],
    ['form', `属性：${name}`],
  ] as const;
  return (
    <nav className={styles['columns']} aria-label="编辑的部分">
      {columns.map(([id, words]) => (
        <button key={id} type="button" aria-pressed={column === id} onClick={() => onColumn(id)}>
          {words}
        </button>
      ))}
      <button type="button" onClick={() => act(actionNamed('insert'))}>
        添加组件
      </button>
      <button type="button" onClick={() => setIsSeen(true)}>
        预览
      </button>
      {isSeen ? <PreviewSheet onClose={() => setIsSeen(false)} /> : null}
    </nav>
  );
}

/** A tap on the row of a block, not on what its row has beside it. */
const isOnRow = ({ target }: MouseEvent): boolean =>
  target instanceof Element &&
  target.closest('button, [role="treeitem"]')?.getAttribute('role') === 'treeitem';

export default function SmallEditor() {
  const { store } = useParts();
  const [column, setColumn] = useState<Column>('outline');
  const field = useEditor((state) => state.field);
  const [shown, setShown] = useState(field);
  // What the check leads to, or an insertion, opens a field.
  if (field !== shown) {
    setShown(field);
    if (field !== null) setColumn('form');
  }
  const tapped = (event: MouseEvent) => {
    if (isOnRow(event) && store.get().selection.length === 1) setColumn('form');
  };
  return (
    <div className={styles['editor']}>
      <Bar />
      <div className={styles['strips']}>
        <Notices />
        <PublishStrips />
      </div>
      <main className={styles['column']}>
        <Bounded>
          {column === 'outline' ? (
            // The rows of the tree have keys of their own.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <div className={styles['outline']} data-region="panel" data-page-keys="" onClick={tapped}>
              <Outline />
            </div>
          ) : (
            <div className={styles['form']} data-region="form">
              <FormPanel />
            </div>
          )}
        </Bounded>
      </main>
      <Columns column={column} onColumn={setColumn} />
      <JsonView />
      <EditorDialogs />
    </div>
  );
}
