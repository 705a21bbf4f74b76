// The mall's own screens, besides goods, whose links have a card.
import { topicCard } from '~/domain/share-card';
import { topicDetail, type TopicDetailData } from '~/schemas/api/topic.gen';
import type { SharedScreens } from '../ports/shared-screen';

export const MALL_SCREENS: SharedScreens = {
  '/pages/topic/topic': {
    route: topicDetail.route,
    parameters: ['id', 'id'],
    card: (data) => {
      const topic = data as TopicDetailData;
      return topic === null ? null : topicCard(topic.list);
    },
  },
};
