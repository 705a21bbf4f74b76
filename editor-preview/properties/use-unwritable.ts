// Whether the fields of blocks can be written, as the commands decide it.
import { unwritableWords } from '~/domain/studio/commands/command';
import type { Uid } from '~/domain/studio/document';
import { commandContext, useParts } from '../session/editor-context';
import { useEditor } from '../store/use-editor';

/** Why fields of the blocks cannot be written: they are locked, or kept as stored; null where they can. */
export function useUnwritable(uids: readonly Uid[]): string | null {
  const editor = useParts();
  return useEditor(() => unwritableWords(commandContext(editor), uids));
}

/** Whether the controls of the blocks' form are read only. */
export function useIsReadOnly(uids: readonly Uid[]): boolean {
  const words = useUnwritable(uids);
  const isReadOnly = useEditor((state) => state.isReadOnly);
  return isReadOnly || words !== null;
}
