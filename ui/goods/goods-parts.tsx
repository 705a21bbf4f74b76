// The parts that every goods card shares: cover, name link, prices, cart button.
import type { ReactNode } from 'react';
import { iconPicture, pictureAtWidth } from '~/domain/picture-address';
import { splitPrice } from '~/domain/price';
import { classes } from '../classes';
import { Icon } from '../icon/icon';
import { OperatorPicture } from '../picture/operator-picture';
import { Picture } from '../picture/picture';
import { MemberPrice } from '../price/member-price';
import { Price, type PriceSize } from '../price/price';
import { StruckPrice } from '../price/struck-price';
import { Tag } from '../tag/tag';
import type { CartButton, GoodsShownProps, GoodsSummary } from './goods';
import styles from './goods.module.css';
import { ownColour } from './own-colour';
import { SuperVip } from './super-vip';

type CoverProps = {
  goods: GoodsSummary;
  /** Width ÷ height; 1 when absent. */
  ratio?: number;
  fit?: 'cover' | 'contain';
  /** In rpx. */
  width: number;
  loading?: 'lazy' | 'eager';
  cover?: ReactNode;
  strip?: ReactNode;
};

/** The goods picture with corner tag and sold-out veil. Its alt text is empty, as the name is beside it. */
export function GoodsCover({ goods, ratio = 1, fit, width, loading, cover, strip }: CoverProps) {
  const { pictureUrl, cornerPictureUrl = '', isHot = false, isSoldOut = false } = goods;
  const { soldOutPictureUrl = '', soldOutWidePictureUrl = '' } = goods;
  return (
    <div className={styles.cover}>
      {cover ?? (
        <Picture source={pictureUrl} alt="" ratio={ratio} fit={fit} width={width} loading={loading} />
      )}
      <OperatorPicture className={styles.corner} source={iconPicture(cornerPictureUrl)} />
      {isHot && <span className={styles.hot}>热卖</span>}
      {isSoldOut && (
        <div className={styles.veil}>
          <OperatorPicture
            className={styles.soldOutPicture}
            source={pictureAtWidth(ratio > 1 ? soldOutWidePictureUrl : soldOutPictureUrl, 480)}
            alt="已售罄"
          >
            <span className={styles.soldOut}>已售罄</span>
          </OperatorPicture>
        </div>
      )}
      {strip !== undefined && <div className={styles.strip}>{strip}</div>}
    </div>
  );
}

/** Before the name, on its line. */
function Badge({ badge }: Pick<GoodsSummary, 'badge'>) {
  if (badge === undefined) return null;
  return <span className={classes(styles.badge, badge.isOutlined && styles.badgeOutline)}>{badge.text}</span>;
}

/** The name, whose link covers the whole card. */
export function GoodsName({ goods, href, onOpen }: Pick<GoodsShownProps, 'goods' | 'href' | 'onOpen'>) {
  const look = goods.isNameHidden === true ? 'visually-hidden' : styles.name;
  const name = (
    <>
      <Badge badge={goods.badge} />
      {goods.name}
    </>
  );
  if (href === undefined) return <p className={look}>{name}</p>;
  return (
    <a className={styles.link} href={href} onClick={onOpen}>
      <span className={look}>{name}</span>
    </a>
  );
}

/** Flags, member price and the caller's slot between name and price. */
export function GoodsExtras({ goods, children }: Pick<GoodsShownProps, 'goods' | 'children'>) {
  const { flags = [], normalPriceText = '', memberPriceText = '', superVipText = '', subtitle = '' } = goods;
  return (
    <>
      {subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
      {flags.length > 0 && (
        <p className={styles.flags}>
          {flags.map((flag) => (
            <Tag key={flag} tone="fill">
              {flag}
            </Tag>
          ))}
        </p>
      )}
      <MemberPrice text={memberPriceText} normal={normalPriceText} />
      {superVipText !== '' && <SuperVip text={superVipText} />}
      {children}
    </>
  );
}

/** Price, struck price, sales, and the cart button at the right. */
export function GoodsFooter({
  goods,
  cart,
  size,
}: Pick<GoodsShownProps, 'goods' | 'cart'> & { size: PriceSize }) {
  const { priceText, originalPriceText = '', salesText = '' } = goods;
  const isWords = splitPrice(priceText).sign === '';
  return (
    <div className={classes(styles.footer, isWords && cart !== undefined && styles.wrapping)}>
      <div className={styles.prices}>
        <span className={styles.priceLine}>
          <Price text={priceText} size={size} />
          <StruckPrice text={originalPriceText} beside={priceText} />
        </span>
        {salesText !== '' && <span className={styles.sales}>{salesText}</span>}
      </div>
      {cart !== undefined && <GoodsCartButton cart={cart} name={goods.name} />}
    </div>
  );
}

function GoodsCartButton({ cart, name }: { cart: CartButton; name: string }) {
  const { look, text = '加入购物车', isGrey = false, isOutlined = false, colour, onTap } = cart;
  const isIcon = look === 'cart' || look === 'plus';
  const shape = isIcon ? styles.round : classes(styles.words, styles[look], isOutlined && styles.outline);
  return (
    <button
      type="button"
      className={classes(shape, isGrey && styles.grey, 'hit-area')}
      style={ownColour(isGrey ? '' : colour)}
      aria-label={`${text}：${name}`}
      onClick={onTap}
    >
      {isIcon ? <Icon name={look} size={32} /> : text}
    </button>
  );
}
