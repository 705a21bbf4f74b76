// A made-up kind of sale for tests: goods in pairs or alone, its screen, and its row of the table of kinds.
import { vi } from 'vitest';
import { goodsDetail, type GoodsDetailData } from '~/schemas/api/goods.gen';
import { Button } from '~/ui/button/button';
import { goodsPage } from '../blocks/goods-page/goods-page';
import {
  type SaleKind,
  type SalePage,
  type SaleParts,
  type SkuOffer,
  saleParts,
  setSaleKinds,
} from '../blocks/sale/parts';
import { checkOut } from '../blocks/sale/sale-checkout';
import { skuGoodsOfDetail } from '../blocks/sku/sku-goods';
import { type AnyPage, definePage } from '../engine/define-page';
import { id } from '../engine/params';
import { useCall } from '../services/query';
import { openSku } from '../state/overlays';

export const SIGN = 'pairs';
const ROUTE = 'plugin/pairs/api';
export const pairsDetail = { ...goodsDetail, route: `${ROUTE}/goods/detail` };
const CHECKOUT = {
  preview: { route: `${ROUTE}/order/preview` },
  submit: { route: `${ROUTE}/order/submit` },
};

function offersOf({ goods }: GoodsDetailData): SkuOffer[] {
  const alone = skuGoodsOfDetail(goods, 0);
  const pair = { ...alone, id: 112, skus: alone.skus.map((sku) => ({ ...sku, id: 126, price: '80.00' })) };
  return [
    {
      key: 'pair',
      text: '2人团',
      goods: pair,
      note: (skuId) => (skuId === null ? '' : `成对省￥19`),
      button: '发起成对',
      buy: (picked) => checkOut([picked], { ...CHECKOUT, group: { pair_id: 7 }, sumWord: '成对价' }),
    },
    {
      key: 'alone',
      text: '单独购买',
      goods: alone,
      button: '单独购买',
      ...(goods.goods_stock === 0 ? { closed: '已抢光' } : {}),
      buy: (picked) => checkOut([picked], { ...CHECKOUT, goods: { alone_id: 3 } }),
    },
  ];
}

const madeUpGoods: SalePage<GoodsDetailData> = {
  sign: SIGN,
  goods: {
    Band: ({ answer }) => {
      if (answer.goods.unit === '坏') throw new Error('a band that throws');
      return <p>成对活动</p>;
    },
    Price: () => <p>成对价￥80</p>,
    Tags: () => <span>2人成对</span>,
    Second: () => <p>正在成对</p>,
    Strip: () => <p>还差1人</p>,
    Bar: ({ goods }) => (
      <>
        <Button onClick={() => openSku({ goodsId: goods.id, intent: 'buy', sign: SIGN, offer: 'alone' })}>
          单买
        </Button>
        <Button onClick={() => openSku({ goodsId: goods.id, intent: 'buy', sign: SIGN })}>成对</Button>
      </>
    ),
  },
};

export const madeUpParts: SaleParts = saleParts({
  sign: SIGN,
  sku: {
    title: '成对人数',
    useOffers: (goodsId) => {
      const { data, error, isFetching, refetch } = useCall(pairsDetail, { id: goodsId });
      return {
        offers: data === undefined ? [] : offersOf(data),
        error,
        isFetching,
        retry: () => void refetch(),
      };
    },
  },
  CheckoutRows: ({ group }) => <p>成对优惠 {group.goods_list.length}件</p>,
  OrderLines: ({ lines }) => (
    <>
      <p>成对的{lines.length}行</p>
      {lines.map(({ line, drawn }) => (
        <div key={line.id}>{drawn}</div>
      ))}
    </>
  ),
  OrderNote: ({ order }) => <p>成对中：{order.order_no}</p>,
  OrderActs: ({ onChanged }) => <Button onClick={onChanged}>邀请成对</Button>,
  GoodsExtra: ({ extra }) => <p>可成对：{JSON.stringify(extra)}</p>,
});

/** The screen of its goods. */
export const madeUpPage: AnyPage = definePage({
  path: '/plugins/pairs/goods',
  title: '成对商品',
  auth: 'guest',
  query: { id: id('goods') },
  body: goodsPage({
    from: pairsDetail,
    params: ({ id: goodsId }: { id: number }) => ({ id: goodsId }),
    goodsOf: ({ goods }) => goods,
    parts: madeUpGoods,
    poster: { config: { route: `${ROUTE}/poster/config` }, generate: { route: `${ROUTE}/poster/generate` } },
  }),
});

/** Puts the kind into the table, as src/app does; the loader counts how often its code was asked for. */
export function installMadeUpKind() {
  const load = vi.fn<SaleKind['load']>(async () => ({ default: madeUpParts }));
  const has = Object.keys(madeUpParts).filter((name) => name !== 'sign');
  setSaleKinds({ [SIGN]: { has, load } });
  return load;
}
