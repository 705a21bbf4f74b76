// The blocks of the goods page in their order.
import { isArray, isRecord } from '~/domain/record';
import type { GoodsDetail } from '~/schemas/api/goods.gen';
import { optionalPart } from '../../engine/optional-part';
import { PartBoundary } from '../sale/part-boundary';
import type { GoodsPartProps, GoodsParts, SalePage } from '../sale/parts';
import { SalePart } from '../sale/sale-part';
import { skuGoodsOfDetail } from '../sku/sku-goods';
import { BuyBar } from './buy-bar';
import { CouponsCard } from './coupons-card';
import { FactsCard } from './facts-card';
import { Gallery } from './gallery';
import { GiftsCard } from './gifts-card';
import styles from './goods-screen.module.css';
import { InfoCard, type PosterEndpoints } from './info-card';
import { InnerTabs } from './inner-tabs';

/** Bought from before it has loaded: what a shared link opens is usable sooner by a third of its code. */
const GoodsBelow = optionalPart({
  path: 'goods-below',
  load: async () => ({ default: (await import('./goods-below')).GoodsBelow }),
});

const GoodsFloats = optionalPart({
  path: 'goods-floats',
  load: async () => ({ default: (await import('../goods-floats/goods-floats')).GoodsPageFloats }),
});

/** What other kinds say about these goods: the sets that they are in. A kind with nothing to say is not loaded. */
function Extras({ goods }: { goods: GoodsDetail }) {
  const extras = isRecord(goods.plugin_extra) ? Object.entries(goods.plugin_extra) : [];
  return extras
    .filter(([, extra]) => isRecord(extra) && !(isArray(extra['list']) && extra['list'].length === 0))
    .map(([sign, extra]) => (
      <SalePart key={sign} sign={sign} slot="GoodsExtra" goods={goods} extra={extra} />
    ));
}

type PartName = Exclude<keyof GoodsParts<unknown>, 'canBeFavorite'>;

interface GoodsScreenProps<D> extends GoodsPartProps<D> {
  parts: SalePage<D> | undefined;
  poster: PosterEndpoints | null;
}

export function GoodsScreen<D>({ parts, poster, ...shown }: GoodsScreenProps<D>) {
  const { goods, answeredAtMs, reload } = shown;
  const skuGoods = skuGoodsOfDetail(goods, answeredAtMs);
  const own = (name: PartName) => {
    const Part = parts?.goods[name];
    return Part === undefined ? undefined : (
      <PartBoundary path={`sale/${parts?.sign ?? ''}/${name}`}>
        <Part {...shown} />
      </PartBoundary>
    );
  };
  return (
    <article className={styles.page}>
      <InnerTabs />
      <section data-section="goods" aria-label="商品">
        <Gallery goods={goods} />
        {own('Band')}
        <InfoCard goods={goods} prices={own('Price')} tags={own('Tags')} poster={poster} />
        <CouponsCard coupons={goods.goods_coupon_center} />
        <FactsCard goods={goods} skuGoods={skuGoods} sign={parts?.sign} />
        <GiftsCard award={goods.goods_marketing_award} />
        {own('Second')}
        <Extras goods={goods} />
      </section>
      <GoodsBelow goods={goods} />
      <GoodsFloats />
      <BuyBar
        goods={goods}
        skuGoods={skuGoods}
        strip={own('Strip')}
        buttons={own('Bar')}
        canBeFavorite={parts === undefined || parts.goods.canBeFavorite === true}
        reload={reload}
      />
    </article>
  );
}
