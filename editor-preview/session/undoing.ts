// Undo and redo as keys, buttons and the history do them: what later changes need is said, and not undone.
import type { Clash } from '~/domain/studio/ops';
import { type Editor, READ_ONLY_WORDS } from './editor-context';

type Undoing = Pick<Editor, 'store' | 'say'>;

function moved({ store, say }: Undoing, move: () => Clash | null): boolean {
  const refusal = store.get().isReadOnly ? READ_ONLY_WORDS : null;
  const words = refusal ?? (move() === null ? null : '后面的修改用到了这一步，先撤销它们');
  if (words !== null) say(words);
  return words === null;
}

/** True when it was done. */
export const undo = (editor: Undoing): boolean => moved(editor, () => editor.store.undo());

/** True when it was done. */
export const redo = (editor: Undoing): boolean => moved(editor, () => editor.store.redo());
