// The picture advert: arrangements as drawn cards, the cells with their picture and link, and a grid of one's own.
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { numberOf, textOf } from '~/domain/coercion';
import { arrayOf, isRecord } from '~/domain/record';
import { DESIGN_WIDTH } from '~/domain/rpx';
import { parentOf, pointerOf, valueAt } from '~/domain/studio/pointer';
import { isSameJson } from '~/domain/studio/same-json';
import type { ControlProps } from '../form/control';
import { type FormContext, FormContextProvider, useFormContext } from '../form/form-context';
import { Fields } from '../form/form-field';
import { useMediaOf } from '../media/media-api';
import { thumbAddress } from '../services/mall-address';
import { Button } from '../ui/button';
import { ShownPicture } from '../media/shown-picture';
import controls from './controls.module.css';
import {
  ARRANGEMENTS,
  arranged,
  type Cell,
  cellBetween,
  cellOf,
  droppedWords,
  fitted,
  FREE,
  type Grid,
  heightOf,
  ownHeight,
  wishedSize,
  withCell,
} from '../form/rubik-arrangements';
import styles from './rubik-control.module.css';
import { rowsAsStored } from './use-rows';
import { isInputMethodKey } from '../ui/input-method';

const share = (part: number, whole: number): string => `${(part / Math.max(1, whole)) * 100}%`;

const placeOf = ({ x, y, w, h }: Cell, grid: { w: number; h: number }) => ({
  left: share(x, grid.w),
  top: share(y, grid.h),
  width: share(w, grid.w),
  height: share(h, grid.h),
});

/** The list and the grid as they are stored. */
function useRubik({ owner, at }: ControlProps) {
  const { storedAt } = useFormContext();
  const listAt = `${parentOf(at)}/list`;
  const rows = arrayOf(owner['list']);
  const list = rowsAsStored(arrayOf(storedAt(listAt)), rows);
  const [w, h, space] = [owner['w'], owner['h'], owner['space']].map(numberOf) as [number, number, number];
  return { listAt, rows, list, grid: { w, h, space } };
}

interface ArrangementsProps {
  control: ControlProps;
  list: readonly unknown[];
  space: number;
  /** What fell out by the last change. */
  note: string;
  onNote: (note: string) => void;
}

function Arrangements({ control, list, space, note, onNote }: ArrangementsProps) {
  const { field, value, id, isReadOnly, writeOwner } = control;
  const { data: first = null } = useMediaOf(textOf(valueAt(list[0], '/pic_url')));
  const choose = (style: number, words: string) => {
    const { values, dropped } = arranged(list, style, space);
    writeOwner({ ...values, a_height: ownHeight(style, first) }, { words });
    onNote(droppedWords(dropped));
  };
  return (
    <>
      <div role="radiogroup" aria-labelledby={`${id}label`} className={controls['cards']}>
        {(field.options ?? []).map(({ value: style, words }) => {
          const arrangement = ARRANGEMENTS.find((one) => one.style === style);
          if (arrangement === undefined && style !== FREE) return null;
          return (
            <label key={words}>
              <input
                type="radio"
                name={id}
                checked={style === value}
                disabled={isReadOnly}
                onChange={() => choose(Number(style), words)}
              />
              <span className={styles['drawing']} aria-hidden="true">
                {(arrangement?.cells ?? []).map((cell) => (
                  <i key={`${cell.x} ${cell.y}`} style={arrangement && placeOf(cell, arrangement)} />
                ))}
              </span>
              <span>{words}</span>
            </label>
          );
        })}
      </div>
      <output className={styles['note']}>{note}</output>
    </>
  );
}

