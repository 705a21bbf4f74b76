// The drawing of a trend: grid, curve and area; a finger on it reads the nearest value.
import { type PointerEvent, useMemo, useState } from 'react';
import { type Box, nearestPoint, trendLines, type TrendPoint } from './trend-lines';
import styles from './trend-chart.module.css';

/** In rpx: the card of a screen is 702 wide. */
const BOX: Box = { width: 654, height: 360, left: 72, right: 24, top: 56, bottom: 48 };
const LABEL_WIDTH = 200;
const DOT = 8;

interface TrendDrawingProps {
  unit: string;
  points: readonly TrendPoint[];
}

/** In the drawing's units, of an event on it. */
function placeOf(event: PointerEvent<SVGSVGElement>): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return width === 0 ? 0 : ((event.clientX - left) / width) * BOX.width;
}

function Grid({ levels, times }: Pick<ReturnType<typeof trendLines>, 'levels' | 'times'>) {
  return (
    <>
      {levels.map(({ text, at }) => (
        <g key={text} className={styles.level}>
          <line x1={BOX.left} x2={BOX.width - BOX.right} y1={at} y2={at} />
          <text x={BOX.left - DOT} y={at} textAnchor="end" dominantBaseline="middle">
            {text}
          </text>
        </g>
      ))}
      {times.map(({ text, at }) => (
        <text key={at} className={styles.time} x={at} y={BOX.height - DOT} textAnchor="middle">
          {text}
        </text>
      ))}
    </>
  );
}

export function TrendDrawing({ unit, points }: TrendDrawingProps) {
  const lines = useMemo(() => trendLines(points, BOX), [points]);
  const [read, setRead] = useState<number | null>(null);
  const last = points.length - 1;
  const at = Math.min(read ?? last, last);
  const place = lines.places[at];
  const point = points[at];
  const look = (event: PointerEvent<SVGSVGElement>) => setRead(nearestPoint(lines.places, placeOf(event)));
  const half = LABEL_WIDTH / 2;
  const labelAt = Math.min(BOX.width - half, Math.max(half, place?.x ?? half));
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      aria-hidden
      onPointerDown={look}
      onPointerMove={look}
    >
      <Grid levels={lines.levels} times={lines.times} />
      <path className={styles.area} d={lines.area} />
      <path className={styles.curve} d={lines.curve} />
      {place === undefined || point === undefined ? null : (
        <g className={styles.read}>
          <line x1={place.x} x2={place.x} y1={BOX.top} y2={BOX.height - BOX.bottom} />
          <circle cx={place.x} cy={place.y} r={DOT} />
          <text x={labelAt} y={BOX.top / 2} textAnchor="middle">
            {point.name} {point.value}
            {unit}
          </text>
        </g>
      )}
    </svg>
  );
}
