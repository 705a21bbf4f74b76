// Access of components to the open document.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditorState, EditorStore } from './editor-store';

export const EditorContext = createContext<EditorStore | null>(null);

/** The store of the open document; throws outside of an editor. */
export function useEditorStore(): EditorStore {
  const store = useContext(EditorContext);
  if (store === null) throw new Error('useEditorStore() needs an open document around it');
  return store;
}

/** A part of the state; the component renders again when that part is another one. `select` gives what is in the state. */
export function useEditor<T>(select: (state: EditorState) => T): T {
  const store = useEditorStore();
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
