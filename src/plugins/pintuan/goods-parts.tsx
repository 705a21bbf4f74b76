// The parts of the page of a goods in groups: band, prices, bar; the running groups are in open-groups.tsx.
import { moneyText } from '~/domain/money';
import { type PriceValue, priceText } from '~/domain/price';
import type { PintuanGoodsDetailData } from '~/schemas/api/pintuan.gen';
import { Button } from '~/ui/button/button';
import { Tag } from '~/ui/tag/tag';
import type { GoodsPartProps, SalePage } from '../../blocks/sale/parts';
import { optionalPart } from '../../engine/optional-part';
import { openSku } from '../../state/overlays';
import { useSale } from '../kit/sale';
import { ActivityBand, ClosedButton, SalePrices } from '../kit/goods-parts';
import { ALONE, offerKey, SIGN } from './places';
import styles from './pintuan.module.css';
import { saleOf } from './sale-of';

type Props = GoodsPartProps<PintuanGoodsDetailData>;

const CAPTIONS = { coming: '距离活动开始还有', running: '距离结束仅剩' };

const Band = ({ answer: { detail }, reload }: Props) => (
  <ActivityBand
    name="拼团"
    words="限时火拼·超值低价"
    sale={saleOf(detail)}
    captions={CAPTIONS}
    onTurn={() => void reload()}
  />
);

function Prices({ answer: { detail } }: Props) {
  const least = Math.min(...detail.groups.map(({ price_min: price }) => price), detail.price_max);
  const most = Math.max(...detail.groups.map(({ price_max: price }) => price), least);
  return (
    <SalePrices
      text={priceText({ min: least, max: most })}
      struck={priceText({ price: detail.original_price, zero: 'blank' })}
    >
      {detail.pintuanGoods.is_alone_buy === 1
        ? `单独购买 ${priceText({ min: detail.price_min, max: detail.price_max })}`
        : undefined}
    </SalePrices>
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
      {saved > 0 ? <Tag tone="tint">拼团立省{moneyText(detail.group_economize_price)}</Tag> : null}
    </>
  );
}

/** Below the first screen: its code loads beside the page's. */
const OpenGroups = optionalPart({ path: 'pintuan/open-groups', load: () => import('./open-groups') });

/** Above the bar, which keeps its place: the same. */
const OpenStrip = optionalPart({ path: 'pintuan/open-strip', load: () => import('./open-strip') });

/** Until it has loaded the bar says what it waits for. */
const RemindButton = optionalPart({
  path: 'kit/remind-button',
  load: async () => ({ default: (await import('../kit/remind-button')).RemindButton }),
  room: <ClosedButton word="coming" act="" />,
});

/** The price over what it buys: side by side they touch the button's edges. */
const Half = ({ price, words }: { price: PriceValue; words: string }) => (
  <span className={styles.half}>
    <b>{priceText({ price })}</b> <small>{words}</small>
  </span>
);

/** The halves of the bar say their prices; where nothing can be bought, one says why. */
function Bar({ answer: { detail }, reload }: Props) {
  const { word, remainingMs } = useSale(saleOf(detail));
  const [smallest] = detail.groups;
  if (word === 'coming')
    return <RemindButton goods={detail} remainingMs={remainingMs ?? 0} reload={reload} />;
  if (smallest === undefined || word !== 'running')
    return <ClosedButton word={word === 'running' ? 'ended' : word} act="发起拼团" />;
  const choose = (offer: string) => openSku({ goodsId: detail.id, intent: 'buy', sign: SIGN, offer });
  return (
    <>
      {detail.pintuanGoods.is_alone_buy === 1 ? (
        <Button kind="secondary" size="wide" onClick={() => choose(ALONE)}>
          <Half price={detail.price_min} words="单独购买" />
        </Button>
      ) : null}
      <Button kind="primary" size="wide" onClick={() => choose(offerKey(smallest.group_id))}>
        <Half price={smallest.price_min} words={`${smallest.groups.people_num}人拼团`} />
      </Button>
    </>
  );
}

export const goodsParts: SalePage<PintuanGoodsDetailData> = {
  sign: SIGN,
  goods: { Band, Price: Prices, Tags, Second: OpenGroups, Strip: OpenStrip, Bar },
};
