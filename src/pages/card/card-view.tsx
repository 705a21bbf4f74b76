// The detail of one of the shopper's own cards, in each of its states.
import { CARD_STATES, isCardUsable } from '~/domain/card';
import { type CardDetail, cardCardQrcode } from '~/schemas/api/card.gen';
import { Button } from '~/ui/button/button';
import { RedeemCode } from '../../blocks/redeem-code/redeem-code';
import { CardPaper } from './card-paper';
import { CardSharing } from './card-sharing';
import { stateText } from './card-words';
import { HistoryButton } from './history-sheet';

/** Why a card that is neither used nor expired has no code. */
const closedText = (card: CardDetail): string => (card.cancel_status === 2 ? '订单申请退款中' : '暂不可用');

function State({ card }: { card: CardDetail }) {
  if (isCardUsable(card))
    return (
      <RedeemCode
        endpoint={cardCardQrcode}
        params={{ cardId: card.id }}
        title="卡券二维码"
        saveAs={card.card_name}
      />
    );
  return (
    <Button kind="primary" size="wide" isDisabled>
      {card.status === CARD_STATES.unused ? closedText(card) : stateText(card.status)}
    </Button>
  );
}

const wordsOf = (card: CardDetail): string | undefined => {
  if (card.status === CARD_STATES.given) return `已转赠给：${card.receive_user_name}`;
  return isCardUsable(card) ? '请向店员出示此码' : undefined;
};

export function CardView({ card, isShareable }: { card: CardDetail; isShareable: boolean }) {
  const isGiveable = isShareable && card.is_allow_send === 1 && isCardUsable(card);
  return (
    <CardPaper
      card={card}
      words={wordsOf(card)}
      history={card.is_show_history === 1 ? <HistoryButton cardId={card.id} count={card.use_number} /> : null}
    >
      <State card={card} />
      {isGiveable ? <CardSharing card={card} /> : null}
    </CardPaper>
  );
}
