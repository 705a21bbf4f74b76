// All comments on a goods, filtered by kind.
import { goodsCommentsList } from '~/schemas/api/goods.gen';
import { custom, definePage } from '../../engine/define-page';
import { choice, id } from '../../engine/params';
import { CommentsScreen } from './comments-screen';

export default definePage({
  path: '/pages/comments/comments',
  title: '全部评价',
  auth: 'guest',
  query: { goods_id: id(), type: choice(['0', '3', '2', '1']) },
  body: custom('list', CommentsScreen, [goodsCommentsList]),
});
