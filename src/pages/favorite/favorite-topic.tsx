// My favourite topics: the list, with removal behind a swipe.
import type { ReactNode } from 'react';
import { topicFavorite } from '~/schemas/api/topic.gen';
import {
  type FavoriteTopic,
  type UserMyFavoriteTopicData,
  userMyFavoriteTopic,
} from '~/schemas/api/user.gen';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { TopicRow } from '../../blocks/topics/topic-row';
import { EndlessList, type RowProps } from '../../engine/archetypes/endless-list';
import { open } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { confirmDialog, toast } from '../../state/overlays';
import styles from './favorite.module.css';

const PAGE_SIZE = 20;
const TOPICS_PATH = '/pages/topic/list';

const rowsOf = ({ list }: UserMyFavoriteTopicData) => list;
const keyOf = ({ id }: FavoriteTopic) => id;

function FavoriteTopicRow({ row, refresh }: RowProps<FavoriteTopic>) {
  const removal = useAction(async () => {
    if (!(await confirmDialog('确定取消收藏该专题？'))) return;
    await call(topicFavorite, { id: Number(row.id), is_favorite: 'no_love' });
    toast('取消收藏成功');
    refresh();
  });
  return (
    <div className={styles.swipe}>
      <div className={styles.front}>
        <TopicRow row={row} />
      </div>
      <button
        type="button"
        className={styles.removing}
        aria-label={`删除收藏：${row.title}`}
        onClick={() => void removal.run()}
      >
        删除
      </button>
    </div>
  );
}

/** `tabs` are above the list, and sticky. */
export function TopicFavorites({ tabs }: { tabs: ReactNode }) {
  return (
    <>
      <StickyHead>{tabs}</StickyHead>
      <EndlessList
        endpoint={userMyFavoriteTopic}
        paramsOf={(page) => ({ page, limit: PAGE_SIZE })}
        rowsOf={rowsOf}
        keyOf={keyOf}
        pageSize={PAGE_SIZE}
        Row={FavoriteTopicRow}
        empty={{
          text: '没有任何收藏哦~',
          action: { text: '去看专题', onTap: () => open(TOPICS_PATH) },
        }}
        isFreshOnShow
      />
    </>
  );
}
