// For what the server does with the draft: all that was changed here is saved before.
import type { Editor } from './editor-context';
import { choiceWords } from './open-choices';

type Saving = Pick<Editor, 'sync' | 'say'>;

/** Whether it is; said where it is not. */
export async function isSaved({ sync, say }: Saving): Promise<boolean> {
  try {
    await sync.flush();
    return true;
  } catch {
    say('修改还没有保存，请稍后再试');
    return false;
  }
}

/** As `isSaved`, and nothing is left to choose: what the server has is what is shown here. */
export async function isSavedAsShown({ sync, say }: Saving): Promise<boolean> {
  if (!(await isSaved({ sync, say }))) return false;
  const words = choiceWords(sync.entries());
  if (words !== null) say(words);
  return words === null;
}
