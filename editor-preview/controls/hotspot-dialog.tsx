// The editor of hotspots: rectangles over the picture by pointer and keys, and the list of them with their numbers.
import { type KeyboardEvent, useRef, useState } from 'react';
import type { FormField } from '~/domain/studio/form';
import { linkWords } from '~/domain/studio/link-entry';
import { readLink } from '~/domain/studio/link-value';
import { pointerOf } from '~/domain/studio/pointer';
import { isTextControl, nameOf, pressedKey } from '../ui/key-names';
import { areSingleKeysOn } from '../shell/single-keys';
import type { ControlProps } from '../form/control';
import { Fields } from '../form/form-field';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { areaProblems, type Design, freshArea } from './hotspot-areas';
import styles from './hotspot-dialog.module.css';
import { areaOf, backgroundOf, neighboursOf, type Row } from './hotspot-picture';
import { HotspotStage } from './hotspot-stage';
import { type Areas, useAreas } from './use-areas';
import { isInputMethodKey } from '../ui/input-method';

/** Width of the picture, in px. */
const WIDEST = 720;
const NARROWEST = 320;
/** Beside the picture within the dialog: its edges and the list. */
const BESIDE = 368;
/** Between the dialog and the window's edges. */
const AROUND = 32;

const pictureWidth = (): number => Math.min(WIDEST, Math.max(NARROWEST, window.innerWidth - AROUND - BESIDE));

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

const WHOLE = { shape: 'whole', fields: {} } as const;

const LINK: FormField = {
  name: 'link',
  title: '链接',
  group: 'content',
  control: 'link',
  kind: 'any',
  link: WHOLE,
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

/** 「热区 1 · 商品详情」: an area has no name of its own in the stored format. */
function nameOfArea(row: Row, index: number): string {
  const link = readLink({ shape: WHOLE, name: 'link', owner: row });
  return `热区 ${index + 1}${link === null ? '' : ` · ${linkWords(link, null)}`}`;
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
        <strong>{nameOfArea(row, index)}</strong>
        {isReadOnly || list.copies(index).length === 0 ? null : (
          <Button isCompact look="quiet" onClick={() => list.copy(index)}>
            复制到每张图
          </Button>
        )}
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

/** A new area by a key or the button, which gets the focus, so that the arrows move it. */
function useDrawing(list: Areas, draw: () => void) {
  const fresh = useRef(-1);
  const add = () => {
    fresh.current = list.rows.length;
    draw();
  };
  return {
    add,
    onArea: (index: number, element: HTMLElement | null) => {
      if (element === null || index !== fresh.current) return;
      fresh.current = -1;
      element.focus();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const isTyping = isInputMethodKey(event) || isTextControl(event.target);
      if (isTyping || list.isFull || !areSingleKeysOn()) return;
      if (nameOf(pressedKey(event.nativeEvent)) !== 'N') return;
      event.preventDefault();
      add();
    },
  };
}

interface AreaListProps extends Omit<ItemProps, 'index' | 'row' | 'isChosen' | 'onChoose'> {
  chosen: number;
  setChosen: (index: number) => void;
  onAdd: () => void;
}

function AreaList({ control, list, design, chosen, setChosen, onAdd }: AreaListProps) {
  const { field, isReadOnly } = control;
  return (
    <div className={styles['list']}>
      <p>在图上拖出一块，或按 N 添加；方向键移动，Shift 一次 10，Alt 改大小</p>
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
        <Button icon="plus" title="N" onClick={onAdd}>
          {field.rows?.add ?? '添加热区'}
        </Button>
      )}
    </div>
  );
}

export default function HotspotDialog({ control, onClose }: { control: ControlProps; onClose: () => void }) {
  const { field, owner, isReadOnly } = control;
  const background = backgroundOf(owner);
  const { design, pictures } = background;
  const list = useAreas(control, background);
  const neighbours = neighboursOf(control);
  const [chosen, setChosen] = useState(0);
  const [shown] = useState(pictureWidth);
  const { add, onArea, onKeyDown } = useDrawing(list, () => {
    setChosen(list.rows.length);
    list.add(freshArea([...neighbours, ...list.areas], design));
  });
  return (
    <Dialog
      title={field.title}
      width={WIDEST + BESIDE}
      height={640}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          完成
        </Button>
      }
    >
      {/* The key belongs to the picture and the list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles['editor']} onKeyDown={isReadOnly ? undefined : onKeyDown}>
        <HotspotStage
          {...{ list, neighbours, design, pictures, shown, chosen, setChosen, onArea, isReadOnly }}
        />
        <AreaList {...{ control, list, design, chosen, setChosen }} onAdd={add} />
      </div>
    </Dialog>
  );
}
