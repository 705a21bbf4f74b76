// Checks whether the focus ring of any focusable element is cut off.
import type { Page } from '@playwright/test';

/**
 * Focusable elements of the page whose ring is cut off: by the edge of an ancestor that clips its overflow, or
 * by its rounded corner.
 */
export async function cutRings(page: Page): Promise<string[]> {
  // Simulates keyboard input, so that the browser shows rings from now on.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    const DIAGONAL = 1 - Math.SQRT1_2;
    const px = (text: string): number => Number.parseFloat(text) || 0;
    const boxOf = (element: Element): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const clips = (value: string): boolean => value !== 'visible';
    /** Whether a corner of the ring is outside of the rounded corner of a clipping ancestor. */
    const isCornerCut = (ring: Box, ringRadius: number, clip: Box, radius: number): boolean => {
      const far = (x: number, y: number, cx: number, cy: number): boolean =>
        Math.hypot(x - cx, y - cy) > radius + 0.75;
      const step = ringRadius * DIAGONAL;
      return [
        [ring.left + step, ring.top + step, clip.left + radius, clip.top + radius, -1, -1],
        [ring.right - step, ring.top + step, clip.right - radius, clip.top + radius, 1, -1],
        [ring.left + step, ring.bottom - step, clip.left + radius, clip.bottom - radius, -1, 1],
        [ring.right - step, ring.bottom - step, clip.right - radius, clip.bottom - radius, 1, 1],
      ].some(
        ([x = 0, y = 0, cx = 0, cy = 0, sx = 1, sy = 1]) =>
          (x - cx) * sx > 0 && (y - cy) * sy > 0 && far(x, y, cx, cy),
      );
    };
    const hasRing = (element: Element, pseudo?: string): boolean => {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && px(outlineWidth) > 0 && opacity !== '0';
    };
    /** A native control under a drawing shows its focus there, a field at its row. */
    const ringedOf = (element: Element): Element | undefined => {
      const around = [element, element.nextElementSibling];
      for (let at = element.parentElement; at !== null && around.length < 6; at = at.parentElement)
        around.push(at);
      return around.filter((one) => one !== null).find((one) => hasRing(one));
    };
    /** The box that the link of a card covers by its `::after`. */
    const coveredBy = (element: Element): Element => {
      let at = element;
      while (getComputedStyle(at).position === 'static' && at.parentElement !== null) at = at.parentElement;
      return at;
    };
    const problems = new Map<string, string>();
    const selector = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) continue;
      const isCover = hasRing(element, '::after');
      const ringed = isCover ? coveredBy(element) : ringedOf(element);
      if (ringed === undefined) {
        problems.set(
          `${element.tagName} ${element.className}`,
          `no ring: ${element.outerHTML.slice(0, 120)}`,
        );
        continue;
      }
      const style = isCover ? getComputedStyle(element, '::after') : getComputedStyle(ringed);
      const reach = px(style.outlineOffset) + px(style.outlineWidth);
      const own = boxOf(ringed);
      if (own.right - own.left < 2 || own.bottom - own.top < 2) continue;
      const ring = {
        left: own.left - reach,
        top: own.top - reach,
        right: own.right + reach,
        bottom: own.bottom + reach,
      };
      const ringRadius = Math.max(0, px(style.borderTopLeftRadius) + reach);
      // A scroller's own scrolling into view keeps the element clear of its other ancestors.
      let isFreeX = false;
      let isFreeY = false;
      for (let at = isCover ? ringed : ringed.parentElement; at !== null; at = at.parentElement) {
        const { overflowX, overflowY, borderTopLeftRadius } = getComputedStyle(at);
        if (!clips(overflowX) && !clips(overflowY)) continue;
        const clip = boxOf(at);
        isFreeX ||= at.scrollWidth > at.clientWidth + 1;
        isFreeY ||= at.scrollHeight > at.clientHeight + 1;
        const isCutX = !isFreeX && (ring.left < clip.left - 0.75 || ring.right > clip.right + 0.75);
        const isCutY = !isFreeY && (ring.top < clip.top - 0.75 || ring.bottom > clip.bottom + 0.75);
        const isCorner = !isFreeX && !isFreeY && isCornerCut(ring, ringRadius, clip, px(borderTopLeftRadius));
        if (!isCutX && !isCutY && !isCorner) continue;
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 20);
        const how = isCutX ? 'sides' : isCutY ? 'top or bottom' : 'corners';
        const key = `${element.tagName} ${element.className} ${at.className} ${how}`;
        if (!problems.has(key))
          problems.set(
            key,
            `${how} of ${element.tagName.toLowerCase()} “${name}” ${element.className} | ${at.className}`,
          );
        break;
      }
    }
    return [...problems.values()];
  });
}
