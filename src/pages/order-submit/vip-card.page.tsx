// Choosing the super member card that is bought along with the order, then back to the checkout.
import * as to from '~/domain/screen-links.gen';
import { vipCardCard } from '~/schemas/api/vip_card.gen';
import { radioKind } from '../../blocks/form-kinds/choice-kinds';
import { form, localForm } from '../../engine/archetypes/form';
import { loaded } from '../../engine/archetypes/loaded';
import { definePage, picks } from '../../engine/define-page';
import { optionalId, type Param, text } from '../../engine/params';
import { give } from '../../engine/picking';
import { CostBar, Face, Periods } from './vip-card-parts';

/** Index of the shop in the order, from 0. */
const place = (): Param<number> => ({
  isRequired: true,
  parse: (value) => (value !== undefined && /^\d{1,3}$/.test(value) ? Number(value) : undefined),
});

const query = { mchIndex: place(), card_id: optionalId('super card'), saving: text() };

export default definePage({
  path: '/pages/order-submit/vip-card',
  title: '结算',
  auth: 'login',
  query,
  walk: { query: { mchIndex: 0 } },
  picks: picks<number>(),
  body: form(query, {
    load: loaded(vipCardCard, () => ({}), {
      missing: (card) => (card === null || card.detail.length === 0 ? '会员卡已售罄或已停售' : null),
      drawing: 'coupons',
      skeleton: 'detail',
      isFreshOnShow: true,
    }),
    endpoints: [vipCardCard],
    save: localForm({ card: { kind: 'radio', label: '子卡' } }),
    kinds: { radio: radioKind },
    initial: ({ query: { card_id } }) => ({ card: String(card_id) }),
    looks: { card: { Own: Periods } },
    layout: [Face, { Frame: ({ children }) => children, rows: ['card'] }],
    Submit: CostBar,
    isTransient: true,
    // 0 takes it away again, as does a card that is sold no more.
    after: {
      go: (_answer, { context: { data }, values }) =>
        give(to.orderSubmitVipCard, data?.detail.find(({ id }) => String(id) === values.card)?.id ?? 0),
    },
  }),
});
