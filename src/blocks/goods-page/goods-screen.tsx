// The blocks of the goods page in their order.
import { useEffect } from 'react';
import { type GoodsDetailData, goodsDetail } from '~/schemas/api/goods.gen';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { useScreen } from '../../engine/screen-context';
import { optionalPart } from '../../engine/optional-part';
import { skuGoodsOfDetail } from '../sku/sku-goods';
import { useCall } from '../../services/query';
import { BuyBar } from './buy-bar';
import { CommentsCard } from './comments-card';
import { CouponsCard } from './coupons-card';
import { FactsCard } from './facts-card';
import { Gallery } from './gallery';
import { GiftsCard } from './gifts-card';
import styles from './goods-screen.module.css';
import { InfoCard } from './info-card';
import { InnerTabs } from './inner-tabs';
import { Recommend } from './recommend';
import { TextCard } from './text-card';

type Goods = GoodsDetailData['goods'];

/** Share data of this page: the operator's text, else name and first picture. */
function useGoodsShare(goods: Goods): void {
  const { setShare } = useScreen();
  const title = goods.app_share_title || goods.name;
  const picture = goods.app_share_pic || goods.cover_pic;
  useEffect(() => setShare({ title, picture }), [setShare, title, picture]);
}

const GoodsFloats = optionalPart({
  path: 'goods-floats',
  load: async () => ({ default: (await import('../goods-floats/goods-floats')).GoodsFloats }),
});

export function GoodsScreen({ data: { goods } }: LoadedProps<GoodsDetailData, { id: number }>) {
  useGoodsShare(goods);
  const { dataUpdatedAt } = useCall(goodsDetail, { id: goods.id });
  const skuGoods = skuGoodsOfDetail(goods, dataUpdatedAt);
  return (
    <article className={styles.page}>
      <InnerTabs />
      <section data-section="goods" aria-label="商品">
        <Gallery goods={goods} />
        <InfoCard goods={goods} />
        <CouponsCard coupons={goods.goods_coupon_center} />
        <FactsCard goods={goods} skuGoods={skuGoods} />
        <GiftsCard award={goods.goods_marketing_award} />
      </section>
      <section data-section="comments" aria-label="评价">
        <CommentsCard goodsId={goods.id} />
      </section>
      <section data-section="text" aria-label="详情">
        <TextCard content={goods.detail} />
      </section>
      <section data-section="recommend" className={styles.recommend} aria-label="推荐">
        <Recommend goodsId={goods.id} />
      </section>
      <GoodsFloats />
      <BuyBar goods={goods} skuGoods={skuGoods} />
    </article>
  );
}
