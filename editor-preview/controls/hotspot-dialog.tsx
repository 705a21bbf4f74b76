// The editor of hotspots: rectangles over the picture by pointer and keys, and the list of them with their numbers.
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { numberOf } from '~/domain/coercion';
import { isArray, isRecord } from '~/domain/record';
import type { FormField } from '~/domain/studio/form';
import { pointerOf } from '~/domain/studio/pointer';
import { blockHeight, cellPosition } from '~/widgets/rubik/geometry';
import type { ControlProps } from '../form/control';
import { Fields } from '../form/form-field';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { type Area, areaProblems, clamped, type Design, keyed, snapped, spanned } from './hotspot-areas';
import styles from './hotspot-dialog.module.css';

const WIDTH = 750;
/** A sign-in banner's height; other blocks know their own. */
const BANNER = 200;
/** Of a block whose height only its picture knows. */
const UNKNOWN_HEIGHT = 750;
const SHOWN = 560;

type Row = Readonly<Record<string, unknown>>;

const number = (name: string, title: string): FormField => ({
  name,
  title,
  group: 'content',
  control: 'number',
  kind: 'integer',
  unit: 'rpx',
  min: 0,
});

const FIELDS: readonly FormField[] = [
  number('left', '左'),
  number('top', '上'),
  number('width', '宽'),
  number('height', '高'),
  {
    name: 'link',
    title: '链接',
    group: 'content',
    control: 'link',
    kind: 'any',
    link: { shape: 'whole', fields: {} },
  },
];

const areaOf = (row: Row): Area => {
  const part = (name: string) => {
    const value = numberOf(row[name]);
    return Number.isFinite(value) ? value : 0;
  };
  return { left: part('left'), top: part('top'), width: part('width'), height: part('height') };
};

interface Picture {
  url: string;
  style: Readonly<Record<string, string>>;
}

/** What the areas lie on, and its measures. */
function backgroundOf(owner: Row): { design: Design; pictures: Picture[] } {
  const own = owner['backgroundPicUrl'];
  if (typeof own === 'string')
    return {
      design: { width: WIDTH, height: BANNER },
      pictures: own === '' ? [] : [{ url: own, style: { inset: '0', width: '100%', height: '100%' } }],
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
  return {
    design: { width: WIDTH, height: height > 0 ? height : UNKNOWN_HEIGHT },
    pictures: pictures.filter(({ url }) => url !== ''),
  };
}

function useAreas({ field, value, write }: ControlProps, design: Design) {
  const isSingle = field.control === 'hotspot';
  const rows: readonly Row[] = (isArray(value) ? value : [value]).filter(isRecord);
  const most = isSingle ? 1 : (field.rows?.max ?? Infinity);
  const change = (next: readonly Row[], isTyping = false) =>
    write(isSingle ? (next[0] ?? null) : next, isTyping ? { isTyping } : { words: `${next.length} 个` });
  return {
    rows,
    areas: rows.map(areaOf),
    isFull: rows.length >= most,
    add: (area: Area) => change([...rows, { ...clamped(area, design), link: '', open_type: '' }]),
    set: (index: number, area: Area) =>
      change(
        rows.map((row, at) => (at === index ? { ...row, ...clamped(area, design) } : row)),
        true,
      ),
    remove: (index: number) => change(rows.filter((_row, at) => at !== index)),
  };
}

type Areas = ReturnType<typeof useAreas>;

interface StageProps {
  list: Areas;
  design: Design;
  pictures: readonly Picture[];
  chosen: number;
  setChosen: (index: number) => void;
  isReadOnly: boolean;
}

/** What a pointer holds: a corner of a new area, or an area by a point of it. */
type Held =
  | { kind: 'draw'; from: [number, number] }
  | { kind: 'move'; index: number; area: Area; from: [number, number] };

/** Draws and moves areas. */
function usePointer({ list, design, setChosen, isReadOnly }: Omit<StageProps, 'pictures' | 'chosen'>) {
  const held = useRef<Held | null>(null);
  const [drawn, setDrawn] = useState<Area | null>(null);
  const scale = SHOWN / design.width;
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
    const others = list.areas.filter((_area, at) => at !== index);
    list.set(index, snapped(next, others, design));
  };
  const up = () => {
    held.current = null;
    if (drawn !== null && drawn.width > 10 && drawn.height > 10) {
      setChosen(list.areas.length);
      list.add(snapped(drawn, list.areas, design));
    }
    setDrawn(null);
  };
  return { drawn, scale, onPointerDown: down, onPointerMove: move, onPointerUp: up };
}

