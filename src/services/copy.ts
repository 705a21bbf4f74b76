// Owns the clipboard.
import { toast } from '../state/overlays';

/** Puts a text on the clipboard and says so in these words; where it cannot, says how it can be copied by hand. */
export async function copyText(text: string, words = '复制成功'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(words, { icon: 'success' });
  } catch {
    toast('复制失败，请长按选择文字复制');
  }
}
