// Undo and redo as keys, buttons and the history do them: what later changes need is said, and not undone.
import type { Clash } from '~/domain/studio/ops';
import { type Editor, READ_ONLY_WORDS } from './editor-context';

type Undoing = Pick<Editor, 'store' | 'say'>;

interface Move {
  move: () => Clash | null;
  /** Name of the step that it is about; undefined where there is none. */
  name: string | undefined;
  done: string;
}

function moved({ store, say }: Undoing, { move, name, done }: Move): boolean {
  const refusal = store.get().isReadOnly ? READ_ONLY_WORDS : null;
  const words = refusal ?? (move() === null ? null : '后面的修改用到了这一步，先撤销它们');
  if (words !== null) say(words);
  else if (name !== undefined) say(`${done}：${name}`);
  return words === null;
}

/** True when it was done. */
export function undo(editor: Undoing): boolean {
  const { steps, done } = editor.store.get();
  return moved(editor, { move: () => editor.store.undo(), name: steps[done - 1]?.name, done: '已撤销' });
}

/** True when it was done. */
export function redo(editor: Undoing): boolean {
  const { steps, done } = editor.store.get();
  return moved(editor, { move: () => editor.store.redo(), name: steps[done]?.name, done: '已重做' });
}
