// Choosing the super member card that is bought along with the order, then back to the checkout.
import { vipCardCard } from '~/schemas/api/vip_card.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage, picks } from '../../engine/define-page';
import { optionalId, type Param, text } from '../../engine/params';
import { VipCardView } from './vip-card-view';

/** Index of the shop in the order, from 0. */
const place = (): Param<number> => ({
  isRequired: true,
  parse: (value) => (value !== undefined && /^\d{1,3}$/.test(value) ? Number(value) : undefined),
});

export default definePage({
  path: '/pages/order-submit/vip-card',
  title: '结算',
  auth: 'login',
  query: { mchIndex: place(), card_id: optionalId('super card'), saving: text() },
  walk: { query: { mchIndex: 0 } },
  picks: picks<number>(),
  body: detail({
    from: vipCardCard,
    params: () => ({}),
    View: VipCardView,
    isFreshOnShow: true,
    kind: 'form',
  }),
});
