// What the text of a field is read against: the colour of its counterpart, or a picture.
import { LARGE_TEXT_CONTRAST, parseHex, type Rgb, TEXT_CONTRAST } from '../colour';
import { textOf } from '../coercion';
import type { FormField } from './form';
import { holds } from './when';

type Data = Readonly<Record<string, unknown>>;

/** Null where it is unknown: the page's own ground, a colour of the theme, a gradient. */
export type Ground = Rgb | { readonly picture: string } | null;

const COLOURS = ['backgroundColor', 'bg_color', 'background', 'bg'];
/** Over the colour where one is stored. */
const PICTURES = ['backgroundPicUrl', 'bg_pic'];
/** Instead of the colour: without one it is the theme's. */
const HEAD_PICTURE = 'top_pic_url';
/** Addresses, not colours in words or figures. */
const ADDRESS = /^[^()]*[./][^()]*$/;

const colourOf = (data: Data): Rgb | null =>
  COLOURS.map((name) => parseHex(data[name])).find((colour) => colour !== null) ?? null;

function blockGround(data: Data): Ground {
  const { bg, bg_style: style, bgType } = data;
  if (bg === 0) return null;
  if (style === 1 || bgType === 'color') return colourOf(data);
  const picture = [...PICTURES, HEAD_PICTURE].map((name) => textOf(data[name])).find((text) => text !== '');
  if (picture !== undefined) return { picture };
  return Object.hasOwn(data, HEAD_PICTURE) ? null : colourOf(data);
}

/** `owner` is the object that the field stands in, `data` the block's; both with all defaults. */
export function groundOf(
  { on, onWhen }: Pick<FormField, 'on' | 'onWhen'>,
  { owner, data }: { owner: Data; data: Data },
): Ground {
  if (on === undefined) return null;
  const scopes = owner === data ? [data] : [data, owner];
  if (on === 'ground' || !holds(onWhen, scopes)) return blockGround(data);
  const value = owner[on] ?? data[on];
  const picture = textOf(value);
  return parseHex(value) ?? (ADDRESS.test(picture) ? { picture } : null);
}

export const isPictured = (ground: Ground): ground is { readonly picture: string } =>
  ground !== null && 'picture' in ground;

/** Titles are large; what a view mends has a shadow or a shade on a picture. */
export const leastContrast = ({ role, mends }: FormField, ground: Ground): number =>
  role === 'title' || (mends === true && isPictured(ground)) ? LARGE_TEXT_CONTRAST : TEXT_CONTRAST;
