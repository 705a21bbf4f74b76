// How the blocks look: those that show nothing get a striped place while the page is edited, and the check receives the list.
import { useEffect } from 'react';
import { registry } from '~/widgets/registry.gen';
import type { FromFrame, SeenBlock, Simulation } from '../frame/messages';
import { lookAtRest } from './at-rest';
import { cutTexts } from './cut-texts';
import { type FrameNodes, storedData } from './frame-document';

/** Longer than a chunk and its pictures take to show something. */
const REST_MS = 400;

const hasHeight = (element: Element): boolean => element.getBoundingClientRect().height > 0;

/** Whether a mounted block shows nothing; one whose code has not come yet has its reserved height. */
const isEmpty = (block: Element): boolean =>
  block.hasAttribute('data-hydrated') && ![...block.children].some(hasHeight);

const renderedBlocks = (page: HTMLElement): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('[data-flow] > [data-uid][data-hydrated]'),
];

function markEmpty(block: HTMLElement): void {
  const { widget = '', empty } = block.dataset;
  const words = `${registry[widget]?.title ?? widget}：现在没有内容，顾客看不到这一块`;
  if (!isEmpty(block)) delete block.dataset['empty'];
  else if (empty !== words) block.dataset['empty'] = words;
}

function seenBlocks(rendered: readonly HTMLElement[], nodes: FrameNodes): SeenBlock[] {
  const blocks = rendered.flatMap((element) => {
    const node = nodes.find(({ uid }) => uid === element.dataset['uid']);
    // What waits for the server's data shows nothing yet.
    const isReady = node !== undefined && node.isHidden !== true && node.delivered !== undefined;
    return isReady ? [{ element, uid: node.uid, data: storedData(node) }] : [];
  });
  const cut = cutTexts(blocks);
  return blocks.map(({ uid, element }, index) => ({ uid, isEmpty: isEmpty(element), cut: cut[index] ?? [] }));
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
  useEffect(() => {
    if (page === null) return undefined;
    const look = () => {
      const rendered = renderedBlocks(page);
      for (const block of rendered) markEmpty(block);
      if (isReported) send({ t: 'seen', blocks: seenBlocks(rendered, nodes) });
    };
    return lookAtRest(page, { restMs: REST_MS, look });
  }, [page, nodes, isReported, send]);
}
