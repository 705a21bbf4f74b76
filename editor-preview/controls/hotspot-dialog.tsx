// The editor of hotspots: rectangles over the picture by pointer and keys, and the list of them with their numbers.
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { isArray, isRecord } from '~/domain/record';
import type { FormField } from '~/domain/studio/form';
import { pointerOf } from '~/domain/studio/pointer';
import type { ControlProps } from '../form/control';
import { useFormContext } from '../form/form-context';
import { Fields } from '../form/form-field';
import { mallAddress } from '../services/mall-address';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { type Area, areaProblems, clamped, type Design, keyed, snapped, spanned } from './hotspot-areas';
import styles from './hotspot-dialog.module.css';
import { areaOf, backgroundOf, measuresOf, neighboursOf, type Picture, type Row } from './hotspot-picture';
import { rowsAsStored } from './use-rows';

const SHOWN = 560;

/** Within the picture. */
const number = (name: string, title: string, max: number): FormField => ({
  name,
  title,
  group: 'content',
  control: 'number',
  kind: 'text-or-number',
  unit: 'rpx',
  min: 0,
  max,
});

const LINK: FormField = {
  name: 'link',
  title: '链接',
  group: 'content',
  control: 'link',
  kind: 'any',
  link: { shape: 'whole', fields: {} },
};

/** Areas that sign in or close the login page; all others open a link. */
const ACTING: readonly unknown[] = ['login', 'cancel'];

function fieldsOf(row: Row, design: Design): FormField[] {
  const { left, top, width, height } = areaOf(row);
  return [
    number('left', '左', design.width - width),
    number('top', '上', design.height - height),
    number('width', '宽', design.width - left),
    number('height', '高', design.height - top),
    ...(ACTING.includes(row['open_type']) ? [] : [LINK]),
  ];
}

const rowsOf = (value: unknown): readonly Row[] => (isArray(value) ? value : [value]).filter(isRecord);

/** Areas are written as they are stored: what a row lacks stays absent. */
function useAreas({ field, at, value, write }: ControlProps, design: Design) {
  const { storedAt } = useFormContext();
  const isSingle = field.control === 'hotspot';
  const rows = rowsOf(value);
  const stored = rowsAsStored(rowsOf(storedAt(at)), rows);
  const { min: least = 0, max = Infinity } = field.rows ?? {};
  const change = (next: readonly Row[], isTyping = false) =>
    write(isSingle ? (next[0] ?? null) : next, isTyping ? { isTyping } : { words: `${next.length} 个` });
  return {
    rows,
    areas: rows.map(areaOf),
    isFull: rows.length >= (isSingle ? 1 : max),
    isLeast: rows.length <= least,
    add: (area: Area) => change([...stored, { ...clamped(area, design), link: '', open_type: '' }]),
    set: (index: number, area: Area) =>
      change(
        stored.map((row, place) =>
          place === index ? { ...row, ...measuresOf(clamped(area, design), row) } : row,
        ),
        true,
      ),
    remove: (index: number) => {
      if (rows.length > least) change(stored.filter((_row, place) => place !== index));
    },
  };
}

type Areas = ReturnType<typeof useAreas>;

interface StageProps {
  list: Areas;
  neighbours: readonly Area[];
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
function usePointer({
  list,
  neighbours,
  design,
  setChosen,
  isReadOnly,
}: Omit<StageProps, 'pictures' | 'chosen'>) {
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

function Stage(props: StageProps) {
  const { list, neighbours, design, pictures, chosen, setChosen, isReadOnly } = props;
  const { drawn, scale, ...pointer } = usePointer(props);
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
        <img
          key={url + JSON.stringify(style)}
          src={mallAddress(url)}
          alt=""
          draggable={false}
          style={style}
        />
      ))}
      {neighbours.map((area) => (
        <span key={JSON.stringify(area)} className={styles['neighbour']} style={place(area)} />
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
  design: Design;
  isChosen: boolean;
  onChoose: () => void;
}

/** An area in words and numbers: what its rectangle is to the pointer. */
function Item({ control, list, index, row, design, isChosen, onChoose }: ItemProps) {
  const { field, at, scopes, isReadOnly } = control;
  return (
    <li data-chosen={isChosen || undefined}>
      <span className={styles['head']}>
        <strong>热区 {index + 1}</strong>
        {isReadOnly || list.isLeast ? null : (
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
          fields={fieldsOf(row, design)}
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
        <Stage
          {...{ list, design, pictures, chosen, setChosen, isReadOnly }}
          neighbours={neighboursOf(control)}
        />
        <div className={styles['list']}>
          <p>在图上拖出一块；方向键移动，Shift 一次 10，Alt 改大小</p>
          <ol>
            {list.rows.map((row, index) => (
              <Item
                key={index}
                {...{ control, list, index, row, design }}
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
