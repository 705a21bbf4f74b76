// Owns what the harness asks of every contender.
import type { Block } from './blocks';

export interface Mounted {
  /** Gives the title at `index` another text, the way the contender means it to be done. */
  update(index: number, text: string): void;
  unmount(): void;
}

export interface Contender {
  /** Turns the blocks into the form that the contender stores; not measured. The function it gives draws them, and is. */
  prepare(blocks: readonly Block[]): (element: HTMLElement) => Mounted;
  /** How many of the blocks it draws at once; all of them unless said. */
  drawnAtOnce?: (blocks: readonly Block[]) => number;
}
