// The clipboard.
import { copyWords } from '~/ui/copy-words';
import { toast } from '../state/overlays';

/** Copies a text and shows the given message; where no way is open, shows how to copy by hand. */
export async function copyText(text: string, words = '复制成功'): Promise<void> {
  if (await copyWords(text)) toast(words, { icon: 'success' });
  else toast('复制失败，请长按选择文字复制');
}
