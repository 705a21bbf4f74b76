// Where blocks that are dragged in the outline would stand: behind the row above the pointer, as deep as the pointer is.
import type { EditDoc, Uid } from '~/domain/studio/document';
import { ownersOf, slotOf } from '~/domain/studio/within';
import type { DropPlace } from '../frame/messages';
import type { OutlineRow } from './outline-rows';

/** In px: for a pointer, and for fingers in a narrow window (outline.module.css). */
export const ROW_HEIGHTS = { pointer: 32, finger: 44 } as const;
/** By which a row stands further in than the one around it, in px (outline.module.css). */
export const INDENT = 12;

export interface OutlinePlace extends DropPlace {
  /** In px from the top of the rows. */
  top: number;
  /** How deep, from 1. */
  level: number;
}

interface At {
  /** In px from the upper left of the rows. */
  x: number;
  y: number;
}

type BlockRow = Extract<OutlineRow, { kind: 'block' }>;

const isAnchor = (row: OutlineRow, doc: EditDoc, flow: ReadonlySet<Uid>): boolean => {
  if (row.kind === 'part') return row.slot !== undefined;
  return row.kind === 'block' && (flow.has(row.key) || doc.within.standing[row.key] !== undefined);
};

/** Behind a row and all that is shown below it. */
const endOf = (rows: readonly OutlineRow[], index: number, level: number): number => {
  const next = rows.findIndex((row, at) => at > index && row.level <= level);
  return next === -1 ? rows.length : next;
};

/** The row of the block, among those around the anchor, that is as far in as the pointer. */
function chosenRow(
  rows: readonly OutlineRow[],
  anchor: BlockRow,
  { doc, x }: { doc: EditDoc; x: number },
): BlockRow {
  const around = [anchor.key, ...ownersOf(doc, anchor.key)];
  const candidates = around.flatMap((uid) =>
    rows.filter((row): row is BlockRow => row.kind === 'block' && row.key === uid),
  );
  return candidates.find(({ level }) => x >= (level - 1) * INDENT) ?? candidates.at(-1) ?? anchor;
}

function behind(rows: readonly OutlineRow[], doc: EditDoc, row: BlockRow): OutlinePlace {
  const held = slotOf(doc, row.key);
  const end = endOf(rows, rows.indexOf(row), row.level);
  return {
    after: row.key,
    ...(held === undefined ? {} : { slot: { owner: held.owner, at: held.at } }),
    top: end * ROW_HEIGHTS.pointer,
    level: row.level,
  };
}

/** The place among the blocks of the flow and of slots that is nearest; null where there is none. */
export function dropPlace(
  rows: readonly OutlineRow[],
  { doc, flow }: { doc: EditDoc; flow: ReadonlySet<Uid> },
  { x, y }: At,
): OutlinePlace | null {
  const { pointer: rowHeight } = ROW_HEIGHTS;
  const anchors = rows.flatMap((row, index) => (isAnchor(row, doc, flow) ? [{ row, index }] : []));
  const [first] = anchors;
  if (first === undefined) return null;
  const before = anchors.filter(({ index }) => (index + 0.5) * rowHeight < y).at(-1);
  if (before === undefined) return { after: null, top: first.index * rowHeight, level: first.row.level };
  const { row, index } = before;
  if (row.kind === 'block') return behind(rows, doc, chosenRow(rows, row, { doc, x }));
  const owner = rows.find(
    (one): one is BlockRow => one.kind === 'block' && row.kind === 'part' && one.key === row.uid,
  );
  // A slot's own row is not left towards the page but below all of its block.
  if (owner !== undefined && x < (row.level - 1) * INDENT)
    return behind(rows, doc, chosenRow(rows, owner, { doc, x }));
  return {
    after: null,
    ...(row.kind === 'part' ? { slot: row.slot } : {}),
    top: (index + 1) * rowHeight,
    level: row.level + 1,
  };
}
