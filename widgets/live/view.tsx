// Live shows: big cards, two columns, or rows. Shows play in the mini program, which a tap explains.
import type { ReactNode } from 'react';
import { moneyText } from '~/domain/money';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { Avatar } from '~/ui/avatar/avatar';
import { Picture } from '~/ui/picture/picture';
import { columnsOf, type Room, stateOf } from './rooms';
import { type LiveDelivered, shape } from './schema.gen';
import styles from './view.module.css';

/** Number of goods pictures in a card, by style; the rest is a count. */
const SHOWN_GOODS: Readonly<Record<LiveDelivered['style_type'], number>> = { 1: 6, 2: 3, 3: 2 };

function Goods({ room, data }: { room: Room; data: LiveDelivered }): ReactNode {
  const { goods } = room;
  if (!data.is_show_goods || goods.length === 0) return null;
  const shown = goods.slice(0, SHOWN_GOODS[data.style_type]);
  return (
    <span className={styles['goods']}>
      {shown.map(({ cover_img, price }, index) => (
        <span key={index} className={styles['tile']}>
          <Picture source={cover_img} alt="" />
          {data.style_type === 3 && index === 0 ? (
            <span className={styles['price']}>{moneyText(price)}</span>
          ) : null}
          {index === shown.length - 1 && goods.length > 1 ? (
            <span className={styles['count']}>共{goods.length}件</span>
          ) : null}
        </span>
      ))}
    </span>
  );
}

function RoomCard({ room, data }: { room: Room; data: LiveDelivered }) {
  const host = useHost();
  const { tone, text } = stateOf(room);
  return (
    <button type="button" className={styles['card']} onClick={() => host.toast('请在微信小程序中观看直播')}>
      <span className={styles['cover']}>
        <Picture source={room.anchor_img} alt="" ratio="natural" className={styles['picture']} />
        <span className={styles['state']} data-tone={tone}>
          {text}
        </span>
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{room.name}</span>
        <span className={styles['host']}>
          <Avatar source={room.anchor_img} name="" size={40} />
          <span className={styles['anchor']}>{room.anchor_name}</span>
          <span className={styles['time']}>{room.text_time}</span>
        </span>
        <Goods room={room} data={data} />
      </span>
    </button>
  );
}

function LiveView({ data }: WidgetViewProps<LiveDelivered>) {
  const { live_list: rooms, style_type: style } = data;
  if (rooms.length === 0) return null;
  const cards = (list: readonly Room[]) =>
    list.map((room, index) => (
      <li key={`${index}-${room.roomid}`}>
        <RoomCard room={room} data={data} />
      </li>
    ));
  const columns = style === 2 ? columnsOf(rooms) : [rooms];
  return (
    <section
      className={styles['block']}
      style={{ background: data.background }}
      data-style={style}
      aria-label="直播"
    >
      {columns.map((list, index) => (
        <ul key={index} className={styles['column']}>
          {cards(list)}
        </ul>
      ))}
    </section>
  );
}

export default defineView<LiveDelivered>(shape, LiveView);
