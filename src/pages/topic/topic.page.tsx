// One topic.
import { topicCard } from '~/domain/share-card';
import { topicDetail, topicFavorite } from '~/schemas/api/topic.gen';
import { preloadRichText } from '~/ui/rich-text/rich-text';
import { detail } from '../../engine/archetypes/detail';
import { withCard } from '../../engine/archetypes/with-card';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { TopicView } from './topic-view';

preloadRichText();

export default definePage({
  path: '/pages/topic/topic',
  title: '专题详情',
  auth: 'guest',
  query: { id: id('topic') },
  shares: ['id'],
  body: detail({
    from: topicDetail,
    params: ({ id: topicId }: { id: number }) => ({ id: topicId }),
    ...withCard({ View: TopicView, cardOf: (data) => (data === null ? null : topicCard(data.list)) }),
    kind: 'content',
    endpoints: [topicFavorite],
  }),
});
