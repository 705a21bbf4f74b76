// The poster of a coupon or a card given to a friend: giver, ticket, validity, and the code of its landing page.
import { INK } from './inks';
import { type Box, LINK_POSTER, type PosterPart, type PosterSpec } from './poster-spec';

export interface GiftPoster {
  /** Ground picture. */
  readonly background: string;
  readonly avatar: string;
  readonly nickname: string;
  /** Under the name: 送你一张优惠券. */
  readonly greeting: string;
  /** Drawn over the white ticket, within `TICKET`. */
  readonly ticket: readonly PosterPart[];
  readonly validity: string;
  /** Content of the QR code. */
  readonly link: string;
}

const { width: WIDTH, height: HEIGHT } = LINK_POSTER;
const MIDDLE = WIDTH / 2;
const AVATAR = 104;
const CODE = 192;
const PILL = { width: 420, height: 52 };

export const TICKET: Box = { x: 40, y: 275, width: WIDTH - 80, height: 200 };

const CENTRED = { x: MIDDLE, align: 'center' as const, width: WIDTH - 80 };

const pill = (words: string): PosterPart[] => {
  const y = TICKET.y + TICKET.height + 32;
  const box = { ...PILL, x: MIDDLE - PILL.width / 2, y };
  return [
    { kind: 'panel', fill: 'rgb(0 0 0 / 60%)', box, radius: PILL.height / 2 },
    { kind: 'text', text: words, ...CENTRED, y: y + 14, size: 22, colour: '#ffffff', width: PILL.width - 32 },
  ];
};

export const giftPosterSpec = (gift: GiftPoster): PosterSpec => ({
  ...LINK_POSTER,
  ground: '#ffffff',
  parts: [
    { kind: 'picture', source: gift.background, box: { x: 0, y: 0, width: WIDTH, height: HEIGHT } },
    {
      kind: 'picture',
      source: gift.avatar,
      box: { x: MIDDLE - AVATAR / 2, y: 60, width: AVATAR, height: AVATAR },
      radius: AVATAR / 2,
    },
    { kind: 'text', text: gift.nickname, ...CENTRED, y: 178, size: 30, colour: INK, isBold: true },
    { kind: 'text', text: gift.greeting, ...CENTRED, y: 224, size: 26, colour: INK },
    { kind: 'panel', fill: '#ffffff', box: TICKET, radius: 16 },
    ...gift.ticket,
    ...pill(`有效期：${gift.validity}`),
    { kind: 'code', text: gift.link, x: MIDDLE - CODE / 2, y: 590, size: CODE },
    { kind: 'text', text: '长按识别二维码领取', ...CENTRED, y: 800, size: 24, colour: INK },
  ],
});
