// A favourite topic, which is removed behind a swipe.
import { topicFavorite } from '~/schemas/api/topic.gen';
import type { FavoriteTopic } from '~/schemas/api/user.gen';
import { TopicRow } from '../../blocks/topics/topic-row';
import type { RowProps } from '../../engine/archetypes/list';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { confirmDialog, toast } from '../../state/overlays';
import { Removable } from './removable';

export function FavoriteTopicRow({ row, refresh }: RowProps<FavoriteTopic>) {
  const removal = useAction(async () => {
    if (!(await confirmDialog('确定取消收藏该专题？'))) return;
    await call(topicFavorite, { id: Number(row.id), is_favorite: 'no_love' });
    toast('取消收藏成功');
    refresh();
  });
  return (
    <Removable name={row.title} onRemove={() => void removal.run()}>
      <TopicRow row={row} />
    </Removable>
  );
}
