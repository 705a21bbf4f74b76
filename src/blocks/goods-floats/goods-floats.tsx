// The floating buttons over goods and lists of them (cart, back to the top); below, they hide while scrolling down.
import { useEffect, useState } from 'react';
import * as to from '~/domain/screen-links.gen';
import { Badge } from '~/ui/badge/badge';
import { Icon } from '~/ui/icon/icon';
import { BottomBar } from '../../engine/bottom-bar';
import { open } from '../../engine/navigation';
import { useScrollerRef } from '../../engine/scroller';
import { useMallConfig } from '../../state/mall';
import { useSession } from '../../state/session';
import styles from './goods-floats.module.css';

/** Scrolling by less than this is ignored, in px. */
const JITTER_PX = 4;

interface Scrolled {
  isDown: boolean;
  isFar: boolean;
}

/** The last scroll direction, and whether the screen is scrolled by more than its height. */
function useScrolled(): Scrolled {
  const scroller = useScrollerRef();
  const [scrolled, setScrolled] = useState<Scrolled>({ isDown: false, isFar: false });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let last = element.scrollTop;
    const follow = () => {
      const top = element.scrollTop;
      if (Math.abs(top - last) < JITTER_PX) return;
      const next = { isDown: top > last, isFar: top > element.clientHeight };
      last = top;
      setScrolled((before) => (before.isDown === next.isDown && before.isFar === next.isFar ? before : next));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [scroller]);
  return scrolled;
}

function CartFloat() {
  const { cartNums } = useSession();
  return (
    <button type="button" className={styles.float} onClick={() => open(to.cart())}>
      <Badge count={cartNums} unit="件商品">
        <Icon name="cart" size={40} label="购物车" />
      </Badge>
    </button>
  );
}

/** Each button only where the mall enabled it. */
function Floats({ isCartOnTop }: { isCartOnTop: boolean }) {
  const setting = useMallConfig()?.mall.setting;
  const scroller = useScrollerRef();
  const { isDown, isFar } = useScrolled();
  const hasCart = setting?.is_show_cart_fly === '1';
  const hasTop = setting?.is_show_score_top === '1' && isFar;
  if (!hasCart && !hasTop) return null;
  const cart = hasCart ? <CartFloat /> : null;
  const goUp = () => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' });
  return (
    <>
      {isCartOnTop ? <div className={styles.onTop}>{cart}</div> : null}
      {/* Below the last goods, so that they can be scrolled out from under the buttons. */}
      <div className={styles.room} data-room aria-hidden />
      <BottomBar>
        <div className={styles.anchor}>
          <div className={styles.floats} data-floating data-hidden={isDown}>
            {isCartOnTop ? null : cart}
            {hasTop ? (
              <button type="button" className={styles.float} aria-label="回到顶部" onClick={goUp}>
                <Icon name="arrow-up" size={40} />
              </button>
            ) : null}
          </div>
        </div>
      </BottomBar>
    </>
  );
}

/** Over a list. */
export const GoodsFloats = () => <Floats isCartOnTop={false} />;

/** On a goods page the cart is at the top, where it covers a picture or nothing. */
export const GoodsPageFloats = () => <Floats isCartOnTop />;
