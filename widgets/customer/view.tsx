// The customer service: a card with its QR code, or one line; one of the accounts per visit.
import { type CSSProperties, useState, useSyncExternalStore } from 'react';
import { rpx } from '~/domain/rpx';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { colourBackground, isLight, legibleFill, wordsOn } from '~/ui/block-frame/background';
import { Icon } from '~/ui/icon/icon';
import { OperatorIcon } from '~/ui/operator-icon/operator-icon';
import { Picture } from '~/ui/picture/picture';
import { type CustomerDelivered, shape } from './schema.gen';
import styles from './view.module.css';

type Account = CustomerDelivered['wechat'][number];

interface Paint {
  fill: string;
  words: string;
  /** Empty uses the colour of the fill, or that of the theme's words. */
  border: string;
  radius: number;
}

/** The operator's fill and words; the theme's where he has chosen none, but its ink on a light fill only. */
function painted(fill: string, words: string): CSSProperties {
  if (fill === '') return { backgroundColor: 'var(--mall-fill)', color: 'var(--mall-on-main)' };
  if (words === '' && isLight(fill)) return { backgroundColor: fill, color: 'var(--mall-ink)' };
  return legibleFill(fill, words || '#ffffff');
}

function pillStyle({ fill, words, border, radius }: Paint): CSSProperties {
  const { backgroundColor, color } = painted(fill, words);
  const edge = words === '' ? color : backgroundColor;
  return { backgroundColor, color, borderColor: border || edge, borderRadius: rpx(radius) };
}

interface PillProps {
  text: string;
  paint: Paint;
  account: Account;
}

function CopyPill({ text, paint, account }: PillProps) {
  const host = useHost();
  return (
    <button
      type="button"
      className={styles.pill}
      style={pillStyle(paint)}
      onClick={() => host.copy(account.name)}
    >
      {text || '复制微信号'}
    </button>
  );
}

/** A link to the picture itself: browsers that cannot download it show it for a long press. */
function SavePill({ text, paint, account }: PillProps) {
  return (
    <a className={styles.pill} style={pillStyle(paint)} href={account.qrcode} download>
      {text || '保存二维码'}
    </a>
  );
}

interface PartProps {
  data: CustomerDelivered;
  account: Account;
}

function Card({ data, account }: PartProps) {
  const background = colourBackground(data.bg);
  const save = {
    fill: data.save_bg,
    words: data.save_color,
    border: data.save_border,
    radius: data.save_radius,
  };
  const copy = {
    fill: data.copy_bg,
    words: data.copy_color,
    border: data.copy_border,
    radius: data.copy_radius,
  };
  return (
    <div className={styles.card}>
      <h2 className={styles.title} style={wordsOn(background, data.title_color)}>
        {data.title}
      </h2>
      {account.qrcode === '' ? null : (
        <span className={styles.code}>
          <Picture source={account.qrcode} alt={`${data.title}二维码`} fit="contain" />
        </span>
      )}
      {account.name === '' ? null : (
        <p className={styles.name} style={wordsOn(background, data.wechat_color)}>
          {account.name}
        </p>
      )}
      <div className={styles.pills}>
        {account.qrcode === '' ? null : <SavePill text={data.save_title} paint={save} account={account} />}
        {account.name === '' ? null : <CopyPill text={data.copy_title} paint={copy} account={account} />}
      </div>
    </div>
  );
}

const LINE_ICON_SIZE = 100;
const DRAWING_SIZE = 52;

function LineIcon({ source }: { source: string }) {
  return (
    <span className={styles.icon}>
      {source === '' ? (
        <Icon name="service" size={DRAWING_SIZE} />
      ) : (
        <OperatorIcon source={source} fallback="service" size={LINE_ICON_SIZE} />
      )}
    </span>
  );
}

function Line({ data, account }: PartProps) {
  const background = colourBackground(data.bg);
  const paint = {
    fill: data.two_bg,
    words: data.two_color,
    border: data.two_border,
    radius: data.two_radius,
  };
  const canCopy = account.name !== '';
  const Pill = canCopy ? CopyPill : SavePill;
  return (
    <div className={styles.line}>
      <LineIcon source={data.two_icon} />
      <div className={styles.words}>
        <h2 style={wordsOn(background, data.title_color)}>{data.title}</h2>
        {data.sub_title === '' ? null : (
          <p style={wordsOn(background, data.sub_title_color)}>{data.sub_title}</p>
        )}
      </div>
      <Pill text={canCopy ? data.two_title : '保存二维码'} paint={paint} account={account} />
    </div>
  );
}

const never = () => () => undefined;

/** From 0 to 1, constant during the visit; 0 in server markup, which hydration must match. */
function useChance(): number {
  const [chance] = useState(() => Math.random());
  return useSyncExternalStore(
    never,
    () => chance,
    () => 0,
  );
}

function CustomerView({ data }: WidgetViewProps<CustomerDelivered>) {
  const chance = useChance();
  const accounts = data.wechat.filter(({ qrcode, name }) => qrcode !== '' || name !== '');
  const account = accounts[Math.floor(chance * accounts.length)];
  if (account === undefined) return null;
  const { c_border_top: top, c_border_bottom: bottom } = data;
  const around = `${rpx(data.c_padding_top)} ${rpx(data.c_padding_lr)} ${rpx(data.c_padding_bottom)}`;
  const radius = `${rpx(top)} ${rpx(top)} ${rpx(bottom)} ${rpx(bottom)}`;
  const Look = data.select_style === '2' ? Line : Card;
  return (
    <div style={{ padding: around, backgroundColor: data.bg_padding }}>
      <div style={{ borderRadius: radius, backgroundColor: data.bg }}>
        <Look data={data} account={account} />
      </div>
    </div>
  );
}

export default defineView<CustomerDelivered>(shape, CustomerView);
