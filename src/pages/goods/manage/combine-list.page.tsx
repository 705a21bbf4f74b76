// The sets of goods that shoppers build, as an administrator manages them.
import { combinationAdminList, combinationAdminStatus } from '~/schemas/api/combination.gen';
import { custom, definePage } from '../../../engine/define-page';
import { optionalId, text } from '../../../engine/params';
import { CombineListScreen } from './combine-list-screen';

export default definePage({
  path: '/pages/goods/manage/combine-list',
  title: '组合商品列表',
  auth: 'admin',
  query: { goods_id: optionalId(), keyword: text() },
  body: custom('list', CombineListScreen, [combinationAdminList, combinationAdminStatus]),
});
