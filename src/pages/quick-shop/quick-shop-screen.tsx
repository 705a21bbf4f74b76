// The quick shop: categories at the left, goods with steppers, the cart in the bottom bar.
import { useState } from 'react';
import { quickIndex, type QuickIndexData } from '~/schemas/api/quick.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { RailPane } from '../../blocks/rail/rail';
import { Loading } from '../../engine/archetypes/detail';
import { CartBar } from './cart-bar';
import { GoodsRows, QuickCartContext } from './goods-rows';
import styles from './quick-shop.module.css';
import { useQuickCart } from './use-quick-cart';

const HOT = { id: 0, name: '热卖' };

function Shop({ answer, firstId }: { answer: QuickIndexData; firstId: number }) {
  const cart = useQuickCart();
  const categories = [
    ...(answer.hot_list.length > 0 ? [HOT] : []),
    ...answer.cats_list.map(({ id, name }) => ({ id: Number(id), name })),
  ];
  const [current, setCurrent] = useState(firstId);
  const category = categories.find(({ id }) => id === current) ?? categories[0];
  if (category === undefined) return <EmptyState text="没有任何商品哦~" />;
  return (
    <QuickCartContext value={cart}>
      <RailPane categories={categories} current={category.id} onChoose={setCurrent} hasStrip={false}>
        <h2 className={styles.heading}>{category.name}</h2>
        <GoodsRows catId={category.id} />
      </RailPane>
      <CartBar cart={cart} />
    </QuickCartContext>
  );
}

export function QuickShopScreen({ query }: { query: { cat_id: number } }) {
  return (
    <Loading endpoint={quickIndex} params={{}} skeleton="list">
      {(answer) => <Shop answer={answer} firstId={query.cat_id} />}
    </Loading>
  );
}
