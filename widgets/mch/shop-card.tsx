// The card of one shop with its goods.
import { moneyText } from '~/domain/money';
import { useHost } from '~/renderer/host';
import { Picture } from '~/ui/picture/picture';
import { Price } from '~/ui/price/price';
import { figuresOf, goodsLink, nameOf, pictureOf, type Shop, shopLink } from './shop-facts';
import styles from './view.module.css';

const priceOf = ({ price }: Shop['goodsList'][number]): string => (price === '' ? '' : moneyText(price));

function Goods({ shop }: { shop: Shop }) {
  const host = useHost();
  if (shop.goodsList.length === 0) return null;
  return (
    <ul className={styles.goods} aria-label={`${nameOf(shop)}的商品`}>
      {shop.goodsList.map((goods, index) => (
        <li key={`${index}-${goods.id}`}>
          <button
            type="button"
            className={styles.item}
            aria-label={[goods.name || '商品', priceOf(goods)].filter((text) => text !== '').join('，')}
            onClick={() => host.open(goodsLink(shop, goods.id))}
          >
            <Picture source={goods.picUrl} alt="" />
            {priceOf(goods) === '' ? null : (
              <span className={styles.price}>
                <Price text={priceOf(goods)} size={26} tone="plain" />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function ShopCard({ shop }: { shop: Shop }) {
  const host = useHost();
  const open = () => host.open(shopLink(shop));
  const figures = figuresOf(shop);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <span className={styles.logo}>
          <Picture source={pictureOf(shop)} alt="" />
        </span>
        <div className={styles.words}>
          <h3 className={styles.name}>{nameOf(shop)}</h3>
          {figures === '' ? null : <p className={styles.meta}>{figures}</p>}
          {shop.distance === '' ? null : <p className={styles.meta}>距您{shop.distance}</p>}
        </div>
        <button
          type="button"
          className={styles.enter}
          aria-label={`进店逛逛：${nameOf(shop)}`}
          onClick={open}
        >
          进店逛逛
        </button>
      </div>
      <Goods shop={shop} />
    </article>
  );
}
