// The head of the user centre: the shopper at the left, in the centre or on a card.
import type { CSSProperties } from 'react';
import { rpx } from '~/domain/rpx';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { classes } from '~/ui/classes';
import { OperatorIcon } from '~/ui/operator-icon/operator-icon';
import { addressStyle, lookOf, ON_CARD } from './look';
import { Person } from './person';
import { type UserDelivered, shape } from './schema.gen';
import styles from './view.module.css';

const STUCK_TO_EDGE = 1;
const AFTER_NAME = 2;
const WORDS_ONLY = 2;

function Addresses({ address }: { address: UserDelivered['address'] }) {
  const host = useHost();
  const isStuck = address.mode === STUCK_TO_EDGE;
  const hasIcon = !isStuck || address.style !== WORDS_ONLY;
  return (
    <button
      type="button"
      className={classes(styles.addresses, isStuck && styles.stuck)}
      style={addressStyle(address)}
      onClick={() => host.open('/pages/address/address')}
    >
      {hasIcon ? <OperatorIcon source={address.pic_url} fallback="location" size={26} /> : null}
      收货地址
    </button>
  );
}

function PayCode({ data }: { data: UserDelivered }) {
  const host = useHost();
  const icon = data.top_style === ON_CARD ? data.black_code_pic : data.code_pic;
  return (
    <button type="button" className={styles.code} onClick={() => host.open('/plugins/teller/index/index')}>
      <OperatorIcon source={icon} fallback="qr" size={44} />
      付款码
    </button>
  );
}

/** The part at the right edge. */
function Aside({ data }: { data: UserDelivered }) {
  const { address } = data;
  const hasAddresses = address.status === 1 && address.mode === STUCK_TO_EDGE;
  // On a card it is centred, wherever the card is.
  const hasRoomAbove = hasAddresses && data.top_style !== ON_CARD;
  return (
    <div className={styles.aside} style={{ paddingTop: hasRoomAbove ? rpx(address.top_margin) : 0 }}>
      {hasAddresses ? <Addresses address={address} /> : null}
      {data.code === 1 ? <PayCode data={data} /> : null}
    </div>
  );
}

const STYLES = { 1: 'left', 2: 'centred', 3: 'card' } as const;
const EDGES = { 1: 'flat', 2: 'round', 3: 'arc' } as const;

function UserView({ data }: WidgetViewProps<UserDelivered>) {
  const { address } = data;
  const look = lookOf(data);
  const isColour = data.bg_style === 1;
  const size: CSSProperties & { '--top': string } = {
    minHeight: rpx(isColour ? data.bg_height : data.img_height),
    '--top': rpx(data.top_margin),
  };
  return (
    <section
      className={styles.head}
      style={size}
      data-style={STYLES[data.top_style]}
      data-edge={isColour ? EDGES[data.mode] : 'flat'}
      aria-label="用户信息"
    >
      <div className={styles.background} style={look.background} aria-hidden="true" data-part="background" />
      <div className={styles.plate} style={{ ...look.plate, ...look.words }} data-part="plate">
        <Person
          data={data}
          login={look.login}
          afterName={
            address.status === 1 && address.mode === AFTER_NAME ? <Addresses address={address} /> : null
          }
        />
        <Aside data={data} />
      </div>
    </section>
  );
}

export default defineView<UserDelivered>(shape, UserView);
