// 「存为模板」: names the template that copies of the selected blocks become.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewTemplate } from '~/domain/studio/api-library';
import { shownOf, shownText } from '~/domain/studio/commands/shown-blocks';
import { Tick } from '../shell/place';
import { useParts } from '../session/editor-context';
import { api, wordsOf } from '../services/api';
import { NameDialog } from './name-dialog';

export default function MakeTemplate({ onClose }: { onClose: () => void }) {
  const { store, say } = useParts();
  const queries = useQueryClient();
  const [isWithoutIds, setIsWithoutIds] = useState(false);
  const make = async (name: string) => {
    const { doc, selection } = store.get();
    const order = doc.tabs.flatMap((tab) => tab.order).filter((uid) => selection.includes(uid));
    const body: NewTemplate = {
      name: name.trim(),
      description: '',
      text: shownText({ doc }, order),
      isWithoutIds,
    };
    try {
      await api('templates', { method: 'POST', body });
      void queries.invalidateQueries({ queryKey: ['templates'] });
      const hidden = order.length - shownOf({ doc }, order).length;
      say(`已存为模板「${body.name}」${hidden === 0 ? '' : `，没有带上已隐藏的 ${hidden} 个`}`);
      return null;
    } catch (error) {
      return wordsOf(error);
    }
  };
  return (
    <NameDialog title="存为模板" label="模板的名字" action="存为模板" onClose={onClose} onName={make}>
      <Tick label="不带商品和优惠券，用的时候再选" isOn={isWithoutIds} onTick={setIsWithoutIds} />
    </NameDialog>
  );
}
