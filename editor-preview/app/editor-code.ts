// The editor's code: loaded before the first render at an editor's address, else when it is rendered.
type EditorModule = typeof import('../editor/editor-screen');

let loaded: EditorModule | null = null;

export async function loadEditor(): Promise<EditorModule> {
  loaded ??= await import('../editor/editor-screen');
  return loaded;
}

/** Null until it has loaded. */
export const loadedEditor = (): EditorModule | null => loaded;
