// Performing actions of the table from components.
import { useCallback, useMemo } from 'react';
import { useCheck } from '../check/check-context';
import { useStyleClipboard } from '../form/use-style-clipboard';
import type { Action, ActionContext } from './action';
import { perform } from './actions';
import { useCommand, useParts } from '../session/editor-context';

export function useActionContext(): ActionContext {
  const editor = useParts();
  const command = useCommand();
  const { step: stepIssue } = useCheck();
  const style = useStyleClipboard();
  return useMemo(() => ({ editor, command, stepIssue, style }), [editor, command, stepIssue, style]);
}

export function useAction(): (action: Action) => void {
  const context = useActionContext();
  return useCallback((action) => perform(action, context), [context]);
}
