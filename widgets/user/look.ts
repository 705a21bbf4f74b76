// The look of the head: its background, the overlay on a picture, legible text on both.
import type { CSSProperties } from 'react';
import {
  colourBackground,
  type Background,
  isLight,
  legibleFill,
  pictureBackground,
  wordsOn,
} from '~/ui/block-frame/background';
import type { UserDelivered } from './schema.gen';

const COLOUR_BLOCK = 1;
const CENTRED = 2;
export const ON_CARD = 3;

/** The chosen picture, else the preset of the style. */
function pictureOf({ top_style, top_pic_url, center_pic_url, card_pic_url }: UserDelivered): string {
  if (top_pic_url !== '') return top_pic_url;
  if (top_style === CENTRED) return center_pic_url;
  return top_style === ON_CARD ? card_pic_url : '';
}

/** The theme's background, where no colour is chosen or the configured picture is missing. */
const THEMED: Background = {
  style: {
    backgroundColor: 'var(--mall-fill)',
    backgroundImage: 'linear-gradient(150deg, transparent 30%, rgb(0 0 0 / 22%))',
  },
  colour: '',
};

function backgroundOf(data: UserDelivered): Background {
  if (data.bg_style === COLOUR_BLOCK) return data.bg_color === '' ? THEMED : colourBackground(data.bg_color);
  const picture = pictureOf(data);
  return picture === '' ? THEMED : pictureBackground(picture, data.bg_color);
}

/** Darker behind the text than above it, so that the picture stays visible. */
const DARK_VEIL = 'linear-gradient(rgb(0 0 0 / 8%), rgb(0 0 0 / 36%))';
const LIGHT_VEIL = 'linear-gradient(rgb(255 255 255 / 16%), rgb(255 255 255 / 52%))';

export interface HeadLook {
  /** The layer behind everything. */
  background: CSSProperties;
  /** The background of the shopper, in style 3 a card. */
  plate: CSSProperties;
  /** The name and other text in its colour. */
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
  const background = backgroundOf(data);
  const isCard = data.top_style === ON_CARD;
  const plate = isCard ? colourBackground(data.card_color) : background;
  const words = plate === THEMED ? { color: 'var(--mall-on-main)' } : wordsOn(plate, data.nickname_color);
  const veil = isLight(data.nickname_color) ? DARK_VEIL : LIGHT_VEIL;
  const { backgroundImage: picture } = background.style;
  const isVeiled = picture !== undefined && plate !== THEMED && !isCard;
  return {
    background: isVeiled ? { ...background.style, backgroundImage: `${veil}, ${picture}` } : background.style,
    plate: isCard ? plate.style : {},
    words,
    login: loginStyle(data, words),
  };
}

const STUCK = 1;

/** The button to the addresses; it has a border only at the edge. */
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
