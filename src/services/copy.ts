// The clipboard.
import { toast } from '../state/overlays';

/** Copies a text and shows the given message; without a clipboard, shows how to copy by hand. */
export async function copyText(text: string, words = '复制成功'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(words, { icon: 'success' });
  } catch {
    toast('复制失败，请长按选择文字复制');
  }
}
