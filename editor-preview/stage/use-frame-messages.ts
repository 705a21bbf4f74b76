// What the preview frame reports, carried out in the open document.
import { useCallback, useRef } from 'react';
import { isRefusal } from '~/domain/studio/commands/command';
import { moveBlocks } from '~/domain/studio/commands/move-blocks';
import { setField } from '~/domain/studio/commands/set-field';
import type { Uid } from '~/domain/studio/document';
import { useCommand, useParts } from '../editor/editor-context';
import { answerProbe } from '../editor/probe';
import { FRAME_KEY } from '../editor/use-editor-keys';
import type { FromFrame, SeenBlock } from '../frame/messages';
import { SESSION_BURST } from '../store/steps';
import { useEditorStore } from '../store/use-editor';

export interface FrameReports {
  onBox: (uid: Uid, box: Extract<FromFrame, { t: 'box' }>['box']) => void;
  onProblem: (uid: Uid, words: string) => void;
  onScrolled: (top: number) => void;
  onSeen: (blocks: readonly SeenBlock[]) => void;
}

/** What is typed on the phone: one session is one step, which Esc takes back. */
function useWriting(): (message: Extract<FromFrame, { t: 'text' }>) => void {
  const store = useEditorStore();
  const run = useCommand();
  const session = useRef<{ id: string; done: number } | null>(null);
  return useCallback(
    ({ uid, field: at, value, state }) => {
      session.current ??= { id: crypto.randomUUID(), done: store.get().done };
      const { id, done } = session.current;
      if (state !== 'typing') session.current = null;
      if (state === 'cancel') while (store.get().done > done && store.undo() === null);
      else
        run((context) => {
          const result = setField(context, { uid, at, value, coerced: {}, title: '文字' });
          return isRefusal(result) ? result : { ...result, burst: `${SESSION_BURST}${id}` };
        });
    },
    [store, run],
  );
}

export function useFrameMessages({
  onBox,
  onProblem,
  onScrolled,
  onSeen,
}: FrameReports): (message: FromFrame) => void {
  const store = useEditorStore();
  const run = useCommand();
  const { say } = useParts();
  const write = useWriting();
  return useCallback(
    (message) => {
      const press = ({ uid, mods, field }: Extract<FromFrame, { t: 'press' }>) => {
        const { selection } = store.get();
        if (uid === null) store.select([]);
        else if (mods.shift || mods.ctrl) store.select([...selection, uid]);
        else store.select([uid], field);
      };
      switch (message.t) {
        case 'press':
          press(message);
          break;
        case 'menu':
          store.select([message.uid]);
          setTimeout(() => document.getElementById('stage-block-menu')?.click(), 150);
          break;
        case 'moved':
          run((context) => moveBlocks(context, { uids: message.uids, after: message.after }));
          break;
        case 'place':
          answerProbe(message.after);
          break;
        case 'text':
          write(message);
          break;
        case 'key':
          window.dispatchEvent(new CustomEvent(FRAME_KEY, { detail: message }));
          break;
        case 'opened':
          say('试用中：这里会打开链接');
          break;
        case 'box':
          onBox(message.uid, message.box);
          break;
        case 'problem':
          onProblem(message.uid, message.words);
          break;
        case 'seen':
          onSeen(message.blocks);
          break;
        case 'scrolled':
          onScrolled(message.top);
          break;
        default:
      }
    },
    [store, run, say, write, onBox, onProblem, onScrolled, onSeen],
  );
}
