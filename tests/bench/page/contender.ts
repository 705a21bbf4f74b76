// Owns what the harness asks of every contender.
import type { Block, Path } from './blocks';

export interface Mounted {
  /** Gives the title at `path` another text, the way the contender means it to be done. */
  update(path: Path, text: string): void;
  unmount(): void;
}

export interface Contender {
  /** Turns the blocks into the form that the contender stores; not measured. The function it gives renders them, and is. */
  prepare(blocks: readonly Block[]): (element: HTMLElement) => Mounted;
  /** How many leaves it renders at once; all of them unless said. */
  renderedInitially?: (blocks: readonly Block[]) => number;
}
