// Owns what follows a review: thanks, where to go on, recommended goods.
import { goodsNewRecommend } from '~/schemas/api/goods.gen';
import { custom, definePage } from '../../engine/define-page';
import { optionalId } from '../../engine/params';
import { AppraiseFinish } from './appraise-finish';

export default definePage({
  path: '/pages/order/appraise-finish/index',
  title: '评价完成',
  auth: 'login',
  query: { id: optionalId() },
  body: custom('result', AppraiseFinish, [goodsNewRecommend]),
});
