// The order bar: a title with a link to all orders, the states with their counts.
import { textRpx } from '~/domain/rpx';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { BlockCard, BlockFrame } from '~/ui/block-frame/block-frame';
import { colourBackground, type Background, backgroundOf, wordsOn } from '~/ui/block-frame/background';
import { Icon, type IconName } from '~/ui/icon/icon';
import { IconGrid } from '~/ui/icon-grid/icon-grid';
import { type OrderDelivered, shape } from './schema.gen';
import styles from './view.module.css';

interface State {
  text: string;
  fallback: IconName;
  /** Field of the operator's icon, for a bar that was never filled in. */
  icon: 'pay_icon' | 'send_icon' | 'confirm_icon' | 'sale_icon' | 'refund_icon';
  url: string;
}

const ALL_ORDERS = '/pages/order/index/index';

/** The five that the server fills in. */
const STATES = [
  { text: '待付款', fallback: 'wallet', icon: 'pay_icon', url: `${ALL_ORDERS}?status=1` },
  { text: '待发货', fallback: 'box', icon: 'send_icon', url: `${ALL_ORDERS}?status=2` },
  { text: '待收货', fallback: 'truck', icon: 'confirm_icon', url: `${ALL_ORDERS}?status=3` },
  { text: '已完成', fallback: 'check-circle', icon: 'sale_icon', url: `${ALL_ORDERS}?status=4` },
  { text: '售后', fallback: 'refresh', icon: 'refund_icon', url: '/pages/order/refund/index' },
] as const satisfies readonly State[];

const ICON_SIZE = 52;
/** The grey of links, before it is made legible. */
const META = '#6b6b6b';

interface PartProps {
  data: OrderDelivered;
  background: Background;
}

function Title({ data, background }: PartProps) {
  const host = useHost();
  return (
    <header className={styles.title}>
      <h2 style={{ ...wordsOn(background, data.title_color), fontSize: textRpx(data.title_size) }}>
        我的订单
      </h2>
      <button
        type="button"
        className={styles.more}
        style={wordsOn(background, background.colour === '' ? data.title_color : META)}
        onClick={() => host.open(ALL_ORDERS)}
      >
        查看更多
        <Icon name="chevron-right" size={24} />
      </button>
    </header>
  );
}

function States({ data, background }: PartProps) {
  const host = useHost();
  const entries = STATES.map(({ text, fallback, icon, url }, place) => {
    const own = data.order_bar[place];
    return {
      text,
      fallback,
      icon: own?.icon || data[icon],
      count: host.shopper === null ? 0 : (own?.num ?? 0),
      onTap: () => host.open(own?.link_url || url),
    };
  });
  return (
    <IconGrid
      entries={entries}
      columns={STATES.length}
      iconSize={ICON_SIZE}
      textSize={data.icon_size}
      words={wordsOn(background, data.icon_color)}
      unit="笔订单"
    />
  );
}

const CARD_AROUND_ALL = 1;
const CARD_AROUND_ICONS = 2;

function Content({ data, background }: PartProps) {
  const card = colourBackground(data.card_color);
  if (data.mode === CARD_AROUND_ALL)
    return (
      <BlockCard background={card} margin={data.card_margin}>
        <Title data={data} background={card} />
        <States data={data} background={card} />
      </BlockCard>
    );
  return (
    <>
      <Title data={data} background={background} />
      {data.mode === CARD_AROUND_ICONS ? (
        <BlockCard background={card} margin={data.card_margin}>
          <States data={data} background={card} />
        </BlockCard>
      ) : (
        <States data={data} background={background} />
      )}
    </>
  );
}

function OrderView({ data }: WidgetViewProps<OrderDelivered>) {
  const background = backgroundOf(data);
  return (
    <BlockFrame margin={data.margin} background={background}>
      <Content data={data} background={background} />
    </BlockFrame>
  );
}

export default defineView<OrderDelivered>(shape, OrderView);
