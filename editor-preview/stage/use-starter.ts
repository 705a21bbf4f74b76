// What most pages begin with, inserted into an empty one as one step.
import { useState } from 'react';
import { insertPresets } from '~/domain/studio/commands/insert-preset';
import { useCommand, useParts } from '../session/editor-context';
import { presetData } from '../session/new-data';
import { useMallPick } from '../session/use-mall-pick';

/** 搜索, 轮播广告, 图文导航, 商品. */
const STARTER = ['search', 'banner', 'nav', 'goods'] as const;

export function useStarter(): { isBusy: boolean; insert: () => Promise<void> } {
  const { say } = useParts();
  const run = useCommand();
  const pickUntil = useMallPick();
  const [isBusy, setIsBusy] = useState(false);
  const insert = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const presets = await Promise.all(
        STARTER.map(async (id) => {
          const ended = new AbortController();
          return { id, data: await presetData({ id, preset: 0, pick: pickUntil(ended), ended }) };
        }),
      );
      run((context) => insertPresets(context, { presets, after: null, name: '添加搜索、轮播、导航和商品' }));
    } catch {
      say('有一部分没有加载到，请再试一次');
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, insert };
}
