// Renders the flow of a page: nodes one below the other, the first ones loaded at once.
import { memo } from 'react';
import type { Registry } from './define-widget';
import type { PageFailure } from './page-failures';
import type { LayoutNode } from './layout';
import { NodeView } from './node';
import type { Audience } from './page-context';
import { heightOf } from './nesting';

/** Height in rpx that is loaded at once: about a screen and a half of the tallest phones. */
export const FIRST_SCREEN = 2400;
/** Height in rpx between the title bar and the tab bar of a long phone, 20:9. */
const FOLD = 1500;

/** How many nodes of the flow begin above a height in rpx, judged by their reserved heights. */
function countAbove(limit: number, nodes: readonly LayoutNode[], registry: Registry): number {
  let height = 0;
  const index = nodes.findIndex((node) => {
    const isBelow = height >= limit;
    const definition = registry[node.id];
    if (node.state === 'ready' && definition !== undefined)
      height += heightOf(definition, node.data, registry);
    return isBelow;
  });
  return index === -1 ? nodes.length : index;
}

/** How many nodes of the flow are in the first screen. */
export const countOfFirstScreen = (nodes: readonly LayoutNode[], registry: Registry): number =>
  countAbove(FIRST_SCREEN, nodes, registry);

/** Average number of nodes in a run, which React skips as one while none has changed. */
const RUN_LENGTH = 64;

/** The same number for the same text, spread over 32 bits (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Cache of `beginsRun`, which an edit calls for every node of the page. */
const beginnings = new WeakMap<LayoutNode, boolean>();

/**
 * Depends on the uid alone, so that a node that is added, removed or moved changes no other run and unmounts nothing
 * (decision 17).
 */
function beginsRun(node: LayoutNode): boolean {
  const known = beginnings.get(node);
  if (known !== undefined) return known;
  const begins = hashOf(node.uid) % RUN_LENGTH === 0;
  beginnings.set(node, begins);
  return begins;
}

export function runsOf(nodes: readonly LayoutNode[]): LayoutNode[][] {
  let run: LayoutNode[] = [];
  const runs = [run];
  for (const node of nodes) {
    if (beginsRun(node)) {
      run = [];
      runs.push(run);
    }
    run.push(node);
  }
  return runs;
}

interface FlowProps {
  nodes: readonly LayoutNode[];
  registry: Registry;
  audience: Audience;
  /** Error of an event handler in this node, for operators. */
  failure?: PageFailure | null;
}

interface NodesProps extends Required<FlowProps> {
  /** How many of them are in the first screen; all when absent. */
  firstCount?: number;
  /** How many of them begin above the fold; all when absent. */
  seenCount?: number;
}

const areSame = (before: NodesProps, after: NodesProps): boolean =>
  before.registry === after.registry &&
  before.audience === after.audience &&
  before.failure === after.failure &&
  before.firstCount === after.firstCount &&
  before.seenCount === after.seenCount &&
  before.nodes.length === after.nodes.length &&
  before.nodes.every((node, index) => node === after.nodes[index]);

/** Renders a run of nodes; memoised by its nodes and their notes. */
export const Nodes = memo(function Nodes(props: NodesProps) {
  const { nodes, registry, audience, failure } = props;
  const { firstCount = nodes.length, seenCount = nodes.length } = props;
  return nodes.map((node, index) => (
    <NodeView
      key={node.uid}
      node={node}
      definition={registry[node.id]}
      audience={audience}
      isInViewFromStart={index < firstCount}
      isBelowFold={index >= seenCount}
      failure={failure?.uid === node.uid ? failure : null}
    />
  ));
}, areSame);

/** Renders nodes in memoised runs, so that one edit costs the same on a page of a dozen nodes and of a thousand. */
export function Flow({ nodes, registry, audience, failure = null }: FlowProps) {
  const firstCount = countOfFirstScreen(nodes, registry);
  const seenCount = countAbove(FOLD, nodes, registry);
  let start = 0;
  return runsOf(nodes).map((run, index) => {
    const first = start;
    start += run.length;
    const within = (count: number) => Math.min(Math.max(count - first, 0), run.length);
    return (
      <Nodes
        key={index === 0 ? 'first' : run[0]?.uid}
        nodes={run}
        firstCount={within(firstCount)}
        seenCount={within(seenCount)}
        {...{ registry, audience, failure }}
      />
    );
  });
}
