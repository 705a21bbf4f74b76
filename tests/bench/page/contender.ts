// The interface between the harness and every contender.
import type { Block, Path } from './blocks';

export interface Mounted {
  /** Changes the title's text at `path`, in the contender's idiomatic way. */
  update(path: Path, text: string): void;
  unmount(): void;
}

export interface Contender {
  /** Converts the blocks to the contender's stored form; not measured. The returned function renders them, and is measured. */
  prepare(blocks: readonly Block[]): (element: HTMLElement) => Mounted;
  /** Number of leaves rendered initially; all when absent. */
  renderedInitially?: (blocks: readonly Block[]) => number;
}
