// The super member card: an offer to shoppers without it, its benefits to a holder.
import type { CSSProperties } from 'react';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { BlockCard, BlockFrame } from '~/ui/block-frame/block-frame';
import {
  colourBackground,
  type Background,
  legibleFill,
  pictureBackground,
  wordsOn,
} from '~/ui/block-frame/background';
import { Icon } from '~/ui/icon/icon';
import { type SvipDelivered, shape } from './schema.gen';
import styles from './view.module.css';

const PICTURE = 2;
const CARD_PATH = '/plugins/vip_card/index/index';

/** The default card without a picture; text is judged on its darker end. */
const GOLDEN: Background = {
  style: { backgroundImage: 'linear-gradient(100deg, #fdebde, #edc9a8)' },
  colour: '#edc9a8',
};
const GOLDEN_BUTTON = { background: 'linear-gradient(100deg, #fff6ec, #f6cfa6)', darkest: '#f6cfa6' };

const cardOf = (picture: string): Background =>
  picture === '' ? GOLDEN : { ...pictureBackground(picture, GOLDEN.colour), colour: '' };

function buttonStyle(fill: string, words: string): CSSProperties {
  if (fill !== '') return legibleFill(fill, words);
  const { color } = legibleFill(GOLDEN_BUTTON.darkest, words);
  return { backgroundImage: GOLDEN_BUTTON.background, color };
}

function Offer({ data, background }: { data: SvipDelivered; background: Background }) {
  return (
    <>
      <span className={styles.words}>
        <span className={styles.big} style={wordsOn(background, data.buy_big_color)}>
          {data.buy_big}
        </span>
        <span className={styles.small} style={wordsOn(background, data.buy_small_color)}>
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

function Holder({ data, background }: { data: SvipDelivered; background: Background }) {
  return (
    <>
      <span className={styles.words}>
        <span className={styles.big} style={wordsOn(background, data.renew_text_color)}>
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
  const background =
    data.bg_style === PICTURE
      ? pictureBackground(data.bg_pic, data.bg_color)
      : colourBackground(data.bg_color);
  return (
    <BlockFrame margin={data.margin} background={background}>
      <BlockCard background={card} margin={data.card_margin}>
        <button type="button" className={styles.strip} onClick={() => host.open(CARD_PATH)}>
          <span className={styles.logo}>
            <Icon name="crown" size={36} />
          </span>
          <Words data={data} background={card} />
        </button>
      </BlockCard>
    </BlockFrame>
  );
}

export default defineView<SvipDelivered>(shape, SvipView);
