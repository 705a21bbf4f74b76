// A topic: heading, body, and the bottom bar with favourite and share buttons.
import { useCallback, useState } from 'react';
import type { TopicDetail, TopicDetailData } from '~/schemas/api/topic.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon } from '~/ui/icon/icon';
import { ShareSheet } from '../../blocks/poster/share-sheet';
import { useTopicFavorite } from '../../blocks/topics/use-topic-favorite';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { BottomBar } from '../../engine/bottom-bar';
import { back } from '../../engine/navigation';
import { useTitle } from '../../engine/screen-context';
import { shareLink } from '../../services/share';
import { mallConfig } from '../../state/mall';
import { TopicBody } from './topic-body';
import styles from './topic.module.css';

/** Width ÷ height of the poster. */
const POSTER_RATIO = 600 / 900;

function TopicBar({ topic }: { topic: TopicDetail }) {
  const { isFavorite, toggle } = useTopicFavorite(topic.id, topic.is_favorite === 'love');
  const [isSharing, setIsSharing] = useState(false);
  const draw = useCallback(async () => {
    const { drawTopicPoster } = await import('./topic-poster');
    return drawTopicPoster({ topic, mallName: mallConfig()?.mall.name ?? '', link: shareLink() });
  }, [topic]);
  return (
    <BottomBar>
      <div className={styles.footer}>
        <button type="button" className={styles.act} aria-pressed={isFavorite} onClick={toggle}>
          <Icon name={isFavorite ? 'heart-filled' : 'heart'} size={40} />
          {isFavorite ? '已收藏' : '收藏'}
        </button>
        <button type="button" className={styles.act} onClick={() => setIsSharing(true)}>
          <Icon name="share" size={40} />
          分享
        </button>
      </div>
      <ShareSheet
        isOpen={isSharing}
        onClose={() => setIsSharing(false)}
        poster={{ text: '生成海报', name: topic.title, ratio: POSTER_RATIO, draw }}
      />
    </BottomBar>
  );
}

function ShownTopic({ topic }: { topic: TopicDetail }) {
  useTitle(topic.title);
  return (
    <article className={styles.article}>
      <h2 className={styles.heading}>{topic.title}</h2>
      <p className={styles.meta}>
        {topic.sub_title === '' ? null : <span>{topic.sub_title}</span>}
        <span>{topic.read_count}</span>
      </p>
      <TopicBody topic={topic} />
      <TopicBar topic={topic} />
    </article>
  );
}

export function TopicView({ data }: LoadedProps<TopicDetailData, { id: number }>) {
  if (data === null) return <EmptyState text="该专题已下架" action={{ text: '返回', onTap: back }} />;
  return <ShownTopic topic={data.list} />;
}
