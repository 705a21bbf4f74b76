// Several pictures of one field: chosen and uploaded together, moved by keys, removed.
import { useState } from 'react';
import { arrayOf } from '~/domain/record';
import { textOf } from '~/domain/coercion';
import { type Pointer, pointerOf } from '~/domain/studio/pointer';
import type { ControlProps } from '../form/control';
import { LazyPictureDialog } from '../media/lazy-picture-dialog';
import { ratioOf, wantedSize } from '../media/picture-advice';
import { movedTo } from '../pickers/picked-rows';
import { Thumb } from '../pickers/thumb';
import { Button, IconButton } from '../ui/button';
import styles from './picture-control.module.css';
import { moveWithFocus, rowKeys } from '../ui/moved-row';
import { RowGrip, rowDrag, rowDrop } from './row-drag';

/** Where the field states no limit. */
const MOST = 20;

interface ItemProps {
  url: string;
  index: number;
  urls: readonly string[];
  /** Fewest that must stay. */
  min: number;
  change: (urls: readonly string[], words: string) => void;
}

function ItemTools({ index, urls, min, change }: Omit<ItemProps, 'url'>) {
  const isLeast = urls.length <= min;
  const move = (within: Element, to: number) =>
    moveWithFocus(within, {
      move: () => change(movedTo(urls, index, to), to < index ? '前移' : '后移'),
      movedRow: ({ children }) => children[to],
    });
  return (
    <span className={styles['tools']}>
      <IconButton
        size={24}
        icon="back"
        label={`第 ${index + 1} 张前移`}
        disabled={index === 0}
        onClick={({ currentTarget }) => move(currentTarget, index - 1)}
      />
      <IconButton
        size={24}
        icon="forward"
        label={`第 ${index + 1} 张后移`}
        disabled={index === urls.length - 1}
        onClick={({ currentTarget }) => move(currentTarget, index + 1)}
      />
      <IconButton
        size={24}
        icon="trash"
        label={isLeast ? `至少 ${min} 张` : `移除第 ${index + 1} 张`}
        disabled={isLeast}
        onClick={() =>
          change(
            urls.filter((_url, at) => at !== index),
            '移除一张',
          )
        }
      />
    </span>
  );
}

interface ItemsProps extends Omit<ItemProps, 'url' | 'index'> {
  at: Pointer;
  isReadOnly: boolean;
}

function Items({ at, isReadOnly, urls, min, change }: ItemsProps) {
  const keys = rowKeys(urls);
  return (
    <ol>
      {urls.map((url, index) => (
        <li
          key={keys[index]}
          data-row={at + pointerOf([index])}
          {...(isReadOnly ? {} : rowDrag(at, String(index)))}
          {...rowDrop(at, (row) => {
            const from = Number(row);
            if (from !== index) change(movedTo(urls, from, index), from < index ? '后移' : '前移');
          })}
        >
          <Thumb url={url} size={72} />
          {isReadOnly ? null : <RowGrip />}
          {isReadOnly ? null : <ItemTools {...{ index, urls, min, change }} />}
        </li>
      ))}
    </ol>
  );
}

export function PicturesControl({ field, at, value, scopes, id, isReadOnly, write }: ControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const urls = arrayOf(value).map(textOf);
  const { max = MOST, min = 0, add = '添加图片', empty = '还没有图片' } = field.rows ?? {};
  const change = (next: readonly string[], words: string) => write(next, { words });
  return (
    <div className={styles['pictures']}>
      {urls.length === 0 ? <p>{empty}</p> : null}
      <Items {...{ at, isReadOnly, urls, min, change }} />
      {isReadOnly ? null : (
        <Button
          id={id}
          icon="plus"
          isCompact
          aria-label={add}
          disabled={urls.length >= max}
          onClick={() => setIsOpen(true)}
        >
          {urls.length >= max ? `最多 ${max} 张` : add}
        </Button>
      )}
      {isOpen ? (
        <LazyPictureDialog
          kind="picture"
          max={max - urls.length}
          ratio={ratioOf(wantedSize(field.size ?? field.item?.size, scopes[0]))}
          current={null}
          onChoose={(rows) => {
            setIsOpen(false);
            change([...urls, ...rows.map(({ url }) => url)], `${rows.length} 张图片`);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  );
}
