// My cards, by their state.
import { cardCardQrcode, cardUserCard } from '~/schemas/api/card.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { choice } from '../../engine/params';
import { MyCard } from './my-card';

const query = { status: choice([1, 2, 3]) };

const STATES = { 1: '未使用', 2: '已使用', 3: '已过期' } as const;

export default definePage({
  path: '/pages/card/index/index',
  title: '我的卡券',
  auth: 'login',
  query,
  body: list(query, {
    tabs: {
      of: 'status',
      label: '卡券状态',
      items: ([1, 2, 3] as const).map((id) => ({ id, text: STATES[id] })),
    },
    from: cardUserCard,
    params: ({ status }) => ({ status }),
    item: MyCard,
    isFreshOnShow: true,
    empty: ({ status }) => ({ text: `暂无${STATES[status]}卡券`, drawing: 'coupons' }),
  }),
  endpoints: [cardCardQrcode],
});
