// One topic.
import { topicDetail, topicFavorite } from '~/schemas/api/topic.gen';
import { preloadRichText } from '~/ui/rich-text/rich-text';
import { detail } from '../../engine/archetypes/detail';
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
    View: TopicView,
    kind: 'content',
    endpoints: [topicFavorite],
  }),
});
