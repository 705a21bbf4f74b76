// The goods of a set, and what it is called and costs.
import {
  combinationAdminDetail,
  combinationAdminEdit,
  combinationAdminGoods,
} from '~/schemas/api/combination.gen';
import { custom, definePage } from '../../../engine/define-page';
import { optionalId, text } from '../../../engine/params';
import { CombineSelectScreen } from './combine-select-screen';

export default definePage({
  path: '/pages/goods/manage/combine-select',
  title: '选择组合商品',
  auth: 'admin',
  query: { id: optionalId(), goods_id: optionalId(), ids: text() },
  body: custom('list', CombineSelectScreen, [
    combinationAdminGoods,
    combinationAdminDetail,
    combinationAdminEdit,
  ]),
});
