// Around the goods of the quick shop: categories at the left, the cart in the bottom bar.
import type { ReactNode } from 'react';
import { quickIndex, type QuickIndexData } from '~/schemas/api/quick.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { RailPane } from '../../blocks/rail/rail';
import { Loading } from '../../engine/archetypes/detail';
import { useList } from '../../engine/archetypes/list';
import { CartBar } from './cart-bar';
import { QuickShopContext } from './quick-shop-context';
import styles from './quick-shop.module.css';
import { useQuickCart } from './use-quick-cart';

const HOT = { id: 0, name: '热卖' };

interface ShopProps {
  answer: QuickIndexData;
  /** The category of the address; the first one where the shop has none such. */
  wantedId: number;
  children: ReactNode;
}

function Shop({ answer, wantedId, children }: ShopProps) {
  const { show } = useList();
  const cart = useQuickCart();
  const categories = [
    ...(answer.hot_list.length > 0 ? [HOT] : []),
    ...answer.cats_list.map(({ id, name }) => ({ id: Number(id), name })),
  ];
  const category = categories.find(({ id }) => id === wantedId) ?? categories[0];
  if (category === undefined) return <EmptyState text="没有任何商品哦~" />;
  return (
    <QuickShopContext value={{ cart, categoryId: category.id }}>
      <RailPane
        categories={categories}
        current={category.id}
        onChoose={(id) => show({ cat_id: id })}
        hasStrip={false}
      >
        <h2 className={styles.heading}>{category.name}</h2>
        {children}
      </RailPane>
      <CartBar cart={cart} />
    </QuickShopContext>
  );
}

export const QuickShopGate = ({ query, children }: { query: { cat_id: number }; children: ReactNode }) => (
  <Loading endpoint={quickIndex} params={{}} skeleton="list">
    {(answer) => (
      <Shop answer={answer} wantedId={query.cat_id}>
        {children}
      </Shop>
    )}
  </Loading>
);
