// What the parts of the open editor share beside the document: commands, saving, words for the operator.
import { createContext, useCallback, useContext } from 'react';
import type { DocumentAnswer, Me } from '~/domain/studio/api';
import {
  type CommandContext,
  type CommandResult,
  isRefusal,
  type Way,
} from '~/domain/studio/commands/command';
import { paletteById } from '~/widgets/palette-by-id';
import { registry } from '~/widgets/registry.gen';
import type { DraftSync } from '../store/draft-sync';
import type { EditorUi } from './editor-ui';
import type { EditorState, EditorStore } from '../store/editor-store';
import type { HistoryRecorder } from '../store/history-recorder';
import { newUid } from '../store/new-uid';
import type { LiveEvents } from '../store/live-events';
import type { Pending } from '../store/rebase';
import type { SessionLog } from '../store/session-log';

export interface Editor {
  answer: DocumentAnswer;
  store: EditorStore;
  sync: DraftSync;
  live: LiveEvents;
  /** Steps of earlier sessions, stored on this computer. */
  history: Pick<HistoryRecorder, 'earlier'>;
  /** What others did to the document meanwhile, and its versions. */
  log: SessionLog;
  /** What earlier windows could not save, and this one has taken over. */
  recovered: readonly Pending[];
  me: Me;
  ui: EditorUi;
  /** Says something for 4 s, to screen readers too; with an action while it is there. */
  say: (words: string, action?: { words: string; run: () => void }) => void;
}

const PartsContext = createContext<Editor | null>(null);
export const EditorParts = PartsContext.Provider;

export function useParts(): Editor {
  const editor = useContext(PartsContext);
  if (editor === null) throw new Error('useParts() needs an open editor around it');
  return editor;
}

/** What commands must know, as it is now. */
export function commandContext({
  store,
  me,
  answer,
}: Pick<Editor, 'store' | 'me'> & { answer: Pick<DocumentAnswer, 'homeOf'> }): CommandContext {
  const { doc, tab, selection } = store.get();
  return {
    doc,
    tab,
    selection,
    palette: paletteById,
    widgets: registry,
    permissions: new Set(me.permissions),
    maxBlocks: me.settings.maxBlocks,
    homeOf: answer.homeOf,
    isOwner: me.rights.isOwner,
    owners: me.owners,
    newUid,
  };
}

/** Why those who may only look cannot change anything. */
export const READ_ONLY_WORDS = '只能查看，不能修改';

/** The result as it may be carried out. */
const allowed = (result: CommandResult, { isReadOnly }: Pick<EditorState, 'isReadOnly'>): CommandResult =>
  isReadOnly && !isRefusal(result) && result.ops.length > 0 ? { refusal: READ_ONLY_WORDS } : result;

const WAYS = {
  settings: { words: '设置', hash: '#/settings' },
  pages: { words: '去设首页', hash: '#/pages' },
};

/** The press beside words that leads on from them; only owners may change the studio's settings. */
function leading({ store, me }: Pick<Editor, 'store' | 'me'>, way: Way | undefined) {
  if (way?.to === 'block') return { words: '选中已有的', run: () => store.select([way.uid]) };
  if (way === undefined || (way.to === 'settings' && !me.rights.isOwner)) return undefined;
  const { words, hash } = WAYS[way.to];
  return { words, run: () => window.location.assign(hash) };
}

/** Runs a command on the document as it is now; a refusal and a clash are said. True when it was done. */
export function useCommand(): (command: (context: CommandContext) => CommandResult) => boolean {
  const { store, me, answer, say } = useParts();
  return useCallback(
    (command) => {
      const result = allowed(command(commandContext({ store, me, answer })), store.get());
      if (isRefusal(result)) {
        say(result.refusal, leading({ store, me }, result.way));
        return false;
      }
      const { ops, words, way, ...options } = result;
      const clash = store.run(ops, options);
      if (clash !== null) say('这里刚被改过，请再试一次');
      else if (words !== undefined) say(words, leading({ store, me }, way));
      return clash === null;
    },
    [store, me, answer, say],
  );
}
