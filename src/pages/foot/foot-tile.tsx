// A footprint's tile: the goods, its price, and a button for more.
import { hrefOf, resolveLink } from '~/domain/links';
import { priceText } from '~/domain/price';
import type { FootprintGoods } from '~/schemas/api/footprint.gen';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture/picture';
import type { DeliveredPrices } from '~/ui/goods-list/goods-summary';
import { ShownPrice } from '../../blocks/goods-cards/shown-price';
import { openLink } from '../../flows/open-link';
import { useMallDisplay } from '../../state/mall-display';
import styles from './foot.module.css';

interface FootTileProps {
  goods: FootprintGoods;
  onMore: () => void;
}

/** Other malls deliver the least price alone. */
const pricesOf = (goods: FootprintGoods, negotiableText: string): DeliveredPrices => ({
  price_content: goods.is_negotiable === 1 ? negotiableText : priceText({ price: goods.price }),
  is_negotiable: goods.is_negotiable,
  is_level: Number(goods.is_level),
  level_price: goods.level_price ?? -1,
  level_show: goods.level_show ?? 0,
});

export function FootTile({ goods, onMore }: FootTileProps) {
  const { negotiableText } = useMallDisplay();
  const { name } = goods.goodsWarehouse;
  const link = resolveLink(goods.page_url);
  const href = link === null ? null : hrefOf(link);
  return (
    <article className={styles.tile}>
      <Picture source={goods.cover_pic} alt="" />
      {goods.status === '0' ? <span className={styles.gone}>已下架</span> : null}
      <a
        className={styles.name}
        href={href ?? undefined}
        onClick={(event) => {
          event.preventDefault();
          openLink(goods.page_url);
        }}
      >
        {name}
      </a>
      <span className={styles.footer}>
        <ShownPrice goods={pricesOf(goods, negotiableText)} size={26} />
        <button
          type="button"
          className={`${styles.more} hit-area`}
          aria-label={`更多操作：${name}`}
          onClick={onMore}
        >
          <Icon name="more" size={32} />
        </button>
      </span>
    </article>
  );
}
