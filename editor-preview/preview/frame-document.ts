// The page in the preview frame: blocks in their order, and the layout that the renderer gets of them.
import { newBlock } from '~/domain/new-block';
import { inPageOrder } from '~/domain/page-order';
import { isRecord } from '~/domain/record';
import type { Uid } from '~/domain/studio/document';
import { upgraded } from '~/domain/widget-version';
import type { Layout, LayoutNode } from '~/renderer/layout';
import { readLayout } from '~/renderer/read-layout';
import { deliveredNames } from '~/widgets/delivered.gen';
import { registry } from '~/widgets/registry.gen';
import type { FrameNode, FrameOp } from '../frame/messages';

export type FrameNodes = readonly FrameNode[];

const byUid = (nodes: FrameNodes, uids: readonly Uid[]): FrameNode[] =>
  uids.flatMap((uid) => nodes.find((node) => node.uid === uid) ?? []);

function insertAfter(nodes: FrameNodes, after: Uid | null, added: readonly FrameNode[]): FrameNodes {
  const index = after === null ? 0 : nodes.findIndex(({ uid }) => uid === after) + 1;
  return [...nodes.slice(0, index), ...added, ...nodes.slice(index)];
}

const without = (nodes: FrameNodes, uids: readonly Uid[]): FrameNodes =>
  nodes.filter(({ uid }) => !uids.includes(uid));

const changed = (nodes: FrameNodes, uid: Uid, change: Partial<FrameNode>): FrameNodes =>
  nodes.map((node) => (node.uid === uid ? { ...node, ...change } : node));

/** The blocks after one operation; those that it does not touch are the same objects. */
export function applyFrameOp(nodes: FrameNodes, op: FrameOp): FrameNodes {
  switch (op.op) {
    case 'set':
      return changed(nodes, op.uid, { stored: op.stored });
    case 'note':
      return changed(nodes, op.uid, { isHidden: op.isHidden, name: op.name });
    case 'insert':
      return insertAfter(nodes, op.after, op.nodes);
    case 'remove':
      return without(nodes, op.uids);
    case 'move':
      return insertAfter(without(nodes, op.uids), op.after, byUid(nodes, op.uids));
  }
}

/** The blocks with what the server has answered for some of them. */
export function deliver(
  nodes: FrameNodes,
  blocks: readonly { uid: Uid; delivered?: unknown; dropped?: string }[],
): FrameNodes {
  const answers = new Map(blocks.map(({ uid, ...answer }) => [uid, answer]));
  return nodes.map((node) => {
    const answer = answers.get(node.uid);
    if (answer === undefined) return node;
    const { delivered: _before, dropped: _reason, ...rest } = node;
    return { ...rest, ...answer };
  });
}

export const storedData = ({ stored }: Pick<FrameNode, 'stored'>): unknown =>
  isRecord(stored) ? stored['data'] : undefined;

/** What is stored of the look, laid over what the server has delivered: the server owns the properties that it names. */
function dataOf({ id, stored, delivered }: FrameNode): unknown {
  const own = storedData({ stored });
  if (!isRecord(delivered)) return own;
  const named = deliveredNames.get(id) ?? [];
  const look = Object.entries(isRecord(own) ? own : {}).filter(([name]) => !named.includes(name));
  return { ...delivered, ...Object.fromEntries(look) };
}

/** By the block, so that a block that does not change is the same node for React. */
const nodes = new WeakMap<FrameNode, LayoutNode>();

function nodeOf(block: FrameNode): LayoutNode {
  const known = nodes.get(block);
  if (known !== undefined) return known;
  // What is delivered is of the widget's version: what is stored has to be, before it is laid over.
  const stored = upgraded(block.stored, Object.hasOwn(registry, block.id) ? registry[block.id] : undefined);
  const element = isRecord(stored) ? { ...stored, data: dataOf({ ...block, stored }) } : stored;
  const [read] = readLayout([element], { registry }).layout.nodes;
  const whole: LayoutNode = { ...(read ?? BROKEN), uid: block.uid };
  const node: LayoutNode =
    block.dropped === undefined || whole.state !== 'ready' ? whole : { ...whole, state: 'dropped' };
  nodes.set(block, node);
  return node;
}

const BROKEN: LayoutNode = { uid: '', id: '', state: 'broken', data: {}, element: null };

/** The server gives pages without a title bar the default one. */
const TITLE_BAR: FrameNode = {
  uid: 'title-bar',
  id: 'app-nav-bar',
  stored: newBlock(registry, { id: 'app-nav-bar', data: {} }),
};

/** The layout as shoppers get it, with a title bar in any case; while it is edited, with what the server leaves out. */
export function layoutOf(blocks: FrameNodes, isEdited = false): Layout {
  const shown = blocks.filter(({ dropped }) => isEdited || dropped === undefined);
  return { nodes: inPageOrder(shown.map(nodeOf), () => nodeOf(TITLE_BAR)) };
}
