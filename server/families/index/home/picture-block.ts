// Picture grids of the classic home page: the arrangement by kind and number of pictures.
import { numberOf, textOf } from '~/domain/coercion';
import { recordsOf } from '../../../settings/stored-values';
import type { HydrateContext, WidgetData } from '../../../ports/hydrate';
import { isItemShown } from '../hydrate/links';

/** Left, top, width, height in per cent of the block. */
type Cell = readonly [left: number, top: number, width: number, height: number];

interface Arrangement {
  /** Numbers of the picture widget: 0 one, 1 to 3 a big one at the left, 4 to 6 in a row, 7 two by two. */
  status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** Height in rpx; the one picture of status 0 has its own. */
  style: number;
  cells: readonly Cell[];
}

const inRow = (count: number): Cell[] =>
  Array.from({ length: count }, (_, at) => [(100 / count) * at, 0, 100 / count, 100]);

const LEFT: Cell = [0, 0, 40, 100];

const ALONE: Arrangement = { status: 0, style: 360, cells: [[0, 0, 100, 100]] };

/** By kind and number of pictures: 1 a big one at the left, 2 in a row, 3 two by two. */
const ARRANGEMENTS: Readonly<Record<string, Readonly<Record<number, Arrangement>>>> = {
  1: {
    1: ALONE,
    2: { status: 1, style: 360, cells: [LEFT, [40, 0, 60, 100]] },
    3: { status: 2, style: 360, cells: [LEFT, [40, 0, 60, 50], [40, 50, 60, 50]] },
    4: { status: 3, style: 360, cells: [LEFT, [40, 0, 60, 50], [40, 50, 30, 50], [70, 50, 30, 50]] },
  },
  2: {
    1: ALONE,
    2: { status: 4, style: 240, cells: inRow(2) },
    3: { status: 5, style: 240, cells: inRow(3) },
    4: { status: 6, style: 187.5, cells: inRow(4) },
  },
  3: {
    4: {
      status: 7,
      style: 372,
      cells: [
        [0, 0, 50, 50],
        [50, 0, 50, 50],
        [0, 50, 50, 50],
        [50, 50, 50, 50],
      ],
    },
  },
};

/** 0 stays a number, as in the existing backend. */
const percent = (value: number): string | 0 => (value === 0 ? 0 : `${Number(value.toFixed(4))}%`);

const placeOf = ([left, top, width, height]: Cell, own: string | null) => ({
  width: percent(width),
  height: own === null ? percent(height) : `${own}rpx`,
  left: percent(left),
  top: percent(top),
});

const withLink = (picture: WidgetData): WidgetData => {
  const link = recordsOf([picture['link']])[0] ?? {};
  return {
    pic_url: picture['pic_url'] ?? '',
    link,
    link_url: link['url'] ?? '',
    open_type: link['open_type'] ?? link['openType'] ?? '',
    params: Array.isArray(link['params']) ? link['params'] : [],
  };
};

/** A picture whose link is not allowed stays, without the link, so that the arrangement holds. */
const deliveredPicture = (picture: WidgetData, context: HydrateContext): WidgetData => {
  const linked = withLink(picture);
  return isItemShown(linked, context) ? linked : { ...linked, link: {}, link_url: '', open_type: '' };
};

/** Height of a single picture, from the operator's list. */
const ownHeight = (stored: WidgetData): string => {
  const height = numberOf(stored['height']);
  return (Number.isFinite(height) && height > 0 ? height : ALONE.style).toFixed(2);
};

/** A picture grid of the mall's list as it is delivered; without measures where no arrangement fits. */
export function deliveredGrid(stored: WidgetData, context: HydrateContext): WidgetData {
  const pictures = recordsOf(stored['value']).map((picture) => deliveredPicture(picture, context));
  const type = textOf(stored['type']);
  const head = { id: textOf(stored['id']), type, name: stored['name'] ?? '' };
  const arrangement = ARRANGEMENTS[type]?.[pictures.length];
  if (arrangement === undefined) return { ...head, value: pictures };
  const { status, style, cells } = arrangement;
  const own = status === ALONE.status ? ownHeight(stored) : null;
  const value = pictures.map((picture, at) => {
    const cell = cells[at];
    return cell === undefined ? picture : { ...placeOf(cell, own), ...picture };
  });
  return { ...head, style, value, status, ...(own === null ? {} : { height: own }) };
}
