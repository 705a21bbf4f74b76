// Dragging rows of a control, for tests.
import { fireEvent } from '@testing-library/react';

/** Drags a row by its grip onto the place of another. */
export function dragRow(container: HTMLElement, { from, to }: { from: number; to: number }): void {
  const data = new Map<string, string>();
  const rows = container.querySelectorAll('[data-row]');
  // By any part of its line.
  const grip = rows[from]?.querySelector('[data-summary], img');
  const target = rows[to];
  if (!grip?.closest('[draggable="true"]') || target === undefined) throw new Error('No such row');
  const dataTransfer = {
    types: [] as string[],
    setData: (format: string, text: string) => void data.set(format, text),
    getData: (format: string) => data.get(format) ?? '',
    setDragImage: () => undefined,
  };
  fireEvent.dragStart(grip, { dataTransfer });
  const over = { ...dataTransfer, types: [...data.keys()] };
  const isTaken = !fireEvent.dragOver(target, { dataTransfer: over });
  if (isTaken) fireEvent.drop(target, { dataTransfer: over });
}
