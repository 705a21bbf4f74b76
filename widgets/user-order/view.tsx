// The look of the entries to the shopper's orders.
import { readableText } from '~/domain/colour';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { Badge } from '~/ui/badge/badge';
import { Icon, type IconName } from '~/ui/icon/icon';
import { OperatorIcon } from '~/ui/operator-icon/operator-icon';
import { shape, type UserOrderDelivered } from './schema.gen';
import styles from './view.module.css';

interface Entry {
  text: string;
  icon: IconName;
  url: string;
}

/**
 * The labels are fixed; the links too, where the server filled in none. After-sales, the fifth that it fills in, have no
 * screens yet.
 */
const ENTRIES: readonly Entry[] = [
  { text: '待付款', icon: 'wallet', url: '/pages/order/index/index?status=1' },
  { text: '待发货', icon: 'box', url: '/pages/order/index/index?status=2' },
  { text: '待收货', icon: 'truck', url: '/pages/order/index/index?status=3' },
  { text: '待评价', icon: 'chat', url: '/pages/order/index/index?status=4' },
];

const ALL_ORDERS = { url: '/pages/order/index/index', openType: 'navigate' };
/** The default text colours, where they are legible on the background. */
const [TITLE_COLOUR, LABEL_COLOUR] = ['#353535', '#666666'];
const ICON_SIZE = 60;

type Nav = UserOrderDelivered['navs'][number];

function Cell({ entry, nav }: { entry: Entry; nav: Nav | undefined }) {
  const host = useHost();
  const picture = nav === undefined ? '' : nav.icon_url || nav.picUrl;
  const link = { url: nav?.link_url || nav?.url || entry.url, openType: nav?.open_type || 'navigate' };
  return (
    <button type="button" className={styles.cell} onClick={() => host.open(link)}>
      <Badge count={nav?.num ?? 0} unit="笔订单">
        <OperatorIcon source={picture} fallback={entry.icon} size={ICON_SIZE} />
      </Badge>
      <span className={styles.label}>{nav?.name || nav?.text || entry.text}</span>
    </button>
  );
}

function UserOrderView({ data }: WidgetViewProps<UserOrderDelivered>) {
  const host = useHost();
  const { backgroundColor: background, navs } = data;
  const label = { color: readableText(LABEL_COLOUR, background) };
  return (
    <section className={styles.block} style={{ background: background }} aria-label="我的订单">
      <header className={styles.head}>
        <h2 className={styles.title} style={{ color: readableText(TITLE_COLOUR, background) }}>
          我的订单
        </h2>
        <button type="button" className={styles.more} style={label} onClick={() => host.open(ALL_ORDERS)}>
          查看更多
          <Icon name="chevron-right" size={24} />
        </button>
      </header>
      <ul className={styles.cells} style={label}>
        {ENTRIES.map((entry, place) => (
          <li key={entry.text}>
            <Cell entry={entry} nav={navs[place]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export default defineView<UserOrderDelivered>(shape, UserOrderView);
