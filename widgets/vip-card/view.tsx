// The strip that sells the paid member card, or shows it to its holder.
import type { CSSProperties } from 'react';
import { readableText } from '~/domain/colour';
import { widePicture } from '~/domain/picture-address';
import { rpx } from '~/domain/rpx';
import { defineView, reservedNumber, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { Icon } from '~/ui/icon/icon';
import { shape, type VipCardDelivered } from './schema.gen';
import styles from './view.module.css';

const CARD_PAGE = { url: '/plugins/vip_card/index/index', openType: 'navigate' };

/** Text is corrected against it: the operator did not choose the built-in background. */
const BUILT_IN_BACKGROUND = '#332c26';
/** The darker half of the golden gradient: text that is legible on it is legible on all of it. */
const GOLD = '#dcb27a';

/** Stored pages refer to the built-in picture by its path in another client. */
const isBuiltIn = (picture: string): boolean => picture === '' || picture.startsWith('statics/');

const pillStyle = (background: string, color: string): CSSProperties =>
  background === ''
    ? { color: readableText(color, GOLD) }
    : { background, color: readableText(color, background) };

interface Face {
  picture: string;
  big: { text: string; color: string };
  small: { text: string; color: string } | null;
  pill: { text: string; style: CSSProperties };
}

const buyFace = (data: VipCardDelivered): Face => ({
  picture: data.buy_bg,
  big: { text: data.buy_big, color: data.buy_big_color },
  small: { text: data.buy_small, color: data.buy_small_color },
  pill: { text: data.buy_btn_text, style: pillStyle(data.buy_btn_bg_color, data.buy_btn_color) },
});

/** The holder's button has no text colour of its own. */
const holderFace = (data: VipCardDelivered): Face => ({
  picture: data.renew_bg,
  big: { text: data.renew_text, color: data.renew_text_color },
  small: null,
  pill: { text: '查看详情', style: pillStyle(data.renew_btn_bg_color, data.buy_btn_color) },
});

function Card({ face }: { face: Face }) {
  const host = useHost();
  const isDrawn = isBuiltIn(face.picture);
  const words = (color: string) => ({ color: isDrawn ? readableText(color, BUILT_IN_BACKGROUND) : color });
  return (
    <button
      type="button"
      className={styles.card}
      data-holder={face.small === null}
      onClick={() => host.open(CARD_PAGE)}
    >
      {isDrawn ? null : <img className={styles.background} src={widePicture(face.picture)} alt="" />}
      <span className={styles.logo} style={words(face.big.color)}>
        <Icon name="crown" size={48} />
      </span>
      <span className={styles.words}>
        <span className={styles.big} style={words(face.big.color)}>
          {face.big.text}
        </span>
        {face.small === null || face.small.text === '' ? null : (
          <span className={styles.small} style={words(face.small.color)}>
            {face.small.text}
          </span>
        )}
      </span>
      {face.pill.text === '' ? null : (
        <span className={styles.pill} style={face.pill.style}>
          {face.pill.text}
        </span>
      )}
    </button>
  );
}

function VipCardView({ data }: WidgetViewProps<VipCardDelivered>) {
  const { mall, shopper } = useHost();
  if (!mall.isSuperVipSold) return null;
  // As reserved: a number or its text.
  const padding = reservedNumber(data.top_bottom_padding, 0);
  const isHolder = shopper?.isSuperVip === true;
  return (
    <div className={styles.block} style={{ background: data.background, paddingBlock: rpx(padding) }}>
      <Card face={isHolder ? holderFace(data) : buyFace(data)} />
    </div>
  );
}

export default defineView<VipCardDelivered>(shape, VipCardView);
