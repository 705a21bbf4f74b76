// The sets of goods that shoppers build, as an administrator manages them: all, or those with one goods.
import { combinationAdminList, combinationAdminStatus } from '~/schemas/api/combination.gen';
import { list } from '../../../engine/archetypes/list';
import { definePage } from '../../../engine/define-page';
import { choice, optionalId, text } from '../../../engine/params';
import { AddSetBar } from './add-set-bar';
import { CombineRow } from './combine-row';

const query = { goods_id: optionalId('goods'), keyword: text(), status: choice([-1, 1, 0]) };

export default definePage({
  path: '/pages/goods/manage/combine-list',
  title: '组合商品列表',
  auth: 'admin',
  query,
  body: list(query, {
    search: { of: 'keyword', placeholder: '搜索组合名称' },
    tabs: {
      of: 'status',
      label: '组合状态',
      items: [
        { id: -1, text: '全部' },
        { id: 1, text: '已上架' },
        { id: 0, text: '已下架' },
      ],
    },
    from: combinationAdminList,
    params: ({ goods_id: goodsId, keyword, status }) => ({
      status,
      ...(keyword === '' ? {} : { keyword }),
      ...(goodsId === 0 ? {} : { goods_id: goodsId }),
    }),
    item: CombineRow,
    isFreshOnShow: true,
    empty: ({ keyword, status }) => ({
      text: keyword !== '' || status !== -1 ? '没有符合条件的组合' : '暂无组合商品',
      drawing: 'goods',
      action: null,
    }),
    Bar: AddSetBar,
  }),
  endpoints: [combinationAdminStatus],
});
