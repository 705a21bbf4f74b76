// A place where files are dropped, and one that is dropped on the list of pages and read by the import.
import { type DragEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Handlers of the place, and whether a file is over it. */
export function useDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const drag = (isInside: boolean) => (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(isInside);
  };
  const place = {
    'data-over': isOver || undefined,
    onDragOver: drag(true),
    onDragLeave: drag(false),
    onDrop: (event: DragEvent) => {
      drag(false)(event);
      const [file] = event.dataTransfer.files;
      if (file !== undefined) onFile(file);
    },
  };
  return { place, isOver };
}

let waiting: File | null = null;

export const leaveFile = (file: File): void => {
  waiting = file;
};

/** The file that was left, once. */
export function takeFile(): File | null {
  const file = waiting;
  waiting = null;
  return file;
}
