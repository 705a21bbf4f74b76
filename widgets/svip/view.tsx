// Owns the look of the super member card: an offer to those without it, its benefits to a holder.
import type { CSSProperties } from 'react';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { BlockCard, BlockFrame } from '~/ui/block-frame/block-frame';
import { colourGround, type Ground, legibleFill, pictureGround, wordsOn } from '~/ui/block-frame/ground';
import { Icon } from '~/ui/icon/icon';
import { type SvipDelivered, shape } from './schema.gen';
import styles from './view.module.css';

const PICTURE = 2;
const CARD_PATH = '/plugins/vip_card/index/index';

/** The card of a mall that has no picture for it; words are judged by its darker end. */
const GOLDEN: Ground = {
  style: { backgroundImage: 'linear-gradient(100deg, #fdebde, #edc9a8)' },
  colour: '#edc9a8',
};
const GOLDEN_BUTTON = { ground: 'linear-gradient(100deg, #fff6ec, #f6cfa6)', darkest: '#f6cfa6' };

const cardOf = (picture: string): Ground =>
  picture === '' ? GOLDEN : { ...pictureGround(picture, GOLDEN.colour), colour: '' };

function buttonStyle(fill: string, words: string): CSSProperties {
  if (fill !== '') return legibleFill(fill, words);
  const { color } = legibleFill(GOLDEN_BUTTON.darkest, words);
  return { backgroundImage: GOLDEN_BUTTON.ground, color };
}

function Offer({ data, ground }: { data: SvipDelivered; ground: Ground }) {
  return (
    <>
      <span className={styles.words}>
        <span className={styles.big} style={wordsOn(ground, data.buy_big_color)}>
          {data.buy_big}
        </span>
        <span className={styles.small} style={wordsOn(ground, data.buy_small_color)}>
          {data.buy_small}
        </span>
      </span>
      {data.buy_btn_text === '' ? null : (
        <span className={styles.button} style={buttonStyle(data.buy_btn_bg_color, data.buy_btn_color)}>
          {data.buy_btn_text}
        </span>
      )}
    </>
  );
}

function Holder({ data, ground }: { data: SvipDelivered; ground: Ground }) {
  return (
    <>
      <span className={styles.words}>
        <span className={styles.big} style={wordsOn(ground, data.renew_text_color)}>
          {data.renew_text}
        </span>
      </span>
      <span
        className={`${styles.button ?? ''} ${styles.detail ?? ''}`}
        style={buttonStyle(data.renew_btn_bg_color, data.renew_text_color)}
      >
        详情
      </span>
    </>
  );
}

function SvipView({ data }: WidgetViewProps<SvipDelivered>) {
  const host = useHost();
  if (!host.mall.isSuperVipSold) return null;
  const isHolder = host.shopper?.isSuperVip === true;
  const card = cardOf(isHolder ? data.renew_bg : data.buy_bg);
  const Words = isHolder ? Holder : Offer;
  const ground =
    data.bg_style === PICTURE ? pictureGround(data.bg_pic, data.bg_color) : colourGround(data.bg_color);
  return (
    <BlockFrame margin={data.margin} ground={ground}>
      <BlockCard ground={card} margin={data.card_margin}>
        <button type="button" className={styles.strip} onClick={() => host.open(CARD_PATH)}>
          <span className={styles.logo}>
            <Icon name="crown" size={36} />
          </span>
          <Words data={data} ground={card} />
        </button>
      </BlockCard>
    </BlockFrame>
  );
}

export default defineView<SvipDelivered>(shape, SvipView);
