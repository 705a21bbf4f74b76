// Where something that is dragged would stand: between blocks of the page, or in a slot under the pointer.
import type { Uid } from '~/domain/studio/document';
import type { DropPlace } from '../frame/messages';
import { blockElement, gapAt, ownBlock } from './places';

/** In px of the window. */
export interface Point {
  x: number;
  y: number;
}

/** So near to the ends of the block around a slot, the place before or behind that block is meant. */
const EDGE_PX = 10;

/** Its column, which may be higher than what stands in the slot. */
function isOver(slot: HTMLElement, { x, y }: Point): boolean {
  const owner = ownBlock(slot)?.getBoundingClientRect() ?? new DOMRect();
  const { left, right } = (slot.parentElement ?? slot).getBoundingClientRect();
  const edge = Math.min(EDGE_PX, owner.height / 4);
  return left <= x && x < right && owner.top + edge <= y && y < owner.bottom - edge;
}

/** Slots of blocks that are edited by themselves, and not of those that are moved. */
function slotAt(page: HTMLElement, at: Point, moved: readonly Uid[]): HTMLElement | null {
  const slots = [...page.querySelectorAll<HTMLElement>('[data-flow] [data-slot]')];
  const blocks = moved.map((uid) => blockElement(page, uid));
  const isOwn = (slot: HTMLElement) => ownBlock(slot)?.dataset['uid'] === slot.dataset['owner'];
  const isMoved = (slot: HTMLElement) => blocks.some((block) => block?.contains(slot) === true);
  // The innermost comes last.
  return slots.filter((slot) => isOver(slot, at) && isOwn(slot) && !isMoved(slot)).at(-1) ?? null;
}

export function dropPlaceAt(page: HTMLElement, at: Point, moved: readonly Uid[]): DropPlace {
  const slot = slotAt(page, at, moved);
  if (slot === null) return { after: gapAt(page, at.y, moved) };
  const blocks = [...slot.children].filter((one): one is HTMLElement => one instanceof HTMLElement);
  const before = blocks.filter((block) => {
    const { top, height } = block.getBoundingClientRect();
    return height > 0 && top + height / 2 < at.y && !moved.includes(block.dataset['uid'] ?? '');
  });
  const { owner = '', slot: place = '' } = slot.dataset;
  return { after: before.at(-1)?.dataset['uid'] ?? null, slot: { owner, at: `/data${place}` } };
}

/** In px of the page, which scrolls along: the slot as wide as its column. */
export function slotBox(
  page: HTMLElement,
  { slot }: DropPlace,
): { x: number; y: number; width: number } | null {
  const element = [...page.querySelectorAll<HTMLElement>('[data-slot]')].find(
    ({ dataset }) => dataset['owner'] === slot?.owner && `/data${dataset['slot'] ?? ''}` === slot?.at,
  );
  if (element === undefined) return null;
  const { left, top, width } = (element.parentElement ?? element).getBoundingClientRect();
  const origin = page.getBoundingClientRect();
  return { x: left - origin.left, y: top - origin.top + page.scrollTop, width };
}
