// What an action is: one object that toolbar, menu, keys and command list share.
import type { CommandContext, CommandResult } from '~/domain/studio/commands/command';
import type { IconName } from '../ui/icon';
import { type Editor, READ_ONLY_WORDS } from '../session/editor-context';

export interface ActionContext {
  editor: Editor;
  /** To the next issue of the check, or the one before. */
  stepIssue: (by: 1 | -1) => void;
  /** 复制样式 and 粘贴样式. */
  style: { copy: () => void; paste: () => void };
  /** Runs a command and says what came of it; true when it was done. */
  command: (command: (context: CommandContext) => CommandResult) => boolean;
}

/** Heads of the table of keys, in its order. */
export const ACTION_GROUPS = ['组件', '选择', '移动', '编辑', '手机', '页面', '窗口'] as const;

export interface Action {
  id: string;
  words: string;
  group: (typeof ACTION_GROUPS)[number];
  /** Names as `nameOf` gives them; the first is shown. */
  keys?: readonly string[];
  icon?: IconName;
  /**
   * Where its keys act: `page` in outline and stage, `window` outside of text controls (when absent), `all` everywhere.
   */
  scope?: 'page' | 'window' | 'all';
  /** Also for those who may only look. */
  isReading?: boolean;
  /** Stands in the menu of a block. */
  isInMenu?: boolean;
  /** Why it cannot be done now; null where it can. '' needs no words, and leaves its keys to those after it. */
  refusal?: (context: ActionContext) => string | null;
  run: (context: ActionContext) => void;
}

export const selectionOf = ({ editor }: ActionContext) => editor.store.get().selection;

/** For what needs a selected block. */
export const needsSelection = (context: ActionContext): string | null =>
  selectionOf(context).length === 0 ? '先选中组件' : null;

export function refusalOf({ isReading, refusal }: Action, context: ActionContext): string | null {
  if (isReading !== true && context.editor.store.get().isReadOnly) return READ_ONLY_WORDS;
  return refusal?.(context) ?? null;
}
