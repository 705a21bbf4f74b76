// What an editor of hotspots reads of its block: the picture with its measures, and areas as they are stored.
import { numberOf } from '~/domain/coercion';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '~/domain/login-areas';
import { isArray, isRecord } from '~/domain/record';
import { DESIGN_WIDTH } from '~/domain/rpx';
import { blockHeight, cellPosition } from '~/widgets/rubik/geometry';
import type { ControlProps } from '../form/control';
import type { Area, Design } from './hotspot-areas';
import { cellOf } from '../form/rubik-arrangements';

/** A sign-in banner's height; other blocks know their own. */
const BANNER = 200;
/** Of a block whose height only its picture knows. */
const UNKNOWN_HEIGHT = 750;

export type Row = Readonly<Record<string, unknown>>;

export const areaOf = (row: Row): Area => {
  const part = (name: string) => {
    const value = numberOf(row[name]);
    return Number.isFinite(value) ? value : 0;
  };
  return { left: part('left'), top: part('top'), width: part('width'), height: part('height') };
};

/** The area in the row's own kind: some malls store the numbers as texts. */
export const measuresOf = (area: Area, row: Row): Row =>
  Object.fromEntries(
    Object.entries(area).map(([name, value]) => [
      name,
      typeof row[name] === 'string' ? String(value) : (value as unknown),
    ]),
  );

/** Other areas on the same picture, which have a control of their own. */
export const neighboursOf = ({ field, owner }: ControlProps): Area[] =>
  field.control === 'hotspot'
    ? Object.entries(owner).flatMap(([name, row]) =>
        name !== field.name && isRecord(row) && 'width' in row ? [areaOf(row)] : [],
      )
    : [];

export interface Picture {
  url: string;
  style: Readonly<Record<string, string>>;
}

export interface Background {
  design: Design;
  pictures: Picture[];
  /** Places of several pictures; none where there is one picture. */
  cells: Area[];
}

/** Where the pictures lie, in rpx. */
function cellsOf(rows: readonly Row[], grid: { w: number; h: number }, { width, height }: Design): Area[] {
  const [across, down] = [width / grid.w, height / grid.h];
  return rows.map(cellOf).map((cell) => ({
    left: cell.x * across,
    top: cell.y * down,
    width: cell.w * across,
    height: cell.h * down,
  }));
}

/** What the areas lie on, and its measures. */
export function backgroundOf(owner: Row): Background {
  const { backgroundPicUrl: own, pic_url: login } = owner;
  const whole = (url: string): Picture[] =>
    url === '' ? [] : [{ url, style: { inset: '0', width: '100%', height: '100%' } }];
  if (typeof own === 'string')
    return { design: { width: DESIGN_WIDTH, height: BANNER }, pictures: whole(own), cells: [] };
  if (typeof login === 'string')
    return {
      design: { width: PICTURE_WIDTH, height: PICTURE_HEIGHT },
      pictures: whole(login),
      cells: [],
    };
  const grid = { w: numberOf(owner['w']), h: numberOf(owner['h']), space: 0 };
  const rows = isArray(owner['list']) ? owner['list'].filter(isRecord) : [];
  const pictures = rows.map(({ pic_url: url, x, y, w, h }) => ({
    url: typeof url === 'string' ? url : '',
    style: cellPosition({ x: numberOf(x), y: numberOf(y), w: numberOf(w), h: numberOf(h) }, grid) as Record<
      string,
      string
    >,
  }));
  const height = blockHeight(owner) ?? UNKNOWN_HEIGHT;
  const design = { width: DESIGN_WIDTH, height: height > 0 ? height : UNKNOWN_HEIGHT };
  return {
    design,
    pictures: pictures.filter(({ url }) => url !== ''),
    cells: cellsOf(rows, grid, design),
  };
}
