// The page in the preview frame: blocks in their order, and the layout that the renderer gets of them.
import { newBlock } from '~/domain/new-block';
import { inPageOrder } from '~/domain/page-order';
import { isArray, isRecord } from '~/domain/record';
import { ownSlots, withSlots } from '~/domain/slots';
import type { Uid } from '~/domain/studio/document';
import { valueAt } from '~/domain/studio/pointer';
import { readWithin } from '~/domain/studio/within';
import { upgraded } from '~/domain/widget-version';
import type { Layout, LayoutNode } from '~/renderer/layout';
import { readLayout } from '~/renderer/read-layout';
import { deliveredNames } from '~/widgets/delivered.gen';
import { registry } from '~/widgets/registry.gen';
import { slots } from '~/widgets/slots.gen';
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
      return changed(nodes, op.uid, { stored: op.stored, inner: op.inner });
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

/** A block of the page, or one in a slot of such. */
export function nodeWithin(nodes: FrameNodes, uid: Uid): Pick<FrameNode, 'stored' | 'delivered'> | undefined {
  const own = nodes.find((node) => node.uid === uid);
  if (own !== undefined) return own;
  for (const node of nodes) {
    const inner = Object.hasOwn(slots, node.id) ? innerOf(node)[uid] : undefined;
    if (inner !== undefined) return { stored: inner.value };
  }
  return undefined;
}

const inners = new WeakMap<FrameNode, Readonly<Record<Uid, { value: unknown }>>>();

function innerOf(node: FrameNode) {
  const read = { slots, isTaken: () => false, known: {} };
  const known = inners.get(node) ?? readWithin(node.uid, node.stored, read).blocks;
  inners.set(node, known);
  return known;
}

export const storedData = ({ stored }: Pick<FrameNode, 'stored'>): unknown =>
  isRecord(stored) ? stored['data'] : undefined;

type Laid = Pick<FrameNode, 'id' | 'stored' | 'delivered'>;

/** A block of a slot over what was delivered for it: the server leaves some out, and keeps the order of the others. */
const overDelivered = (delivered: readonly unknown[], owners: readonly string[]) => {
  let next = 0;
  return (element: unknown): unknown => {
    const { id } = isRecord(element) ? element : {};
    if (typeof id !== 'string') return element;
    const at = delivered.findIndex((one, index) => index >= next && isRecord(one) && one['id'] === id);
    if (at === -1) return element;
    next = at + 1;
    const one = delivered[at];
    const stored = upgraded(element, Object.hasOwn(registry, id) ? registry[id] : undefined);
    const laid = { id, stored, delivered: isRecord(one) ? one['data'] : undefined };
    return { ...(stored as object), data: dataOf(laid, owners) };
  };
};

/** What is stored of the look, laid over what the server has delivered: the server owns the properties that it names. */
function dataOf({ id, stored, delivered }: Laid, owners: readonly string[] = []): unknown {
  const own = storedData({ stored });
  if (!isRecord(delivered)) return own;
  const named = deliveredNames.get(id) ?? [];
  const look = Object.entries(isRecord(own) ? own : {}).filter(([name]) => !named.includes(name));
  const laid = { ...delivered, ...Object.fromEntries(look) };
  return withSlots(laid, ownSlots(slots, id, owners), ({ at, blocks }) => {
    const answered = valueAt(delivered, at);
    return blocks.map(overDelivered(isArray(answered) ? answered : [], [...owners, id]));
  });
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
