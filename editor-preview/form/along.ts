// What other values of a block go along with one, by the widget: texts and measures that are computed of it.
import { numberOf } from '~/domain/coercion';
import { isArray } from '~/domain/record';
import { type Pointer, valueAt } from '~/domain/studio/pointer';
import { repeatOf } from '~/ui/goods-list/block-background';
import { arrangedSpace, fitted, ownHeight, SINGLE } from './rubik-arrangements';
import { heightAtFullWidth, type Size } from '../media/picture-advice';

type Data = Readonly<Record<string, unknown>>;

interface Written {
  at: Pointer;
  value: unknown;
  /** With all defaults. */
  coerced: unknown;
  stored: Data;
  /** Of the picture that is written. */
  size?: Size;
}

const ROWS = ['top', 'center', 'bottom'];
const COLUMNS = ['left', 'center', 'right'];

/** 「top center」 of the second of nine cells, as the mall's own editor writes it. */
const positionText = (position: number): string =>
  `${ROWS[Math.floor((position - 1) / 3)] ?? 'center'} ${COLUMNS[(position - 1) % 3] ?? 'center'}`;

/** Greatest height of a head picture, in rpx. */
const HEAD_MOST = 2000;

function withHeadPicture({ value, size }: Written): Data {
  if (value === '') return { img_height: undefined };
  return size === undefined ? {} : { img_height: Math.min(HEAD_MOST, Math.round(heightAtFullWidth(size))) };
}

function withSpace({ value, coerced, stored }: Written): Data {
  const list = isArray(stored['list']) ? stored['list'] : [];
  const [w, h] = ['/w', '/h'].map((at) => numberOf(valueAt(coerced, at))) as [number, number];
  return list.length > 0 ? arrangedSpace(list, { w, h, space: numberOf(value) }) : {};
}

function withSinglePicture({ coerced, size }: Written): Data {
  const style = numberOf(valueAt(coerced, '/style'));
  return style === SINGLE ? { a_height: ownHeight(style, size ?? null) } : {};
}

function withGrid({ coerced, stored }: Written, side: { w: number } | { h: number }): Data {
  const list = isArray(stored['list']) ? stored['list'] : [];
  const [w, h, space] = ['/w', '/h', '/space'].map((at) => numberOf(valueAt(coerced, at))) as [
    number,
    number,
    number,
  ];
  return list.length > 0 ? { list: fitted(list, { w, h, space, ...side }).list } : {};
}

/** By widget and pointer. */
const ALONG: Readonly<Record<string, (written: Written) => Data>> = {
  'background/position': ({ value }) => ({ positionText: positionText(numberOf(value)) }),
  'background/mode': ({ value }) => ({ repeatText: repeatOf(numberOf(value)) }),
  'rubik/w': (written) => withGrid(written, { w: numberOf(written.value) }),
  'rubik/h': (written) => withGrid(written, { h: numberOf(written.value) }),
  'rubik/space': withSpace,
  'rubik/list/0/pic_url': withSinglePicture,
  'user/top_pic_url': withHeadPicture,
};

/** Further values of the block beside the one that is written; undefined removes one; none for most. */
export const along = (id: string, written: Written): Data => ALONG[id + written.at]?.(written) ?? {};
