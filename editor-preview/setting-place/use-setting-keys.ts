// Keys of a place that edits a setting: undo, redo and save, as in the editor.
import { useMemo } from 'react';
import type { ActionContext } from '../actions/action';
import { useCommand, useParts } from '../session/editor-context';
import { useDocumentKeys } from '../actions/use-editor-keys';
import { useStyleClipboard } from '../form/use-style-clipboard';

export function useSettingKeys(): void {
  const editor = useParts();
  const command = useCommand();
  const style = useStyleClipboard();
  // A setting has no blocks, and so no list of issues to step through.
  const context = useMemo<ActionContext>(
    () => ({ editor, command, style, stepIssue: () => undefined }),
    [editor, command, style],
  );
  useDocumentKeys(context);
}
