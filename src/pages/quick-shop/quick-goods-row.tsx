// Goods of the quick shop beside the rail: a stepper in place, or the choice of specifications.
import { hrefOf, resolveLink } from '~/domain/links';
import { priceText } from '~/domain/price';
import * as to from '~/domain/screen-links.gen';
import type { QuickGoods } from '~/schemas/api/quick.gen';
import { Badge } from '~/ui/badge/badge';
import { Button } from '~/ui/button/button';
import { Cover } from '~/ui/cover/cover';
import { Icon } from '~/ui/icon/icon';
import { Price } from '~/ui/price/price';
import { Stepper } from '~/ui/stepper/stepper';
import { Tag } from '~/ui/tag/tag';
import { NO_RIGHT_TO_BUY } from '../../blocks/goods-cards/goods-item';
import { openSku, toast } from '../../state/overlays';
import styles from './quick-shop.module.css';
import { useQuickShop } from './quick-shop-context';

/** One specification only: pieces change in place. */
function Pieces({ goods }: { goods: QuickGoods }) {
  const { cart } = useQuickShop();
  const [sku] = goods.attr;
  if (sku === undefined) return null;
  const least = Math.max(1, goods.min_number);
  const count = cart.piecesOf(sku.id, goods.total_num);
  if (count === 0)
    return (
      <Button
        kind="primary"
        className={styles.plus ?? ''}
        label={`加入购物车：${goods.name}`}
        onClick={() => cart.set(goods.id, sku.id, least)}
      >
        <Icon name="plus" size={32} />
      </Button>
    );
  // Below the least pieces of an order it leaves the cart.
  const change = (next: number) => cart.set(goods.id, sku.id, next < least ? 0 : next);
  return (
    <Stepper
      value={count}
      min={0}
      max={Math.max(sku.stock, 0)}
      label={`${goods.name}的数量`}
      onChange={change}
      onLimit={() => toast('库存不足')}
    />
  );
}

function Act({ goods }: { goods: QuickGoods }) {
  if (goods.goods_num <= 0) return <span className={styles.out}>已售罄</span>;
  if (!goods.buy_goods_auth)
    return (
      <Button kind="outline" size="small" onClick={() => toast(NO_RIGHT_TO_BUY)}>
        购买
      </Button>
    );
  if (goods.use_attr === 0) return <Pieces goods={goods} />;
  return (
    <Badge count={goods.total_num} unit="件已在购物车">
      <Button
        kind="primary"
        size="small"
        label={`选规格：${goods.name}`}
        onClick={() => openSku({ goodsId: goods.id, intent: 'cart' })}
      >
        选规格
      </Button>
    </Badge>
  );
}

export function QuickGoodsRow({ row: goods }: { row: QuickGoods }) {
  const link = resolveLink(to.goods({ id: goods.id }));
  const hasMemberPrice = goods.level_show === 1 && Number(goods.level_price) >= 0;
  const price = hasMemberPrice ? String(goods.level_price) : goods.price;
  return (
    <article className={styles.row}>
      <a href={link === null ? undefined : (hrefOf(link) ?? undefined)} tabIndex={-1} aria-hidden>
        <Cover source={goods.cover_pic} size={152} />
      </a>
      <div className={styles.words}>
        <a className={styles.link} href={link === null ? undefined : (hrefOf(link) ?? undefined)}>
          <span className={styles.name}>{goods.name}</span>
        </a>
        <p className={styles.sales}>
          销量 {goods.virtual_sales}
          {goods.is_full_reduce === 1 ? <Tag tone="tint">满减</Tag> : null}
        </p>
        <div className={styles.footer}>
          <Price text={priceText({ price })} size={28} />
          <Act goods={goods} />
        </div>
      </div>
    </article>
  );
}
