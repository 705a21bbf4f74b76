// The list of topics: by category, recommended ones, and search.
import { topicList, topicType } from '~/schemas/api/topic.gen';
import { custom, definePage } from '../../engine/define-page';
import { text } from '../../engine/params';
import { TopicsScreen } from './topics-screen';

export default definePage({
  path: '/pages/topic/list',
  title: '专题列表',
  auth: 'guest',
  query: { type: text() },
  body: custom('list', TopicsScreen, [topicList, topicType]),
});
