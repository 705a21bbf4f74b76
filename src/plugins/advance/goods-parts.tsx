// The parts of the page of a pre-sale: band, prices with the deposit, steps, and the bar in every state.
import { priceText } from '~/domain/price';
import type { AdvanceGoodsDetailData } from '~/schemas/api/advance.gen';
import { Button } from '~/ui/button/button';
import type { GoodsPartProps, SalePage } from '../../blocks/sale/parts';
import { optionalPart } from '../../engine/optional-part';
import { serverNow } from '../../services/server-clock';
import { openSku } from '../../state/overlays';
import { useSale } from '../kit/sale';
import { ActivityBand, BarWords, ClosedButton, SalePrices } from '../kit/goods-parts';
import { RemindButton } from '../kit/remind-button';
import * as own from './links.gen';
import { balanceSpan, depositText, isWithin, saleOf, shortTime, spanText } from './terms';

type Props = GoodsPartProps<AdvanceGoodsDetailData>;

const CAPTIONS = { coming: '距定金开始', running: '距定金截止' };

const Band = ({ answer: { detail }, reload }: Props) => (
  <ActivityBand
    name="预售"
    words={detail.sales > 0 ? `已抢${detail.sales}件` : ''}
    sale={saleOf(detail)}
    captions={CAPTIONS}
    onTurn={() => void reload()}
  />
);

const Prices = ({ answer: { detail } }: Props) => (
  <SalePrices
    text={priceText({ min: detail.price_min, max: detail.price_max })}
    struck={priceText({ price: detail.original_price, zero: 'blank' })}
  >
    预售价 {depositText(detail.attr)}
    <br />
    尾款支付时间：{spanText(balanceSpan(detail.advanceGoods))}
  </SalePrices>
);

/** Few pre-sales have steps: their code loads beside the page's, below the first screen, where nothing moves. */
const Steps = optionalPart({ path: 'advance/steps', load: () => import('./steps') });

const Second = ({ answer: { detail } }: Props) =>
  detail.advanceGoods.ladder_rules.length === 0 ? null : <Steps terms={detail.advanceGoods} />;

function Bar({ answer: { detail }, reload }: Props) {
  const sale = saleOf(detail);
  const { word, remainingMs } = useSale(sale);
  const balance = balanceSpan(detail.advanceGoods);
  if (isWithin(balance, serverNow()))
    return (
      <>
        <BarWords>{balance.endMs === null ? '尾款支付中' : `尾款截止 ${shortTime(balance.endMs)}`}</BarWords>
        <Button kind="primary" size="wide" href={`#${own.advanceOrders({ status: 3 })}`}>
          去付尾款
        </Button>
      </>
    );
  if (word === 'coming')
    return (
      <>
        <BarWords>定金开始 {sale.start.slice(5, 16)}</BarWords>
        <RemindButton goods={detail} remainingMs={remainingMs ?? 0} reload={reload} />
      </>
    );
  if (word !== 'running') return <ClosedButton word={word} act="支付定金" />;
  return (
    <>
      {balance.startMs === null ? null : <BarWords>预售截止 {shortTime(balance.startMs)}</BarWords>}
      <Button
        kind="primary"
        size="wide"
        onClick={() => openSku({ goodsId: detail.id, intent: 'buy', sign: 'advance' })}
      >
        支付定金
      </Button>
    </>
  );
}

export const goodsParts: SalePage<AdvanceGoodsDetailData> = {
  sign: 'advance',
  goods: { Band, Price: Prices, Second, Bar, canBeFavorite: true },
};
