// The list of topics: by category, recommended ones, and search.
import { MAX_KEYWORD_LENGTH } from '~/domain/constants';
import { clampText } from '~/domain/text';
import { topicList, topicType } from '~/schemas/api/topic.gen';
import { TopicRow } from '../../blocks/topics/topic-row';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { firstCall } from '../../engine/first-calls';
import { text } from '../../engine/params';
import { topicCategory, useTopicTabs } from './use-topic-tabs';

const query = { type: topicCategory, keyword: text() };

export default definePage({
  path: '/pages/topic/list',
  title: '专题列表',
  auth: 'guest',
  query,
  shares: ['type', 'keyword'],
  firstCalls: () => [firstCall(topicType, {})],
  body: list(query, {
    search: { of: 'keyword', placeholder: '请输入内容搜索', history: 'topicWords' },
    tabs: { of: 'type', label: '专题分类', useItems: useTopicTabs },
    from: topicList,
    params: ({ type, keyword }) => ({
      ...(type === 0 ? {} : { type }),
      ...(keyword === '' ? {} : { keyword: clampText(keyword, MAX_KEYWORD_LENGTH) }),
    }),
    item: TopicRow,
    empty: ({ keyword }) =>
      keyword === ''
        ? { text: '暂无专题', drawing: 'messages' }
        : { text: '抱歉，没有相关专题', drawing: 'search', action: null },
    endText: '没有更多专题',
  }),
  endpoints: [topicType],
});
