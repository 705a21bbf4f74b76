// Fills in the flash sales: reduced prices, how much is sold, and for automatic blocks the sale of now or the next.
import { countText, fenFromText, FREE_LABEL } from '~/domain/price';
import type { GoodsCard } from '~/schemas/api/goods.gen';
import { wireMoney, wireTime } from '../../../../http/wire';
import type { ActivityOf } from '../../../../plugins/activity-goods/read-activities';
import type { GoodsRulesOf } from '../../../../plugins/activity-goods/rules';
import { hasBegun, type SaleWindow } from '../../../../plugins/activity-goods/sale-window';
import { wireWindow } from '../activity-block';
import { sessionHydrator } from '../session-block';

type SaleRules = GoodsRulesOf['flash_sale'];

const TENTHS = 10;

/** A price in fen after the reduction; null where the cut is more than the price: such goods are not sold. */
function reduced(fen: number, { discount_type: type, discount }: SaleRules): number | null {
  if (type === 1) return Math.round((fen * discount) / TENTHS);
  return discount > fen ? null : fen - discount;
}

/** The member price is reduced alike; -1 when there is none. */
function levelPrice({ level_price: price }: GoodsCard, rules: SaleRules): number {
  const fen = Math.round(Number(price) * 100);
  const less = fen < 0 ? null : reduced(fen, rules);
  return less === null ? -1 : less / 100;
}

function priceTexts({ price, price_content, is_negotiable }: GoodsCard, rules: SaleRules) {
  const fen = reduced(fenFromText(price) ?? 0, rules);
  if (fen === null) return null;
  const text = wireMoney(fen);
  const content = fen === 0 ? FREE_LABEL : `￥${text}`;
  return { price: text, price_content: is_negotiable === 1 ? price_content : content };
}

/** Where it stands: 0 not begun, 1 running; and the seconds until that ends. */
function phaseOf(window: SaleWindow, now: Date) {
  const isRunning = hasBegun(window, now);
  const until = isRunning ? window.end : window.begin;
  const seconds = until === null ? 0 : Math.ceil((until.getTime() - now.getTime()) / 1000);
  return { time_status: isRunning ? 1 : 0, flash_sale_time: seconds };
}

const soldShare = ({ sold, total }: SaleRules): number =>
  total <= 0 ? 0 : Math.min(100, Math.round((sold / total) * 100));

const wireSale = (sale: ActivityOf<'flash_sale'> | undefined) =>
  sale === undefined
    ? null
    : { title: sale.title, start_at: wireTime(sale.window.begin), end_at: wireTime(sale.window.end) };

export const hydrator = sessionHydrator({
  plugin: 'flash_sale',
  wire(goods, now) {
    const { card, goodsId, rules } = goods;
    const prices = priceTexts(card, rules);
    if (prices === null) return null;
    return {
      ...card,
      ...prices,
      ...wireWindow(goods),
      ...phaseOf(goods.activity.window, now),
      level_price: levelPrice(card, rules),
      page_url: `/plugins/flash_sale/goods/goods?id=${goodsId}`,
      min_discount: rules.discount_type === 1 ? String(rules.discount) : wireMoney(rules.discount),
      discount_type: rules.discount_type,
      percentage: soldShare(rules),
      sales: `已抢购${countText(rules.sold)}${card.unit}`,
    };
  },
  session: (sales, now) => ({
    activity: wireSale(sales.find(({ window }) => hasBegun(window, now))),
    next_activity: wireSale(sales.find(({ window }) => !hasBegun(window, now))),
  }),
});
