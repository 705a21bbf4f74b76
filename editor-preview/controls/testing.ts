// Dragging rows of a control, for tests.
import { fireEvent } from '@testing-library/react';

interface RowDrag {
  from: number;
  to: number;
  /** What happens while the row is held. */
  meanwhile?: () => void;
}

/** Drags a row by its grip onto the place of another. */
export function dragRow(container: HTMLElement, { from, to, meanwhile = () => undefined }: RowDrag): void {
  const data = new Map<string, string>();
  const rowAt = (index: number) => container.querySelectorAll('[data-row]')[index];
  // By any part of its line.
  const grip = rowAt(from)?.querySelector('[data-summary], img');
  if (!grip?.closest('[draggable="true"]')) throw new Error('No such row');
  const dataTransfer = {
    types: [] as string[],
    setData: (format: string, text: string) => void data.set(format, text),
    getData: (format: string) => data.get(format) ?? '',
    setDragImage: () => undefined,
  };
  fireEvent.dragStart(grip, { dataTransfer });
  meanwhile();
  const target = rowAt(to);
  if (target === undefined) throw new Error('No such row');
  const over = { ...dataTransfer, types: [...data.keys()] };
  const isTaken = !fireEvent.dragOver(target, { dataTransfer: over });
  if (isTaken) fireEvent.drop(target, { dataTransfer: over });
}
