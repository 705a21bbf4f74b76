// Where something about the page as a whole is mended.
import type { EditorUiState } from '../session/editor-ui';

interface PageWay {
  /** Of the button. */
  words: string;
  shown: Partial<EditorUiState>;
}

const OUTLINE: PageWay = { words: '去大纲', shown: { panel: 'outline', isHiddenOnly: false } };
const INSERT: PageWay = { words: '添加组件', shown: { dialog: 'insert' } };

/** By the code of the issue. */
const WAYS: ReadonlyMap<string, PageWay> = new Map([
  ['hidden', { words: '看已隐藏的', shown: { panel: 'outline', isHiddenOnly: true } }],
  ['heading', INSERT],
  ['least', INSERT],
]);

/** The outline for all that have no way of their own, and for those who may only look. */
export function pageWay(code: string, isReadOnly: boolean): PageWay {
  const way = WAYS.get(code) ?? OUTLINE;
  return way === INSERT && isReadOnly ? OUTLINE : way;
}
