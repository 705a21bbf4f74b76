// Why the phone cannot draw a block as it is stored now.
import type { Uid } from '~/domain/studio/document';
import { useEditor } from '../store/use-editor';
import { useParts } from './editor-context';
import { useEditorUi } from './editor-ui';

/** In the words of the renderer; null where the block can be drawn, or has changed since it failed. */
export function useFailure(uid: Uid): string | null {
  const { broken } = useEditorUi(useParts().ui);
  const block = useEditor(({ doc }) => doc.blocks[uid]);
  const failure = broken.get(uid);
  return failure === undefined || failure.text !== block?.text ? null : failure.words;
}
