// What is typed on the phone, written into the document: one session is one step, which Esc takes back.
import { letterCount } from '~/domain/text';
import { useCallback, useRef } from 'react';
import { textOf } from '~/domain/coercion';
import { randomId } from '~/domain/random-id';
import { isRefusal } from '~/domain/studio/commands/command';
import { setField, storedAt } from '~/domain/studio/commands/set-field';
import { currentBlock, dataOf } from '~/domain/studio/document';
import { registry } from '~/widgets/registry.gen';
import { useCommand, useParts } from '../session/editor-context';
import type { FromFrame } from '../frame/messages';
import { SESSION_BURST } from '../store/steps';

type Text = Extract<FromFrame, { t: 'text' }>;

interface Session {
  burst: string;
  /** Steps before it. */
  done: number;
  title: string;
}

const TEXT = { control: 'text', kind: 'text' } as const;

/** Writes what is typed as part of its session. */
function useWrite(): (message: Text, session: Session) => void {
  const { store } = useParts();
  const run = useCommand();
  return useCallback(
    ({ uid, field: at, value }, { burst, title }) => {
      const stored = store.get().doc.blocks[uid];
      const block = stored === undefined ? undefined : currentBlock(stored, registry);
      if (block === undefined || textOf(storedAt(block, at)) === value) return;
      run((context) => {
        const result = setField(context, { uid, at, value, coerced: dataOf(block), title, field: TEXT });
        return isRefusal(result) ? result : { ...result, burst };
      });
    },
    [store, run],
  );
}

export function useInlineWriting(): (message: Text) => void {
  const { store, ui } = useParts();
  const session = useRef<Session | null>(null);
  const open = useCallback(
    ({ uid, field }: Text) => {
      const text = ui.get().inline?.texts.find((one) => one.uid === uid && one.field === field);
      const title = text?.title ?? '文字';
      session.current = { burst: `${SESSION_BURST}${randomId()}`, done: store.get().done, title };
      store.select([uid], field);
    },
    [store, ui],
  );
  const write = useWrite();
  return useCallback(
    (message) => {
      const { uid, field, value, state } = message;
      const isOver = state === 'done' || state === 'cancel';
      const { texts = [] } = ui.get().inline ?? {};
      ui.set({ inline: { texts, open: isOver ? null : { uid, field, length: letterCount(value) } } });
      if (state === 'open') open(message);
      const { current } = session;
      if (isOver) session.current = null;
      if (current === null || state === 'open') return;
      if (state === 'cancel') while (store.get().done > current.done && store.undo() === null);
      else write(message, current);
    },
    [store, ui, open, write],
  );
}
