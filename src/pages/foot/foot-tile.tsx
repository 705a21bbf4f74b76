// A footprint's tile: the goods, its price, and a button for more.
import { hrefOf, resolveLink } from '~/domain/links';
import { priceText } from '~/domain/price';
import type { FootprintGoods } from '~/schemas/api/footprint.gen';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture/picture';
import { Price } from '~/ui/price/price';
import { openLink } from '../../flows/open-link';
import { useMallDisplay } from '../../state/mall-display';
import styles from './foot.module.css';

interface FootTileProps {
  goods: FootprintGoods;
  onMore: () => void;
}

export function FootTile({ goods, onMore }: FootTileProps) {
  const mall = useMallDisplay();
  const { name } = goods.goodsWarehouse;
  const link = resolveLink(goods.page_url);
  const href = link === null ? null : hrefOf(link);
  const price = goods.is_negotiable === 1 ? mall.negotiableText : priceText({ price: goods.price });
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
        <Price text={price} size={26} />
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
