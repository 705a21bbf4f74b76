// Editing state passed to the selected block: the open row by its place in the delivered data, and what holds still.
import { isArray, isRecord } from '~/domain/record';
import type { FormGroupId } from '~/domain/studio/form';
import { pathOf, type Pointer } from '~/domain/studio/pointer';
import type { StagedBlock } from '~/renderer/staged';
import type { FrameNode } from '../frame/messages';
import { type FrameNodes, storedData } from './frame-document';
import type { FrameState } from './frame-store';

/** Fields about time and turns: they are edited best while the block moves. */
const MOVING: FormGroupId = 'behaviour';

const listAt = (data: unknown, name: string): readonly unknown[] => {
  const list = isRecord(data) ? data[name] : undefined;
  return isArray(list) ? list : [];
};

/** Whether an entry was delivered for a stored one: the server adds properties and changes none. */
const isOf = (stored: unknown, delivered: unknown): boolean =>
  isRecord(stored) &&
  isRecord(delivered) &&
  Object.entries(stored).every(([name, value]) => typeof value === 'object' || delivered[name] === value);

/** Where the server has left entries out, the others stand in other places than the rows of the form. */
function deliveredIndex({ stored, delivered }: FrameNode, list: string, index: number): number | null {
  const rows = listAt(storedData({ stored }), list);
  const entries = listAt(delivered, list).flatMap((entry) => (isArray(entry) ? entry : [entry]));
  if (entries.length === rows.length || entries.length === 0) return index;
  const at = entries.findIndex((entry) => isOf(rows[index], entry));
  return at === -1 ? null : at;
}

function rowAt(node: FrameNode, field: Pointer): StagedBlock['row'] {
  const [list, at = ''] = pathOf(field);
  if (list === undefined || !/^\d+$/.test(at)) return null;
  const index = deliveredIndex(node, list, Number(at));
  return index === null ? null : { list, index };
}

const nodeOf = (nodes: FrameNodes, uid: string): FrameNode | undefined =>
  nodes.find((node) => node.uid === uid);

/** Null while the page is tried: it is as on a phone. */
export function stagedBlock(
  state: Pick<FrameState, 'mode' | 'nodes' | 'selected' | 'field' | 'group'>,
): StagedBlock | null {
  const { mode, nodes, selected, field, group } = state;
  if (mode !== 'edit') return null;
  const [uid = ''] = selected;
  const node = nodeOf(nodes, uid);
  return {
    uid,
    isSelected: node !== undefined,
    row: node === undefined || field === null ? null : rowAt(node, field),
    group,
    isPaused: group !== MOVING,
  };
}