interface FreeProps {
  grid: Grid;
  list: readonly unknown[];
  onMake: (list: readonly unknown[]) => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cells that are spanned, by pointer and keys. */
function useSpan({ grid, list, onMake }: FreeProps) {
  const [from, setFrom] = useState<readonly [number, number]>([0, 0]);
  const [to, setTo] = useState<readonly [number, number]>([0, 0]);
  const [isDragging, setIsDragging] = useState(false);
  const [refusal, setRefusal] = useState('');
  const span = cellBetween(from, to);
  const make = () => {
    const next = withCell(list, span, grid);
    setRefusal(next === null ? '这里已经有图片了' : '');
    if (next !== null) onMake(next);
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (isInputMethodKey(event)) return;
    const arrow = ARROWS[event.key];
    if (event.key === 'Enter') make();
    if (arrow === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (arrow === undefined) return;
    const next: readonly [number, number] = [
      Math.min(grid.w - 1, Math.max(0, to[0] + arrow[0])),
      Math.min(grid.h - 1, Math.max(0, to[1] + arrow[1])),
    ];
    setTo(next);
    if (!event.shiftKey) setFrom(next);
  };
  const begin = (cell: readonly [number, number]) => {
    setFrom(cell);
    setTo(cell);
    setIsDragging(true);
  };
  const extend = (cell: readonly [number, number]) => {
    if (isDragging) setTo(cell);
  };
  const end = () => {
    setIsDragging(false);
    make();
  };
  return { span, refusal, press, begin, extend, end };
}

/** Cells of the free grid: dragged over, or spanned by Shift with the arrows and made by Enter. */
function FreeGrid({ grid, list, onMake }: FreeProps) {
  const { span, refusal, press, begin, extend, end } = useSpan({ grid, list, onMake });
  const cells = Array.from(
    { length: grid.w * grid.h },
    (_none, index) => [index % grid.w, Math.floor(index / grid.w)] as const,
  );
  return (
    <>
      <div className={styles['grid']} style={{ gridTemplateColumns: `repeat(${grid.w}, 1fr)` }}>
        {cells.map((cell, index) => (
          <button
            key={index}
            type="button"
            aria-label={`第 ${cell[1] + 1} 行第 ${cell[0] + 1} 格`}
            tabIndex={index === 0 ? 0 : -1}
            data-spanned={
              (cell[0] >= span.x &&
                cell[0] < span.x + span.w &&
                cell[1] >= span.y &&
                cell[1] < span.y + span.h) ||
              undefined
            }
            onKeyDown={press}
            onPointerDown={() => begin(cell)}
            onPointerEnter={() => extend(cell)}
            onPointerUp={end}
          />
        ))}
      </div>
      <p className={styles['note']}>在空格上拖出一块；方向键移动，Shift 加方向键扩大，Enter 添加</p>
      {refusal === '' ? null : (
        <p role="alert" className={controls['error']}>
          {refusal}
        </p>
      )}
    </>
  );
}

function Board({
  rows,
  grid,
  chosen,
  onChoose,
}: {
  rows: readonly unknown[];
  grid: Grid;
  chosen: number;
  onChoose: (index: number) => void;
}) {
  return (
    <div className={styles['board']} style={{ aspectRatio: `${DESIGN_WIDTH} / ${heightOf(grid)}` }}>
      {rows.map((row, index) => {
        const record = isRecord(row) ? row : {};
        const url = textOf(record['pic_url']);
        const address = url === '' ? '' : thumbAddress(url, 360);
        return (
          <button
            key={index}
            type="button"
            aria-label={`图片 ${index + 1}`}
            aria-pressed={index === chosen}
            style={placeOf(cellOf(record), grid)}
            onClick={() => onChoose(index)}
          >
            {address === '' ? index + 1 : <ShownPicture src={address} />}
          </button>
        );
      })}
    </div>
  );
}

/**
 * The form of the grid's measures. They go through others on the way, as 4 through 1 to 10: what fell out comes back as long
 * as nothing but the measures was changed since.
 */
function useGridForm({ listAt, list, grid }: ReturnType<typeof useRubik>, onNote: (note: string) => void) {
  const outer = useFormContext();
  const last = useRef<{ before: readonly unknown[]; written: readonly unknown[] } | null>(null);
  return useMemo((): FormContext => {
    const write: FormContext['write'] = (field, at, { value, how }) => {
      const isSame = last.current !== null && isSameJson(last.current.written, list);
      const before = isSame && last.current !== null ? last.current.before : list;
      const next = fitted(before, { ...grid, [field.name]: numberOf(value) });
      last.current = { before, written: next.list };
      onNote(droppedWords(next.dropped));
      // Several blocks have pictures of their own each, which go along with the measure.
      if (outer.storedAt(listAt) === undefined) outer.write(field, at, { value, ...(how && { how }) });
      else
        outer.writeOwner(field, parentOf(at), {
          values: { [field.name]: value, list: next.list },
          ...(how && { how }),
        });
    };
    return { ...outer, write };
  }, [outer, listAt, list, grid, onNote]);
}

interface MeasuresProps {
  control: ControlProps;
  rubik: ReturnType<typeof useRubik>;
  onNote: (note: string) => void;
}

/** Columns and rows of a grid of one's own. */
function Measures({ control: { field, at, owner, scopes }, rubik, onNote }: MeasuresProps) {
  const form = useGridForm(rubik, onNote);
  const measures = (field.parts ?? []).filter(({ name }) => name !== 'list');
  return (
    <FormContextProvider value={form}>
      <Fields fields={measures} ownerAt={parentOf(at)} owner={owner} scopes={scopes} />
    </FormContextProvider>
  );
}

interface ChosenCellProps {
  control: ControlProps;
  rubik: ReturnType<typeof useRubik>;
  chosen: number;
}

/** The form of the chosen cell. */
function ChosenCell({ control, rubik, chosen }: ChosenCellProps) {
  const { field, value, owner, scopes, isReadOnly, writeOwner } = control;
  const { listAt, rows, list, grid } = rubik;
  const row = rows[chosen];
  if (!isRecord(row)) return null;
  const cellFields = field.parts?.find(({ name }) => name === 'list')?.fields ?? [];
  const height = numberOf(owner['height']);
  return (
    <div className={controls['frame']}>
      <p className={styles['note']}>
        图片 {chosen + 1}，建议 {wishedSize(cellOf(row), grid, height > 0 ? height : heightOf(grid))}
      </p>
      <Fields
        fields={cellFields}
        ownerAt={listAt + pointerOf([chosen])}
        owner={row}
        scopes={[...scopes, row]}
      />
      {value === FREE && !isReadOnly ? (
        <Button
          isCompact
          onClick={() =>
            writeOwner({ list: list.filter((_row, index) => index !== chosen) }, { words: '删除图片' })
          }
        >
          删除这张图片
        </Button>
      ) : null}
    </div>
  );
}

export function RubikControl(control: ControlProps) {
  const { value, isReadOnly, writeOwner } = control;
  const rubik = useRubik(control);
  const { rows, list, grid } = rubik;
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState(0);
  const isFree = value === FREE;
  return (
    <>
      <Arrangements control={control} list={list} space={grid.space} note={note} onNote={setNote} />
      {isFree ? <Measures {...{ control, rubik }} onNote={setNote} /> : null}
      {isFree && !isReadOnly ? (
        <FreeGrid
          key={`${grid.w} ${grid.h}`}
          {...{ grid, list }}
          onMake={(next) => {
            setChosen(next.length - 1);
            writeOwner({ list: next }, { words: '添加图片' });
          }}
        />
      ) : null}
      {rows.length === 0 ? null : <Board {...{ rows, grid, chosen }} onChoose={setChosen} />}
      <ChosenCell {...{ control, rubik, chosen }} />
    </>
  );
}
