// Finds texts of a block that end in an ellipsis, with letters of the usual size and with the largest ones.
import type { CutText } from '~/domain/studio/check/issue';
import type { Pointer } from '~/domain/studio/pointer';
import { partsOf } from './places';
import { fieldOfText } from './text-fields';

/** Letters of shoppers with the largest setting. */
const LARGEST = 1.3;
const SCALE = '--text-scale';

/** Whether it hides a part of its text; running text and pictures overflow without an ellipsis. */
function isCut(element: Element): boolean {
  const isWider = element.scrollWidth > element.clientWidth;
  const isHigher = element.scrollHeight > element.clientHeight + 1;
  if (!isWider && !isHigher) return false;
  const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(element);
  const isClamped = !['', 'none', undefined].includes(webkitLineClamp);
  return (isHigher && isClamped) || (isWider && textOverflow === 'ellipsis' && overflowX !== 'visible');
}

/** Properties whose texts are cut off now. Texts of goods and so on are nobody's to write shorter. */
function cutFields(block: Element, data: unknown): Set<Pointer> {
  const fields = partsOf(block, '*')
    .filter(isCut)
    .flatMap((element) => {
      const texts = [element, ...element.querySelectorAll('*')];
      return texts.map((one) => fieldOfText(block, one, data)).find((field) => field !== null) ?? [];
    });
  return new Set(fields);
}

/**
 * Of several blocks: each size of letters is laid out once. `look` is called while letters have the usual size. The page
 * is as before when it returns.
 */
export function cutTexts(
  blocks: readonly { element: Element; data: unknown }[],
  look: () => void = () => undefined,
): CutText[][] {
  const { style } = document.documentElement;
  const before = style.getPropertyValue(SCALE);
  const measure = (scale: number): Set<Pointer>[] => {
    style.setProperty(SCALE, String(scale));
    return blocks.map(({ element, data }) => cutFields(element, data));
  };
  // The usual size last: the page has it already when it is set back, and is not laid out again.
  const [large, plain] = [measure(LARGEST), measure(1)];
  look();
  style.setProperty(SCALE, before);
  return blocks.map((_block, index) => {
    const usual = plain[index] ?? new Set<Pointer>();
    const larger = large[index] ?? new Set<Pointer>();
    return [...new Set([...usual, ...larger])].map((at) => ({ at, isPlain: usual.has(at) }));
  });
}
