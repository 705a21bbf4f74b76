// The parts of the page of a goods in groups: band, prices, bar; the running groups are in open-groups.tsx.
import { priceText } from '~/domain/price';
import type { PintuanGoodsDetailData } from '~/schemas/api/pintuan.gen';
import { Button } from '~/ui/button/button';
import { Countdown } from '~/ui/countdown/countdown';
import { Price } from '~/ui/price/price';
import { StruckPrice } from '~/ui/price/struck-price';
import { Tag } from '~/ui/tag/tag';
import type { GoodsPartProps, SalePage } from '../../blocks/sale/parts';
import { optionalPart } from '../../engine/optional-part';
import { openSku, toast } from '../../state/overlays';
import { OpenStrip } from './open-strip';
import styles from './pintuan.module.css';
import { ALONE, offerKey, SIGN } from './places';
import { CLOSED_WORDS } from './sale-word';
import { useSale } from './use-sale';

type Props = GoodsPartProps<PintuanGoodsDetailData>;

/** `look/activities.md` 0.3: without an end there is no clock. */
function Band({ answer: { detail }, reload }: Props) {
  const { word, remainingMs } = useSale(detail, () => void reload());
  const caption = word === 'coming' ? '距离活动开始还有' : '距离结束仅剩';
  return (
    <section className={styles.band} aria-label="拼团活动">
      <span>
        <strong className={styles.bandName}>拼团</strong> 限时火拼·超值低价
      </span>
      {word === 'ended' ? <strong>活动已结束</strong> : null}
      {word !== 'ended' && remainingMs !== null ? (
        <span className={styles.clock}>
          {caption} <Countdown remainingMs={remainingMs} />
        </span>
      ) : null}
    </section>
  );
}

function Prices({ answer: { detail } }: Props) {
  const least = Math.min(...detail.groups.map(({ price_min: price }) => price), detail.price_max);
  const most = Math.max(...detail.groups.map(({ price_max: price }) => price), least);
  const price = priceText({ min: least, max: most });
  return (
    <p className={styles.prices}>
      <Price text={price} size={56} />
      <StruckPrice
        text={priceText({ price: detail.original_price, zero: 'blank' })}
        beside={price}
        size={28}
      />
      {detail.pintuanGoods.is_alone_buy === 1 ? (
        <span className={styles.meta}>
          单独购买 {priceText({ min: detail.price_min, max: detail.price_max })}
        </span>
      ) : null}
    </p>
  );
}

function Tags({ answer: { detail } }: Props) {
  const saved = Number(detail.group_economize_price);
  return (
    <>
      {detail.groups.map((terms) => (
        <Tag key={terms.group_id} tone="tint">
          {terms.groups.people_num}人拼团
        </Tag>
      ))}
      {saved > 0 ? <Tag tone="tint">拼团立省￥{detail.group_economize_price}</Tag> : null}
    </>
  );
}

/** Below the first screen: its code loads beside the page's. */
const OpenGroups = optionalPart({ path: 'pintuan/open-groups', load: () => import('./open-groups') });

/** The halves of the bar say their prices; where nothing can be bought, one says why. */
function Bar({ answer: { detail } }: Props) {
  const { word } = useSale(detail);
  const [smallest] = detail.groups;
  const closed = smallest === undefined ? CLOSED_WORDS.ended : CLOSED_WORDS[word];
  if (closed !== '' || smallest === undefined) {
    return (
      <Button
        kind="primary"
        size="wide"
        isDisabled={word !== 'noRight'}
        onClick={() => toast(CLOSED_WORDS.noRight)}
      >
        {word === 'noRight' ? '发起拼团' : closed}
      </Button>
    );
  }
  const choose = (offer: string) => openSku({ goodsId: detail.id, intent: 'buy', sign: SIGN, offer });
  return (
    <>
      {detail.pintuanGoods.is_alone_buy === 1 ? (
        <Button kind="secondary" size="wide" onClick={() => choose(ALONE)}>
          {priceText({ price: detail.price_min })} 单独购买
        </Button>
      ) : null}
      <Button kind="primary" size="wide" onClick={() => choose(offerKey(smallest.group_id))}>
        {priceText({ price: smallest.price_min })} {smallest.groups.people_num}人拼团
      </Button>
    </>
  );
}

export const goodsParts: SalePage<PintuanGoodsDetailData> = {
  sign: SIGN,
  goods: { Band, Price: Prices, Tags, Second: OpenGroups, Strip: OpenStrip, Bar },
};
