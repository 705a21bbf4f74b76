// The poster of a link: who shares, pictures, words and the QR code; one look for all that is no goods.
import type { QrcodePoster } from '~/schemas/api/qrcode.gen';
import { drawPoster } from './draw-poster';
import { gradientOf, INK, inkOn, PRICE_INK, SECOND_INK } from './inks';
import { MAX_PICTURES, mosaicBoxes } from './mosaic-boxes';
import { type Box, LINK_POSTER, type PosterPart, type PosterSpec } from './poster-spec';

/** What a link poster shows; empty words and pictures are left out. */
export type LinkPoster = Omit<QrcodePoster, 'pic_url'>;

interface LinkPosterLook {
  /** Hex colour of the ground. */
  colour: string;
  /** Under the sharer's name: 邀请你一起逛. */
  greeting: string;
  /** Beside the code. */
  hint?: string;
}

const CARD: Box = { x: 36, y: 176, width: 528, height: 855 };
const EDGE = 28;
const INNER = CARD.width - 2 * EDGE;
const LEFT = CARD.x + EDGE;
const MIDDLE = LINK_POSTER.width / 2;
const PICTURES: Box = { x: LEFT, y: CARD.y + EDGE, width: INNER, height: INNER };
const CODE = 168;
const LARGE_CODE = 300;
const AVATAR = 88;

function sharer({ nickname, avatar }: LinkPoster, { colour, greeting }: LinkPosterLook): PosterPart[] {
  const box = { x: CARD.x, y: 52, width: AVATAR, height: AVATAR };
  const x = box.x + AVATAR + 20;
  const style = { colour: inkOn(colour), width: LINK_POSTER.width - x - CARD.x };
  return [
    { kind: 'picture', source: avatar, box, radius: AVATAR / 2 },
    { kind: 'text', text: nickname, ...style, x, y: 56, size: 32, isBold: true },
    { kind: 'text', text: greeting, ...style, x, y: 104, size: 24 },
  ];
}

/** With pictures: words at the left of the foot, the code at the right. */
function withPictures(poster: LinkPoster, pictures: readonly string[], hint: string): PosterPart[] {
  const boxes = mosaicBoxes(pictures.length, PICTURES, 8);
  const codeTop = CARD.y + CARD.height - EDGE - CODE;
  const beside = { width: INNER - CODE - 20 };
  return [
    ...boxes.map((box, place) => ({
      kind: 'picture' as const,
      source: pictures[place] ?? '',
      box,
      radius: 12,
    })),
    {
      kind: 'flow',
      x: LEFT,
      y: PICTURES.y + PICTURES.height + 20,
      texts: [
        { text: poster.title, size: 32, colour: INK, isBold: true, width: INNER, lines: 2 },
        { text: poster.note, size: 24, colour: SECOND_INK, width: INNER, gap: 6 },
      ],
    },
    {
      kind: 'flow',
      x: LEFT,
      y: codeTop + (poster.price === '' ? 64 : 28),
      texts: [
        { text: poster.price, size: 44, colour: PRICE_INK, isBold: true, ...beside },
        { text: hint, size: 24, colour: SECOND_INK, gap: 16, lines: 2, ...beside },
      ],
    },
    { kind: 'code', text: poster.share_url, x: CARD.x + CARD.width - EDGE - CODE, y: codeTop, size: CODE },
  ];
}

/** Without any: the words above a large code in the middle. */
function withoutPictures(poster: LinkPoster, hint: string): PosterPart[] {
  const centred = { align: 'center' as const, width: INNER };
  const y = CARD.y + 250;
  return [
    {
      kind: 'flow',
      x: MIDDLE,
      y: CARD.y + 64,
      texts: [
        { text: poster.title, size: 40, colour: INK, isBold: true, lines: 2, ...centred },
        { text: poster.note, size: 26, colour: SECOND_INK, gap: 12, ...centred },
        { text: poster.price, size: 44, colour: PRICE_INK, isBold: true, gap: 12, ...centred },
      ],
    },
    { kind: 'code', text: poster.share_url, x: MIDDLE - LARGE_CODE / 2, y: y + 60, size: LARGE_CODE },
    {
      kind: 'text',
      text: hint,
      x: MIDDLE,
      y: y + 60 + LARGE_CODE + 40,
      size: 26,
      colour: SECOND_INK,
      ...centred,
    },
  ];
}

/** The description of a link's poster. */
export function linkPosterSpec(poster: LinkPoster, look: LinkPosterLook): PosterSpec {
  const { hint = '长按识别二维码' } = look;
  const pictures = poster.pictures.filter((source) => source !== '').slice(0, MAX_PICTURES);
  return {
    ...LINK_POSTER,
    ground: gradientOf(look.colour),
    parts: [
      ...sharer(poster, look),
      { kind: 'panel', fill: '#ffffff', box: CARD, radius: 24 },
      ...(pictures.length === 0 ? withoutPictures(poster, hint) : withPictures(poster, pictures, hint)),
    ],
  };
}

/** The poster as the address of a picture; a backend that sends no parts has drawn it itself. */
export const drawLinkPoster = async (poster: QrcodePoster, look: LinkPosterLook): Promise<string> =>
  poster.share_url === '' ? poster.pic_url : drawPoster(linkPosterSpec(poster, look));
