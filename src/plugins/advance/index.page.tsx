// The goods that are sold in advance, with the way to the search and to one's own pre-sales.
import { advanceBanner, advanceGoodsIndex } from '~/schemas/api/advance.gen';
import { Button } from '~/ui/button/button';
import { SearchPill } from '~/ui/search-field/search-field';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { firstCall } from '../../engine/first-calls';
import { useCall } from '../../services/query';
import { ActivityBanners } from '../kit/activity-banners';
import styles from './advance.module.css';
import { GoodsRow } from './goods-row';
import * as own from './links.gen';

function Top() {
  const { data } = useCall(advanceBanner, {}, { isQuiet: true });
  return (
    <>
      <StickyHead ground="strip">
        <div className={styles.head}>
          <SearchPill text="搜索预售商品" href={`#${own.advanceSearch({})}`} />
          <Button kind="plain" size="small" href={`#${own.advanceOrders({})}`}>
            我的预定
          </Button>
        </div>
      </StickyHead>
      <ActivityBanners label="预售活动" banners={data?.list ?? []} />
    </>
  );
}

export default definePage({
  path: '/plugins/advance/index/index',
  title: '预售首页',
  auth: 'guest',
  plugin: 'advance',
  shares: [],
  firstCalls: () => [firstCall(advanceBanner, {})],
  body: list(
    {},
    {
      from: advanceGoodsIndex,
      Above: Top,
      item: GoodsRow,
      empty: { text: '暂无预售商品' },
      endText: '没有更多预售商品',
    },
  ),
  endpoints: [advanceBanner],
});
