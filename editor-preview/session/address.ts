// The address of an open document: `?tab=2&b=uid`, the place of the open tab and the selected block.
import { useEffect } from 'react';
import type { EditDoc } from '~/domain/studio/document';
import type { EditorState, EditorStore } from '../store/editor-store';

/** The tab at a place from 1, or of a key; '' for any other. */
export function tabAt({ tabs }: Pick<EditDoc, 'tabs'>, text: string): string {
  const tab =
    tabs.find(({ key }) => key === text) ?? (/^\d+$/.test(text) ? tabs[Number(text) - 1] : undefined);
  return tab?.key ?? '';
}

/** The hash of the window for what is open; a document of one tab does not name it. */
export function hashOf(hash: string, { doc, tab, selection }: EditorState): string {
  const [path = '', query = ''] = hash.split('?');
  const search = new URLSearchParams(query);
  const place = doc.tabs.findIndex(({ key }) => key === tab) + 1;
  const values = { tab: doc.tabs.length > 1 ? String(place) : undefined, b: selection[0] };
  for (const [name, value] of Object.entries(values))
    if (value === undefined) search.delete(name);
    else search.set(name, value);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Written when it changes, without a step of the browser's history, and not once another place is on its way. */
export function useAddress(store: EditorStore): void {
  useEffect(() => {
    const [path] = window.location.hash.split('?');
    let last = hashOf('', store.get());
    return store.subscribe(() => {
      const { hash } = window.location;
      const next = hashOf('', store.get());
      if (next === last || hash.split('?')[0] !== path) return;
      last = next;
      window.history.replaceState(window.history.state, '', hashOf(hash, store.get()));
    });
  }, [store]);
}
