// The lines of a trend: its curve, the area below it, the marks of both axes, in the units of the drawing.
import { ticks } from 'd3-array';
import { area, curveMonotoneX, line } from 'd3-shape';

export interface TrendPoint {
  /** On the axis of time: `11-28` or `14时`. */
  name: string;
  value: number;
}

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Mark {
  text: string;
  at: number;
}

export interface TrendLines {
  curve: string;
  area: string;
  /** Of each point. */
  places: readonly { x: number; y: number }[];
  /** From the bottom to the top. */
  levels: readonly Mark[];
  /** Along the bottom; so few that they do not touch. */
  times: readonly Mark[];
}

const LEVELS = 4;
const TIMES = 5;
const WAN = 10_000;

/** A value on the axis: 3.2万 for 32,000. */
export const levelText = (value: number): string =>
  Math.abs(value) >= WAN ? `${Number((value / WAN).toFixed(2))}万` : String(Number(value.toFixed(2)));

/** The lowest and highest level; a line that does not move has room above it. */
function rangeOf(values: readonly number[]): [number, number] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return low === high ? [0, 1] : [low, high];
}

/** Which of so many points have their name below: the first, the last and some between. */
function named(count: number): number[] {
  if (count <= TIMES) return Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: TIMES }, (_, step) => Math.round((step * (count - 1)) / (TIMES - 1)));
}

export function trendLines(points: readonly TrendPoint[], box: Box): TrendLines {
  const [low, high] = rangeOf(points.map(({ value }) => value));
  const levels = ticks(low, high, LEVELS);
  const top = Math.max(high, levels.at(-1) ?? high);
  const bottom = Math.min(low, levels[0] ?? low);
  const x = (at: number): number =>
    points.length === 1
      ? (box.left + box.width - box.right) / 2
      : box.left + (at * (box.width - box.left - box.right)) / (points.length - 1);
  const y = (value: number): number =>
    box.height - box.bottom - ((value - bottom) * (box.height - box.top - box.bottom)) / (top - bottom);
  const places = points.map(({ value }, at) => ({ x: x(at), y: y(value) }));
  const xOf = (place: { x: number }) => place.x;
  const yOf = (place: { y: number }) => place.y;
  return {
    places,
    curve: line<{ x: number; y: number }>().x(xOf).y(yOf).curve(curveMonotoneX)(places) ?? '',
    area:
      area<{ x: number; y: number }>()
        .x(xOf)
        .y0(y(Math.max(0, bottom)))
        .y1(yOf)
        .curve(curveMonotoneX)(places) ?? '',
    levels: levels.map((value) => ({ text: levelText(value), at: y(value) })),
    times: named(points.length).map((at) => ({ text: points[at]?.name ?? '', at: x(at) })),
  };
}

/** The point that is nearest to a place of the drawing. */
export function nearestPoint(places: TrendLines['places'], x: number): number {
  const distances = places.map((place) => Math.abs(place.x - x));
  return distances.indexOf(Math.min(...distances));
}
