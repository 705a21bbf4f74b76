// One goods line of an order: cover, name, specification, number and price, with a slot below them.
import type { ReactNode } from 'react';
import { linePrice } from '~/domain/line-price';
import { Price } from '../price/price';
import { StruckPrice } from '../price/struck-price';
import { Cover } from '../cover/cover';
import styles from './order-goods-line.module.css';

interface OrderGoodsLineProps {
  name: string;
  pictureUrl: string;
  /** `红 L`; empty for goods without a choice. */
  specification: string;
  quantity: number | string;
  /** In yuan: price of the line before any discount, and the discount of the shopper's level. */
  original: string | number;
  memberDiscount: string | number;
  /** Address that the cover and name link to. */
  href?: string;
  /** Over the lower edge of the cover: 不在配送范围内. */
  veil?: string;
  /** Under the price: discounts, after-sales. */
  children?: ReactNode;
}

/** The chosen values in one text; empty for goods without a choice. */
export const specificationOf = (picks: ReadonlyArray<{ attr_name: string }>): string =>
  picks.length === 1 && picks[0]?.attr_name === '默认'
    ? ''
    : picks.map(({ attr_name }) => attr_name).join(' ');

export function OrderGoodsLine(props: OrderGoodsLineProps) {
  const { name, pictureUrl, specification, quantity, href, veil = '', children } = props;
  const price = linePrice(props.original, props.memberDiscount);
  return (
    <div className={styles.line}>
      <Cover source={pictureUrl} size={160}>
        {veil === '' ? null : <span className={styles.veil}>{veil}</span>}
      </Cover>
      <div className={styles.words}>
        {href === undefined ? (
          <p className={styles.name}>{name}</p>
        ) : (
          <a className={styles.link} href={href}>
            <span className={styles.name}>{name}</span>
          </a>
        )}
        {specification === '' ? null : <p className={styles.specification}>规格：{specification}</p>}
        <p className={styles.footer}>
          <span className={styles.quantity}>x{quantity}</span>
          <span className={styles.prices}>
            <StruckPrice text={price.beside} beside={price.primary} />
            <Price text={price.primary} size={28} tone="text" />
          </span>
        </p>
        {children}
      </div>
    </div>
  );
}
