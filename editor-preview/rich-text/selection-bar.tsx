// What can be done with the selected picture, link or table.
import type { Command, EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from 'prosemirror-tables';
import { deleteSelection } from 'prosemirror-commands';
import { AltField } from '../media/alt-field';
import { Button } from '../ui/button';
import { markAt, pictureAt, setLink, setPicture, tableAt } from './commands';
import styles from './rich-dialog.module.css';
import { type Attributes, schema } from './schema';
import type { Opened } from './tools';

interface BarProps {
  state: EditorState;
  onRun: (command: Command) => void;
  onOpen: (what: Opened) => void;
}

const TABLE: ReadonlyArray<readonly [words: string, command: Command]> = [
  ['下方加行', addRowAfter],
  ['右边加列', addColumnAfter],
  ['删除行', deleteRow],
  ['删除列', deleteColumn],
  ['表头行', toggleHeaderRow],
  ['合并单元格', mergeCells],
  ['拆分单元格', splitCell],
  ['删除表格', deleteTable],
];

function PictureBar({ picture, onRun, onOpen }: Omit<BarProps, 'state'> & { picture: Attributes }) {
  const { src = '', alt = null } = picture;
  return (
    <section className={styles['bar']} aria-label="图片">
      <AltField
        key={`${src} ${alt ?? '-'}`}
        alt={alt}
        isReadOnly={false}
        placeholder="图片上是什么，读屏时会读"
        onChange={(next) => onRun(setPicture({ alt: next ?? undefined }))}
      />
      <Button isCompact onClick={() => onOpen('picture')}>
        换一张
      </Button>
      <Button isCompact onClick={() => onRun(deleteSelection)}>
        删除图片
      </Button>
    </section>
  );
}

export function SelectionBar({ state, onRun, onOpen }: BarProps) {
  const picture = pictureAt(state)?.attrs['attributes'] as Attributes | undefined;
  if (picture !== undefined) return <PictureBar {...{ picture, onRun, onOpen }} />;
  const link = markAt(state, schema.marks.link)?.['attributes'] as Attributes | undefined;
  const isInTable = tableAt(state) !== null;
  return (
    <>
      {link === undefined ? null : (
        <section className={styles['bar']} aria-label="链接">
          <span className={styles['address']} title={link['href']}>
            {link['href'] ?? '没有地址'}
          </span>
          <Button isCompact onClick={() => onOpen('link')}>
            换一个
          </Button>
          <Button isCompact onClick={() => onRun(setLink(null))}>
            去掉链接
          </Button>
        </section>
      )}
      {isInTable ? (
        <section className={styles['bar']} aria-label="表格">
          {TABLE.map(([words, command]) => (
            <Button key={words} isCompact disabled={!command(state)} onClick={() => onRun(command)}>
              {words}
            </Button>
          ))}
        </section>
      ) : null}
    </>
  );
}
