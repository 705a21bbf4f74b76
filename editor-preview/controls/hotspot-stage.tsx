// The picture of hotspots with its areas: drawn and moved by pointer, moved and sized by keys.
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { mallAddress } from '../services/mall-address';
import { type Area, clamped, type Design, keyed, snapped, spanned } from './hotspot-areas';
import styles from './hotspot-dialog.module.css';
import type { Picture } from './hotspot-picture';
import type { Areas } from './use-areas';
import { isInputMethodKey } from '../ui/input-method';

interface StageProps {
  list: Areas;
  neighbours: readonly Area[];
  design: Design;
  pictures: readonly Picture[];
  /** Width of the picture in px. */
  shown: number;
  chosen: number;
  setChosen: (index: number) => void;
  /** Focuses the area that a key made; once. */
  onArea: (index: number, element: HTMLElement | null) => void;
  isReadOnly: boolean;
}

/** What a pointer holds: a corner of a new area, or an area by a point of it. */
type Held =
  | { kind: 'draw'; from: [number, number] }
  | { kind: 'move'; index: number; area: Area; from: [number, number] };

type PointerOptions = Omit<StageProps, 'pictures' | 'chosen' | 'onArea'>;

/** Draws and moves areas. */
function usePointer({ list, neighbours, design, shown, setChosen, isReadOnly }: PointerOptions) {
  const held = useRef<Held | null>(null);
  const [drawn, setDrawn] = useState<Area | null>(null);
  const scale = shown / design.width;
  const point = (event: PointerEvent<HTMLElement>): [number, number] => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return [(event.clientX - left) / scale, (event.clientY - top) / scale];
  };
  const down = (event: PointerEvent<HTMLElement>) => {
    if (isReadOnly) return;
    const from = point(event);
    const target = event.target instanceof HTMLElement ? event.target.dataset['area'] : undefined;
    const index = Number(target);
    const area = target === undefined ? undefined : list.areas[index];
    if (area !== undefined) {
      setChosen(index);
      held.current = { kind: 'move', index, area, from };
    } else if (!list.isFull) held.current = { kind: 'draw', from };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const { current } = held;
    if (current === null) return;
    const to = point(event);
    if (current.kind === 'draw') return setDrawn(clamped(spanned(current.from, to), design));
    const { area, from, index } = current;
    const next = { ...area, left: area.left + to[0] - from[0], top: area.top + to[1] - from[1] };
    const others = [...neighbours, ...list.areas.filter((_area, at) => at !== index)];
    list.set(index, snapped(next, others, design));
  };
  const up = () => {
    held.current = null;
    if (drawn !== null && drawn.width > 10 && drawn.height > 10) {
      setChosen(list.areas.length);
      list.add(snapped(drawn, [...neighbours, ...list.areas], design));
    }
    setDrawn(null);
  };
  return { drawn, scale, onPointerDown: down, onPointerMove: move, onPointerUp: up };
}

const Pictures = ({ pictures }: Pick<StageProps, 'pictures'>) =>
  pictures.map(({ url, style }) => (
    <img key={url + JSON.stringify(style)} src={mallAddress(url)} alt="" draggable={false} style={style} />
  ));

/** The keys of an area: they move and size it, Delete removes it. */
function pressArea(list: Areas, index: number, event: KeyboardEvent<HTMLElement>): void {
  if (isInputMethodKey(event)) return;
  const area = list.areas[index];
  const next = area === undefined ? null : keyed(area, event);
  if (event.key === 'Delete') list.remove(index);
  if (next !== null) {
    event.preventDefault();
    list.set(index, next);
  }
}

/** Of an area of the design, in px. */
const placeOf = ({ left, top, width, height }: Area, scale: number) => ({
  left: left * scale,
  top: top * scale,
  width: width * scale,
  height: height * scale,
});

export function HotspotStage(props: StageProps) {
  const { list, neighbours, design, pictures, shown, chosen, setChosen, onArea, isReadOnly } = props;
  const { drawn, scale, ...pointer } = usePointer(props);
  return (
    <div
      className={styles['stage']}
      style={{ width: shown, height: design.height * scale, '--rpx': `${scale}px` } as React.CSSProperties}
      {...pointer}
    >
      <Pictures pictures={pictures} />
      {neighbours.map((area) => (
        <span key={JSON.stringify(area)} className={styles['neighbour']} style={placeOf(area, scale)} />
      ))}
      {list.areas.map((area, index) => (
        <button
          key={index}
          ref={(element) => onArea(index, element)}
          type="button"
          data-area={index}
          aria-label={`热区 ${index + 1}`}
          aria-pressed={chosen === index}
          style={placeOf(area, scale)}
          disabled={isReadOnly}
          onFocus={() => setChosen(index)}
          onKeyDown={(event) => pressArea(list, index, event)}
        >
          {index + 1}
        </button>
      ))}
      {drawn === null ? null : <span className={styles['drawn']} style={placeOf(drawn, scale)} />}
    </div>
  );
}
