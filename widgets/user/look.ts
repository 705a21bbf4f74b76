// Owns what the head is painted with: its ground, the veil over a picture, the words that read on both.
import type { CSSProperties } from 'react';
import {
  colourGround,
  type Ground,
  isLight,
  legibleFill,
  pictureGround,
  wordsOn,
} from '~/ui/block-frame/ground';
import type { UserDelivered } from './schema.gen';

const COLOUR_BLOCK = 1;
const CENTRED = 2;
export const ON_CARD = 3;

/** The picture that was chosen, else the preset of the style. */
function pictureOf({ top_style, top_pic_url, center_pic_url, card_pic_url }: UserDelivered): string {
  if (top_pic_url !== '') return top_pic_url;
  if (top_style === CENTRED) return center_pic_url;
  return top_style === ON_CARD ? card_pic_url : '';
}

/** The theme's own ground, where a picture was meant and none is there. */
const THEMED: Ground = {
  style: {
    backgroundColor: 'var(--mall-fill)',
    backgroundImage: 'linear-gradient(150deg, transparent 30%, rgb(0 0 0 / 22%))',
  },
  colour: '',
};

function groundOf(data: UserDelivered): Ground {
  if (data.bg_style === COLOUR_BLOCK) return colourGround(data.bg_color);
  const picture = pictureOf(data);
  return picture === '' ? THEMED : pictureGround(picture, data.bg_color);
}

/** Deeper behind the words than above them, so that a picture stays a picture. */
const DARK_VEIL = 'linear-gradient(rgb(0 0 0 / 8%), rgb(0 0 0 / 36%))';
const LIGHT_VEIL = 'linear-gradient(rgb(255 255 255 / 16%), rgb(255 255 255 / 52%))';

export interface HeadLook {
  /** The layer behind everything. */
  ground: CSSProperties;
  /** What the shopper stands on, in style 3 a card. */
  plate: CSSProperties;
  /** The name and all that is painted like it. */
  words: CSSProperties;
  /** A login button of the operator's choice. */
  login: CSSProperties;
}

const OUTLINED = 1;
const FILLED = 3;

function loginStyle(data: UserDelivered, words: CSSProperties): CSSProperties {
  if (data.login_style === OUTLINED) return { borderColor: 'currentColor' };
  if (data.login_style !== FILLED) return {};
  return { ...legibleFill(words.color ?? data.nickname_color, data.login_color), textShadow: 'none' };
}

export function lookOf(data: UserDelivered): HeadLook {
  const ground = groundOf(data);
  const isCard = data.top_style === ON_CARD;
  const plate = isCard ? colourGround(data.card_color) : ground;
  const words = plate === THEMED ? { color: 'var(--mall-on-main)' } : wordsOn(plate, data.nickname_color);
  const veil = isLight(data.nickname_color) ? DARK_VEIL : LIGHT_VEIL;
  const { backgroundImage: picture } = ground.style;
  const isVeiled = picture !== undefined && plate !== THEMED && !isCard;
  return {
    ground: isVeiled ? { ...ground.style, backgroundImage: `${veil}, ${picture}` } : ground.style,
    plate: isCard ? plate.style : {},
    words,
    login: loginStyle(data, words),
  };
}

const STUCK = 1;

/** The pill that leads to the addresses; its border belongs to the place at the edge. */
export function addressStyle({
  bg_color,
  text_color,
  mode,
  border,
  border_color,
}: UserDelivered['address']): CSSProperties {
  const hasBorder = mode === STUCK && border === 1;
  return { ...legibleFill(bg_color, text_color), ...(hasBorder ? { borderColor: border_color } : {}) };
}
