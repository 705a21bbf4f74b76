// Rows of a list are dragged, by whatever of their line, onto the place of another row of the same list.
import type { DragEvent } from 'react';
import type { Pointer } from '~/domain/studio/pointer';
import styles from './row-drag.module.css';

/** While something is dragged over a row only the format can be read: it names the list. Browsers lower its case. */
const formatOf = (list: Pointer): string => `text/studio-row${list}`.toLowerCase();

/** Drawn by its style: a list of a hundred rows has a hundred of them. */
export const RowGrip = () => <span className={styles['grip']} aria-hidden="true" title="拖动排序" />;

/** Of the line of a row, without the form that is open below it: there words are selected. `row` names it within its list. */
export const rowDrag = (list: Pointer, row: string) => ({
  draggable: true,
  onDragStart: ({ dataTransfer, currentTarget }: DragEvent) => {
    dataTransfer.setData(formatOf(list), row);
    const element = currentTarget.closest('[data-row]');
    if (element !== null) dataTransfer.setDragImage(element, 0, 0);
  },
});

/** Of a row: takes another row of the list that is dropped on it. */
export const rowDrop = (list: Pointer, onDrop: (row: string) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes(formatOf(list))) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const row = event.dataTransfer.getData(formatOf(list));
    if (row === '') return;
    event.preventDefault();
    event.stopPropagation();
    onDrop(row);
  },
});
