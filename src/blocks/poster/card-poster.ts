// A card's poster: its giver, the card, its validity, the QR code of its landing page.
import { dottedDays } from '~/domain/dotted-days';
import { type CardGivePosterData, cardGivePoster } from '~/schemas/api/card.gen';
import { call } from '../../services/http';
import { shareLink } from '../../services/share';
import { drawPoster } from './draw-poster';
import { giftPosterSpec, TICKET } from './gift-poster';
import { INK, SECOND_INK } from './inks';

const PICTURE = 128;
const EDGE = (TICKET.height - PICTURE) / 2;

/** The poster as the address of a picture. */
export function drawCard(card: CardGivePosterData): Promise<string> {
  const left = TICKET.x + EDGE;
  const right = { x: left + PICTURE + 28, width: TICKET.width - PICTURE - 2 * EDGE - 28 };
  return drawPoster(
    giftPosterSpec({
      background: card.poster_bg,
      avatar: card.avatar,
      nickname: card.nickname,
      greeting: '送你一张卡券',
      ticket: [
        {
          kind: 'picture',
          source: card.pic_url,
          box: { x: left, y: TICKET.y + EDGE, width: PICTURE, height: PICTURE },
          radius: PICTURE / 2,
        },
        {
          kind: 'text',
          text: card.name,
          ...right,
          y: TICKET.y + 48,
          size: 32,
          colour: INK,
          isBold: true,
          lines: 2,
        },
        {
          kind: 'text',
          text: `剩余${card.reset_number}次`,
          ...right,
          y: TICKET.y + 142,
          size: 24,
          colour: SECOND_INK,
        },
      ],
      validity: dottedDays(card.start_time, card.end_time),
      // A backend that sends the code as a picture only: the link is generated here.
      link: card.share_url || shareLink(),
    }),
  );
}

export const drawCardPoster = async (cardId: number): Promise<string> =>
  drawCard(await call(cardGivePoster, { cardId }));
