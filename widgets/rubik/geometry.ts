// The measures of the picture advert: height of the block, position of a cell.
import type { CSSProperties } from 'react';
import { numberOf } from '~/domain/coercion';

/** Heights in rpx of the fixed styles. Four in a row are stored as 186 and rendered as a quarter of the width. */
const FIXED_HEIGHTS: Readonly<Record<number, number>> = {
  1: 360,
  2: 360,
  3: 360,
  4: 240,
  5: 240,
  6: 187.5,
  7: 372,
};
const FREE_GRID = 8;
const DESIGN_WIDTH = 750;

interface BlockFields {
  readonly style?: unknown;
  readonly height?: unknown;
  readonly a_height?: unknown;
  readonly w?: unknown;
  readonly h?: unknown;
}

/** A positive number from a number or numeric text, else null. */
function measure(value: unknown): number | null {
  const number = numberOf(value);
  return Number.isFinite(number) && number > 0 ? number : null;
}

/** Height of the block in rpx; null where it depends on the loaded picture; 0 before a style is chosen. */
export function blockHeight(data: BlockFields): number | null {
  const style = Number(data.style ?? -1);
  const fixed = FIXED_HEIGHTS[style];
  if (fixed !== undefined) return fixed;
  if (style === FREE_GRID) {
    const rows = measure(data.h) ?? 1;
    return measure(data.height) ?? (rows * DESIGN_WIDTH) / (measure(data.w) ?? 1);
  }
  return style === 0 ? (measure(data.height) ?? measure(data.a_height)) : 0;
}

export interface CellFields {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly left?: string;
  readonly top?: string;
  readonly width?: string;
  readonly height?: string;
}

export interface Grid {
  readonly w: number;
  readonly h: number;
  readonly space: number;
}

const COMPUTED = /^(?:calc\(\s*)?(-?\d+(?:\.\d+)?)%(?:\s*([+-])\s*(\d+(?:\.\d+)?)(?:px|rpx))?\s*\)?$/;

const length = (percent: number, units: number): string =>
  units === 0 ? `${percent}%` : `calc(${percent}% + ${units} * var(--rpx))`;

/** The editor's `calc(40% - 10px)`, whose px are rpx; null for any other text. */
function computedLength(text: string | undefined): string | null {
  const match = COMPUTED.exec((text ?? '').trim());
  if (match === null) return null;
  const [, percent = '0', sign = '+', units = '0'] = match;
  return length(Number(percent), sign === '-' ? -Number(units) : Number(units));
}

/** One axis of the grid: cells have `space` between them and none at the block's edge. */
function fromGrid(axis: { start: number; size: number; count: number; space: number }): [string, string] {
  const count = Math.max(1, axis.count);
  const before = axis.start > 0 ? axis.space : 0;
  const after = axis.start + axis.size < count ? axis.space : 0;
  const percent = (cells: number) => Number(((cells / count) * 100).toFixed(4));
  return [length(percent(axis.start), before), length(percent(axis.size), -before - after)];
}

/** The position of a cell: as the editor computed it, else from its grid units. */
export function cellPosition(
  cell: CellFields,
  grid: Grid,
): Required<Pick<CSSProperties, 'left' | 'top' | 'width' | 'height'>> {
  const [left, width] = fromGrid({ start: cell.x, size: cell.w, count: grid.w, space: grid.space });
  const [top, height] = fromGrid({ start: cell.y, size: cell.h, count: grid.h, space: grid.space });
  const computed = [cell.left, cell.top, cell.width, cell.height].map(computedLength);
  const [ownLeft, ownTop, ownWidth, ownHeight] = computed;
  // The four belong together: with one missing the others would not match.
  if (!ownLeft || !ownTop || !ownWidth || !ownHeight) return { left, top, width, height };
  return { left: ownLeft, top: ownTop, width: ownWidth, height: ownHeight };
}
