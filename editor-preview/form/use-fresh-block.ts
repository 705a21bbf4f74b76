// A block that was inserted in this session, as it was then: what it came with is no change of an operator.
import { useMemo } from 'react';
import { type Block, blockOf, type Uid } from '~/domain/studio/document';
import type { EditorState } from '../store/editor-store';
import { useEditor } from '../store/use-editor';

function insertedText({ steps }: EditorState, uid: Uid): string | undefined {
  for (const { ops } of steps)
    for (const op of ops) {
      const block = op.op === 'insert' ? op.blocks.find((one) => one.uid === uid) : undefined;
      if (block !== undefined) return block.text;
    }
  return undefined;
}

/** Null where it stood there before. */
export function useFreshBlock(uid: Uid | undefined): Block | null {
  const text = useEditor((state) => (uid === undefined ? undefined : insertedText(state, uid)));
  return useMemo(() => (text === undefined ? null : blockOf(text)), [text]);
}
