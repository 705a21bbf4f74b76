// Counts the visible blocks of a tab.
import type { DraftContent, TabContent } from '~/domain/studio/document';

export const pageBlocks = ({ blocks }: TabContent, notes: DraftContent['notes']): number =>
  blocks.filter(({ uid }) => notes[uid]?.isHidden !== true).length;
