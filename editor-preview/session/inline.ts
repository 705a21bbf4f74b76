// Asking the phone to open a text, where the form says that it may be edited there.
import type { Uid } from '~/domain/studio/document';
import type { Pointer } from '~/domain/studio/pointer';
import type { TextPlace } from '../frame/messages';
import type { Editor } from './editor-context';
import { type MarkedText, markedTexts } from './marked-texts';

const INLINE = 'studio-inline';

export interface InlineRequest {
  at: TextPlace;
  texts: readonly MarkedText[];
}

export function onInline(listener: (request: InlineRequest) => void): () => void {
  const take = (event: Event) => listener((event as CustomEvent<InlineRequest>).detail);
  window.addEventListener(INLINE, take);
  return () => window.removeEventListener(INLINE, take);
}

/** False where the text may not be edited on the phone. */
export async function askInline(
  { store, ui }: Pick<Editor, 'store' | 'ui'>,
  uid: Uid | undefined,
  field: Pointer | null,
): Promise<boolean> {
  if (uid === undefined || field === null) return false;
  const texts = await markedTexts(store.get());
  if (!texts.some((text) => text.uid === uid && text.field === field)) return false;
  ui.set({ inline: { texts, open: null } });
  const detail: InlineRequest = { at: { uid, field }, texts };
  window.dispatchEvent(new CustomEvent(INLINE, { detail }));
  return true;
}
