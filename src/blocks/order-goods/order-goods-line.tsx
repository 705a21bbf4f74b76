// Owns one goods line of an order: cover, name, specification, number and price, with what stands under them.
import type { ReactNode } from 'react';
import { Picture } from '~/ui/picture/picture';
import { Price } from '~/ui/price/price';
import styles from './order-goods-line.module.css';

interface OrderGoodsLineProps {
  name: string;
  pictureUrl: string;
  /** `红 L`; empty for goods without a choice. */
  specification: string;
  quantity: number | string;
  /** Price of the line, `￥256.00`. */
  priceText: string;
  /** Address of the goods, where the cover and name lead to it. */
  href?: string;
  /** Over the foot of the cover: 不在配送范围内. */
  veil?: string;
  /** Under the price: discounts, after-sales. */
  children?: ReactNode;
}

/** The chosen values in one text; the one value of goods without a choice says nothing. */
export const specificationOf = (picks: ReadonlyArray<{ attr_name: string }>): string =>
  picks.length === 1 && picks[0]?.attr_name === '默认'
    ? ''
    : picks.map(({ attr_name }) => attr_name).join(' ');

export function OrderGoodsLine(props: OrderGoodsLineProps) {
  const { name, pictureUrl, specification, quantity, priceText, href, veil = '', children } = props;
  return (
    <div className={styles.line}>
      <span className={styles.cover}>
        <Picture source={pictureUrl} alt="" />
        {veil === '' ? null : <span className={styles.veil}>{veil}</span>}
      </span>
      <div className={styles.words}>
        {href === undefined ? (
          <p className={styles.name}>{name}</p>
        ) : (
          <a className={styles.name} href={href}>
            {name}
          </a>
        )}
        {specification === '' ? null : <p className={styles.specification}>规格：{specification}</p>}
        <p className={styles.foot}>
          <span className={styles.quantity}>x{quantity}</span>
          <Price text={priceText} size={28} tone="text" />
        </p>
        {children}
      </div>
    </div>
  );
}
