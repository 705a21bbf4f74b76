// How the blocks look: those that show nothing get a striped place while the page is edited, and the check receives the list.
import { useEffect, useState } from 'react';
import { registry } from '~/widgets/registry.gen';
import type { Uid } from '~/domain/studio/document';
import type { FrameNode, FromFrame, SeenBlock, Simulation } from '../frame/messages';
import { lookAtRest } from './at-rest';
import { cutTexts } from './cut-texts';
import { type FrameNodes, nodeWithin, storedData } from './frame-document';
import { largePictures, loadedPictures, richTextOf, smallTargets } from './measured-faults';
import { ownBlock } from './places';

/** Longer than a chunk and its pictures take to show something. */
const REST_MS = 400;

const hasHeight = (element: Element): boolean => element.getBoundingClientRect().height > 0;

/** Whether a mounted block shows nothing; one whose code has not come yet has its reserved height. */
const isEmpty = (block: Element): boolean =>
  block.hasAttribute('data-hydrated') && ![...block.children].some(hasHeight);

/** Those of the page, and those in slots that are edited by themselves. */
const renderedBlocks = (page: HTMLElement): HTMLElement[] =>
  [
    ...page.querySelectorAll<HTMLElement>(
      '[data-flow] > [data-uid][data-hydrated], [data-slot] > [data-uid][data-hydrated]',
    ),
  ].filter((block) => ownBlock(block) === block);

function markEmpty(block: HTMLElement): void {
  const { widget = '', empty } = block.dataset;
  const words = `${registry[widget]?.title ?? widget}：现在没有内容，顾客看不到这一块`;
  if (!isEmpty(block)) delete block.dataset['empty'];
  else if (empty !== words) block.dataset['empty'] = words;
}

/** How a block looked, as it was then. */
interface Looked {
  /** Of the page: the block, or the one around it. */
  node: FrameNode | undefined;
  size: string;
  /** Null of what is not reported. */
  seen: SeenBlock | null;
}

type Memory = WeakMap<HTMLElement, Looked>;

/** Pictures that come do not change it, where a place is kept for them. */
const sizeOf = (block: HTMLElement): string =>
  `${block.offsetWidth} ${block.offsetHeight} ${loadedPictures(block)}`;

/** What waits for the server's data shows nothing yet. */
const isReady = (node: FrameNode | undefined): node is FrameNode =>
  node !== undefined && node.isHidden !== true && node.delivered !== undefined;

interface Found {
  element: HTMLElement;
  uid: Uid;
  node: FrameNode | undefined;
}

const PAGE_BLOCK = '[data-flow] > [data-uid]';

function finder(nodes: FrameNodes): (element: HTMLElement) => Found {
  const byUid = new Map(nodes.map((node) => [node.uid, node]));
  return (element) => {
    const { uid = '' } = element.dataset;
    const root = element.closest<HTMLElement>(PAGE_BLOCK) ?? element;
    return { element, uid, node: byUid.get(root.dataset['uid'] ?? '') };
  };
}

/** The stored data of what may be reported; none of what is not. */
function readyData({ uid, node }: Found): readonly unknown[] {
  if (!isReady(node)) return [];
  const own = uid === node.uid ? node : nodeWithin([node], uid);
  return own === undefined || node.inner?.[uid]?.isHidden === true ? [] : [storedData(own)];
}

/** Measuring texts lays the page out twice; all else is measured in the second layout. */
function reportsOf(found: readonly Found[]): SeenBlock[] {
  const ready = found.flatMap((one) =>
    readyData(one).map((data) => ({ element: one.element, uid: one.uid, data })),
  );
  if (ready.length === 0) return [];
  let looks: Omit<SeenBlock, 'cut'>[] = [];
  const cut = cutTexts(ready, () => {
    looks = ready.map(({ element, uid, data }) => ({
      uid,
      isEmpty: isEmpty(element),
      targets: smallTargets(element, data),
      pictures: largePictures(element, data),
      ...richTextOf(element),
    }));
  });
  return looks.map((look, index) => ({ ...look, cut: cut[index] ?? [] }));
}

/** Looks at the blocks that are others, or of another size, than they were. @returns how all of them look. */
function seenBlocks(rendered: readonly HTMLElement[], nodes: FrameNodes, memory: Memory): SeenBlock[] {
  const all = rendered.map(finder(nodes));
  const others = all.filter(({ element, node }) => {
    const known = memory.get(element);
    return known === undefined || known.node !== node || known.size !== sizeOf(element);
  });
  for (const { element } of others) markEmpty(element);
  const reports = new Map(reportsOf(others).map((report) => [report.uid, report]));
  for (const { element, uid, node } of others)
    memory.set(element, { node, size: sizeOf(element), seen: reports.get(uid) ?? null });
  return rendered.flatMap((element) => memory.get(element)?.seen ?? []);
}

interface Seeing {
  nodes: FrameNodes;
  simulation: Simulation;
  send: (message: FromFrame) => void;
}

/** Looks again when a block or the size of the flow changes. What is simulated is not reported to the check. */
export function useSeenBlocks(page: HTMLElement | null, { nodes, simulation, send }: Seeing): void {
  const { hasData, hasPictures, hasLongTexts, network } = simulation;
  const isReported = hasData && hasPictures && !hasLongTexts && network === 'normal';
  const [memory] = useState((): Memory => new WeakMap());
  useEffect(() => {
    if (page === null) return undefined;
    const look = () => {
      const rendered = renderedBlocks(page);
      if (isReported) send({ t: 'seen', blocks: seenBlocks(rendered, nodes, memory) });
      else for (const block of rendered) markEmpty(block);
    };
    return lookAtRest(page, { restMs: REST_MS, isOfPictures: true, look });
  }, [page, nodes, isReported, send, memory]);
}
