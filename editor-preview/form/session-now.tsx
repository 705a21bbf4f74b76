// The session that a block shows by itself at the moment, under the field that says so.
import { useQuery } from '@tanstack/react-query';
import type { Hydrated } from '~/domain/studio/api-library';
import { currentBlock, dataOf } from '~/domain/studio/document';
import { deliveredNames } from '~/widgets/delivered.gen';
import { registry } from '~/widgets/registry.gen';
import { useParts } from '../session/editor-context';
import { api } from '../services/api';
import { useStageView } from '../session/stage-view';
import { useEditor } from '../store/use-editor';
import { sessionWords } from './session-words';

const isSessionBlock = (id: string): boolean => deliveredNames.get(id)?.includes('mData') === true;

export function SessionNow() {
  const uid = useEditor(({ selection }) => (selection.length === 1 ? selection[0] : undefined)) ?? '';
  const block = useEditor(({ doc }) => doc.blocks[uid]);
  const { audience } = useStageView(useParts().ui.stage).view;
  const { data, dataUpdatedAt } = useQuery({
    queryKey: [
      'session-now',
      block?.id,
      block && dataOf(currentBlock(block, registry))['goodsLength'],
      audience,
    ],
    queryFn: () =>
      api<Hydrated>('hydrate', {
        method: 'POST',
        body: { blocks: [{ uid, value: block?.value }], audience },
      }),
    enabled: block !== undefined && isSessionBlock(block.id),
    staleTime: 10_000,
  });
  const now = audience.at === null ? dataUpdatedAt : Date.parse(audience.at);
  const words = sessionWords(data?.blocks[0]?.delivered, now);
  return words === null ? null : <output>{words}</output>;
}
