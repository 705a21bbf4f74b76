// Where a length of a block is on the phone: the first element in it that has that height, corner or space.
import { DESIGN_WIDTH } from '~/domain/rpx';
import type { Box, ShownLength } from '../frame/messages';

/** Elements of a block that are looked at. */
const MOST = 200;
/** Layout rounds to fractions of a pixel. */
const NEAR_PX = 0.6;

type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>;
type Band = (rect: Rect, px: number) => Rect;

type Place = readonly [left: number, top: number, width: number, height: number];

const rectOf = (...[left, top, width, height]: Place): Rect => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});

const SPACES: readonly (readonly [property: string, side: 'top' | 'bottom' | 'side', band: Band])[] = [
  ['padding-top', 'top', ({ left, top, width }, px) => rectOf(left, top, width, px)],
  ['margin-top', 'top', ({ left, top, width }, px) => rectOf(left, top - px, width, px)],
  ['padding-bottom', 'bottom', ({ left, bottom, width }, px) => rectOf(left, bottom - px, width, px)],
  ['margin-bottom', 'bottom', ({ left, bottom, width }, px) => rectOf(left, bottom, width, px)],
  ['padding-left', 'side', ({ left, top, height }, px) => rectOf(left, top, px, height)],
  ['margin-left', 'side', ({ left, top, height }, px) => rectOf(left - px, top, px, height)],
];

/** The sides that the name of a space speaks of; of no side, all of them. */
function isOnSide(side: string, name: string): boolean {
  if (/top/i.test(name) && !/bottom/i.test(name)) return side === 'top';
  if (/bottom/i.test(name) && !/top/i.test(name)) return side === 'bottom';
  return /(lr|X)$/.test(name) ? side === 'side' : true;
}

function spaceIn(element: Element, name: string, px: number): Rect | null {
  const style = getComputedStyle(element);
  const found = SPACES.find(
    ([property, side]) =>
      isOnSide(side, name) && Math.abs(Number.parseFloat(style.getPropertyValue(property)) - px) < NEAR_PX,
  );
  return found === undefined ? null : found[2](element.getBoundingClientRect(), px);
}

function lengthIn(element: Element, { kind, name }: ShownLength, px: number): Rect | null {
  if (kind === 'space') return spaceIn(element, name, px);
  const rect = element.getBoundingClientRect();
  if (kind === 'height') return Math.abs(rect.height - px) < NEAR_PX ? rect : null;
  const corner = Number.parseFloat(getComputedStyle(element).getPropertyValue('border-top-left-radius'));
  return Math.abs(corner - px) < NEAR_PX ? rectOf(rect.left, rect.top, px, px) : null;
}

/** In px of the page, which scrolls along; null where nothing of the block has it. */
export function measuredLength(page: HTMLElement, block: HTMLElement, length: ShownLength): Box | null {
  const px = (length.rpx * page.clientWidth) / DESIGN_WIDTH;
  if (px < 1) return null;
  const origin = page.getBoundingClientRect();
  for (const element of [block, ...block.querySelectorAll('*')].slice(0, MOST)) {
    const found = lengthIn(element, length, px);
    if (found !== null)
      return {
        x: found.left - origin.left,
        y: found.top - origin.top + page.scrollTop,
        width: found.width,
        height: found.height,
      };
  }
  return null;
}
