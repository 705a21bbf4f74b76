// Hydrates the pre-sales: rows of the plugin, with the goods two records deep as its clients expect them.
import { soldSkus } from '../kit/activity-goods/sold-skus';
import { goodsAddress } from './list';
import { activityHydrator, wireWindow } from '../kit/activity-goods/activity-block';

export const hydrator = activityHydrator({
  plugin: 'advance',
  wire(goods) {
    const { card, goodsId, rowId, rules, skuPrices } = goods;
    // Of several specifications the largest deposit is shown.
    const [most] = soldSkus(skuPrices, rules.skus).sort(
      (one, other) => other.deposit_fen - one.deposit_fen || other.swell_deposit_fen - one.swell_deposit_fen,
    );
    if (most === undefined) return null;
    const { start_time, end_time } = wireWindow(goods);
    return {
      id: rowId,
      goods_id: goodsId,
      start_prepayment_at: start_time,
      end_prepayment_at: end_time,
      deposit: most.deposit_fen / 100,
      swell_deposit: most.swell_deposit_fen / 100,
      page_url: goodsAddress(goodsId),
      is_level: card.is_level,
      level_price: card.level_price,
      is_negotiable: card.is_negotiable,
      goods_stock: card.goods_stock,
      buy_goods_auth: card.buy_goods_auth,
      vip_card_appoint: card.vip_card_appoint,
      goods: {
        id: goodsId,
        price: card.price,
        status: card.status,
        sign: card.sign,
        goodsWarehouse: {
          name: card.name,
          cover_pic: card.cover_pic,
          original_price: card.original_price,
          video_url: card.video_url,
        },
      },
    };
  },
});
