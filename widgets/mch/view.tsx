// The look of the recommended merchants: a strip of shops, or a card of each with goods of theirs.
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { blockBackground } from '~/ui/goods-list/block-background';
import { Picture } from '~/ui/picture/picture';
import { type MchDelivered, shape } from './schema.gen';
import { ShopCard } from './shop-card';
import { nameOf, pictureOf, shopLink } from './shop-facts';
import styles from './view.module.css';

const LOOKS = { 1: 'white', 2: 'bordered', 3: 'bare' } as const;

function SmallCard({ shop }: { shop: MchDelivered['list'][number] }) {
  const host = useHost();
  return (
    <button type="button" className={styles.small} onClick={() => host.open(shopLink(shop))}>
      <Picture source={pictureOf(shop)} alt="" />
      <span className={styles.smallName}>{nameOf(shop)}</span>
    </button>
  );
}

function MchView({ data }: WidgetViewProps<MchDelivered>) {
  if (data.list.length === 0) return null;
  return (
    <ul
      className={data.showGoods ? styles.cards : styles.strip}
      style={blockBackground(data)}
      data-look={LOOKS[data.cardStyle]}
      aria-label="好店推荐"
    >
      {data.list.map((shop, index) => (
        <li key={`${index}-${shop.id}`}>
          {data.showGoods ? <ShopCard shop={shop} /> : <SmallCard shop={shop} />}
        </li>
      ))}
    </ul>
  );
}

export default defineView<MchDelivered>(shape, MchView);
