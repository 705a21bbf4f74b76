// 复制样式 and 粘贴样式: the look of a block, remembered on this computer.
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isRefusal } from '~/domain/studio/commands/command';
import { copyStyle, isCopiedStyle, type Pasted, pasteStyle } from '~/domain/studio/commands/paste-style';
import { commandContext, useCommand, useParts } from '../session/editor-context';
import { fetchForm } from '../session/widget-form';

const KEY = 'studio.style';

function copied(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

const pastedWords = ({ taken, skipped }: Pasted): string =>
  `已粘贴样式：${taken} 项${skipped === 0 ? '' : `，跳过 ${skipped} 项`}`;

export function useStyleClipboard(): { copy: () => void; paste: () => void } {
  const { store, me, answer, say } = useParts();
  const client = useQueryClient();
  const run = useCommand();
  return useMemo(() => {
    const targets = () => {
      const { doc, selection } = store.get();
      return Promise.all(
        selection.flatMap((uid) => {
          const block = doc.blocks[uid];
          if (block === undefined) return [];
          return [
            fetchForm(client, block.id).then(({ form, complete }) => ({
              uid,
              form,
              coerced: complete(block),
            })),
          ];
        }),
      );
    };
    const failed = () => say('表单没有加载到，请再试一次');
    const copy = async () => {
      const [from, more] = await targets();
      if (from === undefined || more !== undefined) return say('先选中一个组件');
      const style = copyStyle(from);
      localStorage.setItem(KEY, JSON.stringify(style));
      say(`已复制样式：${style.values.length} 项`);
    };
    const paste = async () => {
      const style = copied();
      if (!isCopiedStyle(style)) return say('还没有复制样式');
      const to = await targets();
      if (to.length === 0) return say('先选中一个组件');
      const pasted = pasteStyle(commandContext({ store, me, answer }), style, to);
      if (run(() => pasted.result) && !isRefusal(pasted.result)) say(pastedWords(pasted));
    };
    return { copy: () => void copy().catch(failed), paste: () => void paste().catch(failed) };
  }, [store, me, answer, say, client, run]);
}
