// The name of a block, typed in place: in its row, and in the head of the form.
import { MAX_BLOCK_NAME, renameBlock } from '~/domain/studio/commands/rename-block';
import type { Uid } from '~/domain/studio/document';
import { useCommand } from '../session/editor-context';
import { useEditor } from '../store/use-editor';
import { NameField, type NameFieldProps } from './name-field';

interface BlockNameFieldProps extends Pick<NameFieldProps, 'rowKey' | 'level'> {
  uid: Uid;
  /** What it is called now. */
  name: string;
  /** It is named, or that was given up. */
  onEnd: () => void;
}

export function BlockNameField({ uid, name, onEnd, ...row }: BlockNameFieldProps) {
  const run = useCommand();
  const own = useEditor(({ doc }) => doc.notes[uid]?.name ?? '');
  const take = (next: string | null) => {
    onEnd();
    if (next !== null) run((context) => renameBlock(context, uid, next));
  };
  return (
    <NameField
      {...row}
      label={`${name}的名字`}
      value={own}
      placeholder={name}
      maxLength={MAX_BLOCK_NAME}
      onDone={take}
    />
  );
}
