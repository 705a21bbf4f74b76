// The editor's code: loaded before the first render at an editor's address, else when it is rendered.
import { atOnce } from '~/renderer/chunk';

type EditorModule = typeof import('../editor/editor-screen');

let loaded: EditorModule | null = null;

export async function loadEditor(): Promise<EditorModule> {
  loaded = await import('../editor/editor-screen');
  return loaded;
}

/** For `lazy`: renders without a fallback once the code has loaded. */
export const editorCode = (): Promise<EditorModule> => (loaded === null ? loadEditor() : atOnce(loaded));
