// A clerk redeems a card.
import { cardCardClerk, cardClerkHistory, cardUserCardDetail } from '~/schemas/api/card.gen';
import { userIsClerkUser } from '~/schemas/api/user.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { id, optionalId } from '../../engine/params';
import { type ClerkQuery, ClerkScreen } from './clerk-screen';

export default definePage({
  path: '/pages/card/clerk/clerk',
  title: '核销卡券',
  auth: 'clerk',
  query: { cardId: id('card'), qr_code_id: optionalId('code of a message') },
  walk: { query: { cardId: { of: 'card to redeem' } } },
  body: detail({
    from: cardUserCardDetail,
    params: ({ cardId, qr_code_id: codeId }: ClerkQuery) => ({
      cardId,
      ...(codeId === 0 ? {} : { qr_code_id: codeId }),
    }),
    View: ClerkScreen,
    kind: 'form',
    skeleton: 'list',
    isFreshOnShow: true,
    isPullable: true,
    endpoints: [cardCardClerk, cardClerkHistory, userIsClerkUser],
  }),
});
