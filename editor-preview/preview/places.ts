// Where blocks stand in the preview: which one an element is of, and between which two a height lies.
import type { Uid } from '~/domain/studio/document';
import type { Pointer } from '~/domain/studio/pointer';
import type { Box } from '../frame/messages';
import { type FrameNodes, nodeWithin, storedData } from './frame-document';
import { fieldOfPicture } from './picture-fields';
import { fieldOfText } from './text-fields';

const BLOCK = '[data-uid]';
const SLOT = '[data-slot]';

/** The block that is edited by itself around an element: of the page, or in a slot of such; not in the copy of a module. */
export function ownBlock(target: EventTarget | null): HTMLElement | null {
  const block = target instanceof Element ? target.closest<HTMLElement>(BLOCK) : null;
  const holder = block?.parentElement?.closest(`${BLOCK}, ${SLOT}`) ?? null;
  if (holder === null) return block;
  const around = holder.closest(BLOCK);
  const own = ownBlock(around);
  return holder.matches(SLOT) && own === around ? block : own;
}

export const blockAt = (target: EventTarget | null): Uid | null => ownBlock(target)?.dataset['uid'] ?? null;

/** What matches within a block, without what stands in the blocks of its slots. */
export function partsOf<T extends Element = HTMLElement>(block: Element, selector: string): T[] {
  const all = [...block.querySelectorAll<T>(selector)];
  if (block.querySelector(SLOT) === null) return all;
  return all.filter((part) => {
    const own = ownBlock(part);
    return own === null || own === block || !block.contains(own);
  });
}

export const blockElement = (root: ParentNode, uid: Uid): HTMLElement | null =>
  root.querySelector<HTMLElement>(`${BLOCK}[data-uid="${CSS.escape(uid)}"]`);

/** What lies over the page, such as a popup, has no height where it stands: its card is what is seen of it. */
function shownElement(block: HTMLElement): Element {
  if (block.getBoundingClientRect().height > 0) return block;
  return block.querySelector('dialog > *') ?? block.firstElementChild ?? block;
}

/** In px of the page, which scrolls along. */
export function boxIn(page: HTMLElement, uid: Uid): Box | null {
  const block = blockElement(page, uid);
  if (block === null) return null;
  const at = shownElement(block).getBoundingClientRect();
  const origin = page.getBoundingClientRect();
  const { width, height } = at;
  return { x: at.left - origin.left, y: at.top - origin.top + page.scrollTop, width, height };
}

/**
 * The last block of the flow that begins or lies above a line, with a height and not among some; null where none is.
 * What is above is above for all blocks before: ten of 1,000 are looked at.
 */
function lastAbove(
  root: ParentNode,
  isAbove: (box: DOMRect) => boolean,
  without: readonly Uid[] = [],
): Uid | null {
  const blocks = [...(root.querySelector<HTMLElement>('[data-flow]')?.children ?? [])] as HTMLElement[];
  const boxAt = (index: number) => blocks[index]?.getBoundingClientRect() ?? new DOMRect();
  let [above, below] = [0, blocks.length];
  while (above < below) {
    const middle = Math.floor((above + below) / 2);
    if (isAbove(boxAt(middle))) above = middle + 1;
    else below = middle;
  }
  const uidAt = (index: number) => blocks[index]?.dataset['uid'] ?? '';
  const isPassed = (index: number) => without.includes(uidAt(index)) || boxAt(index).height === 0;
  let last = above - 1;
  while (last >= 0 && isPassed(last)) last -= 1;
  return last < 0 ? null : uidAt(last);
}

/** What peeks in by less is hardly seen. */
const PEEK_PX = 48;

/** The last block of the flow that is in view of its scroller; null where none is. */
export function lastInView(page: HTMLElement): Uid | null {
  const { bottom } = page.getBoundingClientRect();
  return lastAbove(page, ({ top }) => top < bottom - PEEK_PX);
}

/** The block behind which something at a height in px would come, without some; null for the first place. */
export const gapAt = (root: ParentNode, y: number, without: readonly Uid[] = []): Uid | null =>
  lastAbove(root, ({ top, height }) => top + height / 2 < y, without);

const isAt = (block: Element, { clientX: x, clientY: y }: MouseEvent): boolean => {
  const { left, right, top, bottom } = block.getBoundingClientRect();
  return left <= x && x < right && top <= y && y < bottom;
};

/** What a press reaches, with all that lies below: what is on top, or with Alt the next block below that one. */
export function reached(
  root: ParentNode,
  event: MouseEvent,
): { target: EventTarget | null; under: readonly Element[] } {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const top = ownBlock(event.target);
  if (!event.altKey || top === null) return { target: event.target, under };
  const isBelow = (block: Element | null) => block !== null && block !== top;
  const next = under.findIndex((element) => isBelow(ownBlock(element)));
  const { [next]: target } = under;
  if (target !== undefined) return { target, under: under.slice(next) };
  // The page below a modal dialog is inert, which elementsFromPoint() passes over.
  const flow = [...root.querySelectorAll(`[data-flow] > ${BLOCK}`)];
  const block = flow.find((one) => isBelow(one) && isAt(one, event));
  return block === undefined ? { target: event.target, under } : { target: block, under: [block] };
}

/** The property that an element shows: by its words, else by the picture among what lies `under` the pointer. */
export function fieldAt(
  target: EventTarget | null,
  nodes: FrameNodes,
  under: readonly Element[],
): { field: Pointer | null; isText: boolean } {
  const block = ownBlock(target);
  const node = nodeWithin(nodes, block?.dataset['uid'] ?? '');
  if (block === null || node === undefined || !(target instanceof Element))
    return { field: null, isText: false };
  const data = storedData(node);
  const text = fieldOfText(block, target, data);
  return { field: text ?? fieldOfPicture(block, under, data), isText: text !== null };
}
