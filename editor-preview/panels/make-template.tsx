// 「存为模板」: names the template that pages may begin with; the selected blocks stay as they are.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moduleText } from '~/domain/studio/commands/make-module';
import type { NewTemplate, TemplateRow } from '~/domain/studio/api-library';
import { Tick } from '../app/place';
import { commandContext, useParts } from '../editor/editor-context';
import { api, wordsOf } from '../services/api';
import { NameDialog } from './name-dialog';

export default function MakeTemplate({ onClose }: { onClose: () => void }) {
  const editor = useParts();
  const cache = useQueryClient();
  const [isWithoutIds, setIsWithoutIds] = useState(false);
  const make = async (typed: string) => {
    const context = commandContext(editor);
    const name = typed.trim();
    const text = moduleText(context, context.selection);
    const body: NewTemplate = { name, description: '', text, isWithoutIds };
    try {
      await api<TemplateRow>('templates', { method: 'POST', body });
    } catch (error) {
      return wordsOf(error);
    }
    void cache.invalidateQueries({ queryKey: ['templates'] });
    editor.say(`已存为模板「${name}」`);
    return null;
  };
  return (
    <NameDialog title="存为模板" label="模板的名字" action="存为模板" onClose={onClose} onName={make}>
      <Tick label="不带商品和优惠券，用的时候再选" isOn={isWithoutIds} onTick={setIsWithoutIds} />
    </NameDialog>
  );
}
