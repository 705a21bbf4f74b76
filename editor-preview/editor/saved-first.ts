// For what the server does with the draft: all that was changed here is saved before.
import type { Editor } from './editor-context';

/** Whether it is; said where it is not. */
export async function isSaved({ sync, say }: Pick<Editor, 'sync' | 'say'>): Promise<boolean> {
  try {
    await sync.flush();
    return true;
  } catch {
    say('修改还没有保存，请稍后再试');
    return false;
  }
}
