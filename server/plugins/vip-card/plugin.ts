// The plugin vip_card: the super member card.
import { definePlugin } from '../kit/define-plugin';
import { openAtCheckout } from './at-checkout';
import { benefitOfGoods } from './at-goods';
import { cardConfig } from './card-config';
import { assertPurchasesPayable, KIND, markPurchasesPaid, placePurchase } from './purchase';
import { isHolder } from './read-card';
import { routes } from './routes';
import { seedVipCard } from './seed';
import { settings } from './settings.gen';
import { uniteHolders } from './unite-holders';
import './tables';

export default definePlugin({
  key: KIND,
  title: '超级会员卡',
  links: [['超级会员卡', 'vip_card/index/index']],
  settings,
  routes,
  config: cardConfig,
  userInfo: async (moment) => ({ is_vip_card_user: (await isHolder(moment)) ? 1 : 0 }),
  promotions: [{ saving: 'svip', open: openAtCheckout, place: placePurchase, ofGoods: benefitOfGoods }],
  payable: { assertPayable: assertPurchasesPayable, markPaid: markPurchasesPaid },
  shopperRows: {
    moved: ['vip_card_purchases'],
    unite: uniteHolders,
    erased: { vip_card_holders: 'rows' },
  },
  seed: seedVipCard,
});
