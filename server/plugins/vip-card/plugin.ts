// The plugin vip_card: the super member card.
import { definePlugin } from '../define-plugin';
import { cardConfig } from './card-config';
import { isHolder } from './read-card';
import { routes } from './routes';
import { seedVipCard } from './seed';
import { settings } from './settings.gen';
import './tables';

export default definePlugin({
  key: 'vip_card',
  title: '超级会员卡',
  links: [['超级会员卡', 'vip_card/index/index']],
  settings,
  routes,
  config: cardConfig,
  userInfo: async (moment) => ({ is_vip_card_user: (await isHolder(moment)) ? 1 : 0 }),
  seed: seedVipCard,
});
