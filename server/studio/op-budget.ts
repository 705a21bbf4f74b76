// Bounds operations × size: those on blocks as wholes, tabs and settings each walk through the document.
import type { DraftContent } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import { contentBytes } from './document-limits';
import { StudioError } from './studio-error';

/** A block of a walk counts as much as so many bytes. */
const BLOCK_BYTES = 1000;
/** Some 400 moves in the largest document, 5,000 in one of 400 kB. */
const MOST_BYTES = 2 * 1024 * 1024 * 1024;

const WALKING: ReadonlySet<Op['op']> = new Set<Op['op']>([
  'insert',
  'remove',
  'move',
  'meta',
  'add-tab',
  'remove-tab',
  'replace-tab',
]);

/** @throws StudioError 413 for more than one call may do: the studio sends them in smaller parts. */
export function requireBudget(content: DraftContent, ops: readonly Op[]): void {
  const walks = ops.filter(({ op }) => WALKING.has(op)).length;
  const blocks = content.tabs.reduce((sum, tab) => sum + tab.blocks.length, 0);
  if (walks * (contentBytes(content) + blocks * BLOCK_BYTES) > MOST_BYTES)
    throw new StudioError('too-large', { message: '一次改得太多，请分几次保存' });
}
