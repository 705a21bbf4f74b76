// Goods that are sold in groups, by category and word.
import { MAX_KEYWORD_LENGTH } from '~/domain/constants';
import { clampText } from '~/domain/text';
import { pintuanGoodsCats, pintuanGoodsIndex, pintuanIndex } from '~/schemas/api/pintuan.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { firstCall } from '../../engine/first-calls';
import { optionalId, text } from '../../engine/params';
import { useCall } from '../../services/query';
import { ActivityBanners } from '../kit/activity-banners';
import { GoodsTile } from './goods-tile';
import { useCategories } from './use-categories';

const query = { cat_id: optionalId('category'), keyword: text() };

function Banners() {
  const { data, isPending } = useCall(pintuanIndex, {}, { isQuiet: true });
  return <ActivityBanners label="拼团活动" banners={isPending ? undefined : (data?.banners ?? [])} />;
}

export default definePage({
  path: '/plugins/pt/index/index',
  title: '拼团首页',
  auth: 'guest',
  plugin: 'pintuan',
  query,
  shares: ['cat_id', 'keyword'],
  firstCalls: () => [firstCall(pintuanIndex, {}), firstCall(pintuanGoodsCats, {})],
  body: list(query, {
    search: { of: 'keyword', placeholder: '搜索拼团商品' },
    tabs: { of: 'cat_id', label: '分类', shape: 'pill', useItems: useCategories },
    from: pintuanGoodsIndex,
    params: ({ cat_id: category, keyword }) => ({
      ...(category === 0 ? {} : { cat_id: category }),
      ...(keyword === '' ? {} : { keyword: clampText(keyword, MAX_KEYWORD_LENGTH) }),
    }),
    Above: Banners,
    item: GoodsTile,
    empty: ({ keyword }) => ({ text: keyword === '' ? '暂无拼团商品' : '没有相关的拼团商品' }),
    endText: '没有更多拼团商品',
  }),
  endpoints: [pintuanIndex, pintuanGoodsCats],
});
