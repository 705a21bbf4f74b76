// The cart's screen: its states, selection, edit mode, undo and checkout.
import { type ReactNode, useState } from 'react';
import * as to from '~/domain/screen-links.gen';
import { Button } from '~/ui/button/button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { ErrorState } from '~/ui/error-state/error-state';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { HOME_PATH, open, redirect } from '../../engine/navigation';
import { usePullToRefresh } from '../../engine/scroller';
import { requireLogin } from '../../flows/login';
import { checkoutQuery } from '../../flows/checkout-address';
import { useAction } from '../../engine/use-action';
import { OrderRecommend } from '../order-recommend/order-recommend';
import { CartBar } from './cart-bar';
import { type Batch, batchesOf, type Cart, type CartLine, checkoutGroups } from '../cart-lines/cart-lines';
import { DeliverySheet } from './delivery-sheet';
import { InvalidBlock } from './invalid-block';
import { ShopBlock } from './shop-block';
import styles from './cart.module.css';
import { type CartModel, useCart } from './use-cart';
import { useChoice } from './use-choice';

const goShopping = { text: '去逛逛', onTap: () => redirect(HOME_PATH) };
const signIn = { text: '登录', onTap: () => void requireLogin().catch(() => undefined) };

export function CartScreen() {
  const model = useCart();
  usePullToRefresh(model.reload);
  if (model.isGuest) return <EmptyState text="登录后同步购物车" action={signIn} />;
  if (model.isPending) return <Skeleton shape="list" />;
  if (model.isFailed || model.cart === null) return <ErrorState onRetry={() => void model.reload()} />;
  return <FilledCart model={model} cart={model.cart} />;
}

function Strip({ isEditing, onSwitch }: { isEditing: boolean; onSwitch: () => void }) {
  return (
    <div className={styles.strip}>
      <p className={styles.stripWords}>商品库存有限，请尽快下单</p>
      <button type="button" className={`${styles.mode} hit-area`} onClick={onSwitch}>
        {isEditing ? '完成' : '编辑'}
      </button>
    </div>
  );
}

function Undo({ count, onUndo }: { count: number; onUndo: () => void }) {
  return (
    <output className={styles.undo}>
      <span>已删除{count}件商品</span>
      <Button kind="plain" size="small" onClick={onUndo}>
        撤销
      </Button>
    </output>
  );
}

const EmptyCart = ({ undo }: { undo: ReactNode }) => (
  <>
    <EmptyState text="购物车还是空的哦" action={goShopping}>
      {undo}
    </EmptyState>
    <OrderRecommend place="cart" />
  </>
);

function FilledCart({ model, cart }: { model: CartModel; cart: Cart }) {
  const choice = useChoice(cart);
  const [batches, setBatches] = useState<readonly Batch[]>([]);
  const go = (lines: readonly CartLine[]) => {
    setBatches([]);
    open(to.orderSubmit(checkoutQuery(checkoutGroups(lines))));
  };
  const settle = useAction(async () => {
    const found = batchesOf(choice.lines);
    await model.flush();
    if (found.length > 1) setBatches(found);
    else go(choice.lines);
  });
  const undo = model.undoable > 0 ? <Undo count={model.undoable} onUndo={model.undo} /> : null;
  const isEmpty = cart.shops.length === 0 && cart.invalid.length === 0;
  if (isEmpty) return <EmptyCart undo={undo} />;
  return (
    <div className={styles.cart}>
      <Strip isEditing={choice.isEditing} onSwitch={choice.switchMode} />
      {cart.shops.map((shop) => (
        <ShopBlock key={shop.id} shop={shop} choice={choice} model={model} />
      ))}
      <InvalidBlock lines={cart.invalid} choice={choice} onRemove={model.remove} />
      <OrderRecommend place="cart" />
      <CartBar
        choice={choice}
        isBusy={settle.isBusy}
        onSettle={() => void settle.run()}
        onDelete={() => model.remove(choice.lines)}
        above={undo}
      />
      <DeliverySheet batches={batches} names={cart.deliveryNames} onClose={() => setBatches([])} onGo={go} />
    </div>
  );
}