function Stage({ list, design, pictures, chosen, setChosen, isReadOnly }: StageProps) {
  const { drawn, scale, ...pointer } = usePointer({ list, design, setChosen, isReadOnly });
  const press = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const area = list.areas[index];
    const next = area === undefined ? null : keyed(area, event);
    if (event.key === 'Delete') list.remove(index);
    if (next !== null) {
      event.preventDefault();
      list.set(index, next);
    }
  };
  const place = ({ left, top, width, height }: Area) => ({
    left: left * scale,
    top: top * scale,
    width: width * scale,
    height: height * scale,
  });
  return (
    <div
      className={styles['stage']}
      style={{ width: SHOWN, height: design.height * scale, '--rpx': `${scale}px` } as React.CSSProperties}
      {...pointer}
    >
      {pictures.map(({ url, style }) => (
        <img key={url + JSON.stringify(style)} src={url} alt="" draggable={false} style={style} />
      ))}
      {list.areas.map((area, index) => (
        <button
          key={index}
          type="button"
          data-area={index}
          aria-label={`热区 ${index + 1}`}
          aria-pressed={chosen === index}
          style={place(area)}
          disabled={isReadOnly}
          onFocus={() => setChosen(index)}
          onKeyDown={(event) => press(event, index)}
        >
          {index + 1}
        </button>
      ))}
      {drawn === null ? null : <span className={styles['drawn']} style={place(drawn)} />}
    </div>
  );
}

interface ItemProps {
  control: ControlProps;
  list: Areas;
  index: number;
  row: Row;
  isChosen: boolean;
  onChoose: () => void;
}

/** An area in words and numbers: what its rectangle is to the pointer. */
function Item({ control, list, index, row, isChosen, onChoose }: ItemProps) {
  const { field, at, scopes, isReadOnly } = control;
  return (
    <li data-chosen={isChosen || undefined}>
      <span className={styles['head']}>
        <strong>热区 {index + 1}</strong>
        {isReadOnly ? null : (
          <Button isCompact look="quiet" onClick={() => list.remove(index)}>
            删除
          </Button>
        )}
      </span>
      {areaProblems(list.areas, index).map((words) => (
        <p key={words} className={styles['problem']}>
          {words}
        </p>
      ))}
      {isChosen ? (
        <Fields
          fields={FIELDS}
          ownerAt={field.control === 'hotspot' ? at : at + pointerOf([index])}
          owner={row}
          scopes={[...scopes, row]}
        />
      ) : (
        <Button isCompact onClick={onChoose}>
          修改
        </Button>
      )}
    </li>
  );
}

export default function HotspotDialog({ control, onClose }: { control: ControlProps; onClose: () => void }) {
  const { field, owner, isReadOnly } = control;
  const { design, pictures } = backgroundOf(owner);
  const list = useAreas(control, design);
  const [chosen, setChosen] = useState(0);
  const add = () => {
    const side = Math.min(160, design.height);
    setChosen(list.rows.length);
    list.add({ left: 40, top: 0, width: 160, height: side });
  };
  return (
    <Dialog
      title={field.title}
      width={960}
      height={640}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          完成
        </Button>
      }
    >
      <div className={styles['editor']}>
        <Stage {...{ list, design, pictures, chosen, setChosen, isReadOnly }} />
        <div className={styles['list']}>
          <p>在图上拖出一块；方向键移动，Shift 一次 10，Alt 改大小</p>
          <ol>
            {list.rows.map((row, index) => (
              <Item
                key={index}
                {...{ control, list, index, row }}
                isChosen={chosen === index}
                onChoose={() => setChosen(index)}
              />
            ))}
          </ol>
          {isReadOnly || list.isFull ? null : (
            <Button icon="plus" onClick={add}>
              {field.rows?.add ?? '添加热区'}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
