// Areas of a picture that open a link: drawn, moved and sized within it, in rpx.
import { LEAST_TARGET } from '~/domain/studio/check/issue';

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Design {
  width: number;
  height: number;
}

const LEAST_SIDE = 8;
/** Edges nearer than this meet, in rpx. */
const SNAP = 6;

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), Math.max(least, most)));

/** The area within the picture. */
export function clamped({ left, top, width, height }: Area, design: Design): Area {
  const size = {
    width: within(width, LEAST_SIDE, design.width),
    height: within(height, LEAST_SIDE, design.height),
  };
  return {
    left: within(left, 0, design.width - size.width),
    top: within(top, 0, design.height - size.height),
    ...size,
  };
}

/** Between two corners. */
export const spanned = (from: readonly [number, number], to: readonly [number, number]): Area => ({
  left: Math.min(from[0], to[0]),
  top: Math.min(from[1], to[1]),
  width: Math.abs(to[0] - from[0]),
  height: Math.abs(to[1] - from[1]),
});

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows move by 1, with Shift by 10, with Alt they resize; null for other keys. */
export function keyed(area: Area, key: { key: string; shiftKey: boolean; altKey: boolean }): Area | null {
  const arrow = ARROWS[key.key];
  if (arrow === undefined) return null;
  const [x, y] = arrow.map((step) => step * (key.shiftKey ? 10 : 1)) as [number, number];
  return key.altKey
    ? { ...area, width: area.width + x, height: area.height + y }
    : { ...area, left: area.left + x, top: area.top + y };
}

/** How far a line is moved to meet the nearest of others; 0 where none is near. */
function pull(lines: readonly number[], targets: readonly number[]): number {
  const pulls = lines.flatMap((line) => targets.map((target) => target - line));
  const near = pulls.filter((one) => Math.abs(one) <= SNAP);
  return near.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}

/** Moved so that its edges meet those of the picture and of other areas. */
export function snapped(area: Area, others: readonly Area[], design: Design): Area {
  const x = pull(
    [area.left, area.left + area.width],
    [0, design.width, ...others.flatMap(({ left, width }) => [left, left + width])],
  );
  const y = pull(
    [area.top, area.top + area.height],
    [0, design.height, ...others.flatMap(({ top, height }) => [top, top + height])],
  );
  return { ...area, left: area.left + x, top: area.top + y };
}

const overlap = (a: Area, b: Area): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** Steps between the places that are tried for a new area, in rpx. */
const STEP = 40;
const FRESH_SIDE = 160;

/** A new area where it covers no other; in the corner where all is covered. */
export function freshArea(areas: readonly Area[], design: Design): Area {
  const corner = clamped({ left: STEP, top: 0, width: FRESH_SIDE, height: FRESH_SIDE }, design);
  for (let top = 0; top + corner.height <= design.height; top += STEP)
    for (let left = STEP; left + corner.width <= design.width; left += STEP) {
      const area = { ...corner, left, top };
      if (!areas.some((one) => overlap(one, area))) return area;
    }
  return corner;
}

const contains = (cell: Area, x: number, y: number): boolean =>
  x >= cell.left && x < cell.left + cell.width && y >= cell.top && y < cell.top + cell.height;

/** The same place of each other picture, sized with it; without those where an area lies already. */
export function copiesOn(areas: readonly Area[], index: number, cells: readonly Area[]): Area[] {
  const area = areas[index];
  if (area === undefined) return [];
  const own = cells.find((cell) => contains(cell, area.left + area.width / 2, area.top + area.height / 2));
  if (own === undefined) return [];
  const copies = cells.flatMap((cell) => {
    const [across, down] = [cell.width / own.width, cell.height / own.height];
    const copy = {
      left: cell.left + (area.left - own.left) * across,
      top: cell.top + (area.top - own.top) * down,
      width: area.width * across,
      height: area.height * down,
    };
    return cell === own ? [] : [copy];
  });
  return copies.filter((copy) => !areas.some((one) => overlap(one, copy)));
}

/** Words of what is wrong with the area at `index`. */
export function areaProblems(areas: readonly Area[], index: number): string[] {
  const area = areas[index];
  if (area === undefined) return [];
  const other = areas.findIndex((one, at) => at !== index && overlap(area, one));
  return [
    ...(Math.min(area.width, area.height) < LEAST_TARGET
      ? [`小于 ${LEAST_TARGET}×${LEAST_TARGET}，手指不好点`]
      : []),
    ...(other === -1 ? [] : [`和热区 ${other + 1} 重叠`]),
  ];
}
