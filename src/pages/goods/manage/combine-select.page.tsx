// The goods of a set, and what it is called and costs.
import {
  combinationAdminDetail,
  combinationAdminEdit,
  combinationAdminGoods,
} from '~/schemas/api/combination.gen';
import { list } from '../../../engine/archetypes/list';
import { definePage } from '../../../engine/define-page';
import { optionalId, text } from '../../../engine/params';
import { SelectBar, SelectGate } from './combine-select-parts';
import { GoodsChoice } from './goods-choice';

const query = { id: optionalId('set'), goods_id: optionalId('goods'), ids: text(), keyword: text() };

export default definePage({
  path: '/pages/goods/manage/combine-select',
  title: '选择组合商品',
  auth: 'admin',
  query,
  body: list(query, {
    Gate: SelectGate,
    isChoosing: true,
    search: { of: 'keyword', placeholder: '搜索商品' },
    from: combinationAdminGoods,
    params: ({ keyword }) => (keyword === '' ? {} : { keyword }),
    item: GoodsChoice,
    empty: ({ keyword }) => ({
      text: keyword === '' ? '暂无可选商品' : '没有找到相关商品',
      drawing: 'goods',
      action: null,
    }),
    Bar: SelectBar,
  }),
  endpoints: [combinationAdminDetail, combinationAdminEdit],
});
