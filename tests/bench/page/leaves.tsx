// The leaves: the same components under every contender, so that only the code around them differs.
import { type ComponentType, memo, type ReactNode, type Ref } from 'react';
import type { CouponProps, GoodsProps, GridProps, PropsByType, TitleProps } from './blocks';

/** Some contenders require a ref to the block's element. */
export type LeafProps<Props> = Props & { element?: Ref<HTMLElement> };

/** Number of leaf renders since it was last set to 0. */
export const rendered = { count: 0 };
const countRender = (): void => {
  rendered.count += 1;
};

export const Title = memo(function Title({ text, colour, element }: LeafProps<TitleProps>) {
  countRender();
  return (
    <section ref={element} className="leaf title" style={{ color: colour }}>
      <h2>{text}</h2>
      <a href="#more">更多</a>
    </section>
  );
});

export const Coupon = memo(function Coupon({ coupons, element }: LeafProps<CouponProps>) {
  countRender();
  return (
    <section ref={element} className="leaf coupons">
      {coupons.map(({ id, amount, name, least }) => (
        <div key={id} className="coupon">
          <strong>{amount}</strong>
          <span>{name}</span>
          <span>{least}</span>
          <button type="button">领取</button>
        </div>
      ))}
    </section>
  );
});

export const Goods = memo(function Goods({ list, element }: LeafProps<GoodsProps>) {
  countRender();
  return (
    <section ref={element} className="leaf list">
      {list.map(({ id, name, price, sales, colour }) => (
        <article key={id} className="goods">
          <div className="picture" style={{ background: colour }} />
          <h3>{name}</h3>
          <p>
            <b>{price}</b>
            <span>{sales}</span>
          </p>
          <button type="button">加入购物车</button>
        </article>
      ))}
    </section>
  );
});

export const Grid = memo(function Grid({ items, element }: LeafProps<GridProps>) {
  countRender();
  return (
    <section ref={element} className="leaf grid">
      {items.map(({ id, label, colour }) => (
        <a key={id} href="#field">
          <i style={{ background: colour }} />
          <span>{label}</span>
        </a>
      ))}
    </section>
  );
});

/** A block that throws, like one with unexpected data. */
export function Broken(): ReactNode {
  throw new Error('this block is broken');
}

interface BoxProps {
  children?: ReactNode;
  element?: Ref<HTMLElement>;
}

/** Markup of all three kinds of boxes. */
export const BoxLook = ({ children, element }: BoxProps) => (
  <section ref={element} className="box">
    {children}
  </section>
);

type Leaves = { readonly [Type in keyof PropsByType]: ComponentType<LeafProps<PropsByType[Type]>> };

export const leaves: Leaves = { title: Title, coupon: Coupon, goods: Goods, grid: Grid };
