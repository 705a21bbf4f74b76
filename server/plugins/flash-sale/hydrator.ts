// Hydrates the flash sales: reduced prices, sold share, and for automatic blocks the current or next sale.
import { moneyText } from '~/domain/money';
import { countText, FREE_LABEL } from '~/domain/price';
import type { GoodsCard } from '~/schemas/api/goods.gen';
import { wireMoney, wireTime } from '../../http/wire';
import type { ActivityGoods, ActivityOf } from '../kit/activity-goods/read-activities';
import type { GoodsRulesOf } from '../kit/activity-goods/rules';
import { hasBegun, type SaleWindow } from '../kit/activity-goods/sale-window';
import { soldSkus } from '../kit/activity-goods/sold-skus';
import type { SaleReduction } from './rules';
import { wireWindow } from '../kit/activity-goods/activity-block';
import { sessionHydrator } from '../kit/activity-goods/session-block';

type SaleRules = GoodsRulesOf['flash_sale'];

const TENTHS = 10;

/** A price in fen after the reduction; null where that would be negative. */
function reduced(fen: number, { type, discount, cut_fen }: SaleReduction): number | null {
  if (type === 1) return Math.round((fen * discount) / TENTHS);
  return cut_fen > fen ? null : fen - cut_fen;
}

interface ShownSku {
  reduction: SaleReduction;
  priceFen: number;
}

/** The cheapest specification after the reduction; null where any would be negative: such goods are not sold. */
function shownSku({ rules, skuPrices }: Pick<ActivityGoods<'flash_sale'>, 'rules' | 'skuPrices'>) {
  const skus = soldSkus(skuPrices, rules.skus).map(({ goodsPriceFen, ...reduction }) => ({
    reduction,
    priceFen: reduced(goodsPriceFen, reduction),
  }));
  const sold = skus.filter((sku): sku is ShownSku => sku.priceFen !== null);
  const [least] = sold.sort((one, other) => one.priceFen - other.priceFen);
  return sold.length < skus.length ? null : (least ?? null);
}

/** The member price is reduced alike; -1 when there is none. */
function levelPrice({ level_price: price }: GoodsCard, reduction: SaleReduction): number {
  const fen = Math.round(Number(price) * 100);
  const less = fen < 0 ? null : reduced(fen, reduction);
  return less === null ? -1 : less / 100;
}

function priceTexts({ price_content, is_negotiable }: GoodsCard, fen: number) {
  const text = wireMoney(fen);
  const content = fen === 0 ? FREE_LABEL : moneyText(text);
  return { price: text, price_content: is_negotiable === 1 ? price_content : content };
}

/** State: 0 not begun, 1 running; and the seconds until that ends. */
function phaseOf(window: SaleWindow, now: Date) {
  const isRunning = hasBegun(window, now);
  const until = isRunning ? window.end : window.begin;
  const seconds = until === null ? 0 : Math.ceil((until.getTime() - now.getTime()) / 1000);
  return { time_status: isRunning ? 1 : 0, flash_sale_time: seconds };
}

const soldShare = (soldCount: number, { total }: SaleRules): number =>
  total <= 0 ? 0 : Math.min(100, Math.round((soldCount / total) * 100));

const wireSale = (sale: ActivityOf<'flash_sale'> | undefined) =>
  sale === undefined
    ? null
    : { title: sale.title, start_at: wireTime(sale.window.begin), end_at: wireTime(sale.window.end) };

export const hydrator = sessionHydrator({
  plugin: 'flash_sale',
  wire(goods, now) {
    const { card, goodsId, rules, soldCount } = goods;
    const shown = shownSku(goods);
    if (shown === null) return null;
    const { reduction, priceFen } = shown;
    return {
      ...card,
      ...priceTexts(card, priceFen),
      ...wireWindow(goods),
      ...phaseOf(goods.activity.window, now),
      level_price: levelPrice(card, reduction),
      page_url: `/plugins/flash_sale/goods/goods?id=${goodsId}`,
      min_discount: reduction.type === 1 ? String(reduction.discount) : wireMoney(reduction.cut_fen),
      discount_type: reduction.type,
      percentage: soldShare(soldCount, rules),
      sales: `已抢购${countText(soldCount)}${card.unit}`,
    };
  },
  session: (sales, now) => ({
    activity: wireSale(sales.find(({ window }) => hasBegun(window, now))),
    next_activity: wireSale(sales.find(({ window }) => !hasBegun(window, now))),
  }),
});
