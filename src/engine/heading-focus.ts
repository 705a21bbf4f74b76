// Focuses the heading after each change of screen, so that it is read out and Tab continues from there.
import { topModal } from '~/ui/overlay/modal-stack';

/** A heading that renders later than that is not focused. */
const PATIENCE_MS = 5000;
const HANDS = ['pointerdown', 'keydown'] as const;

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

/** The heading of the screen in front. */
const headingInFront = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.mall-root h1')].find(
    (heading) => isSeen(heading) && heading.closest('dialog') === null,
  );

/** Whether no element has the focus: its screen was hidden, or it was removed. */
function isFocusFree(): boolean {
  const { activeElement: focused } = document;
  return focused === null || focused === document.body || !isSeen(focused);
}

function focusHeading(): void {
  const heading = headingInFront();
  if (heading === undefined || !isFocusFree() || topModal() !== null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Focuses the heading, also one that renders later with the screen's code or data, until the shopper does something.
 * A field that the screen has focused keeps the focus.
 */
export function awaitHeading(leaving: AbortSignal): void {
  if (leaving.aborted) return;
  const observer = new MutationObserver(focusHeading);
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of HANDS) window.removeEventListener(type, end);
  };
  const timer = setTimeout(end, PATIENCE_MS);
  for (const type of HANDS) window.addEventListener(type, end, { passive: true });
  leaving.addEventListener('abort', end, { once: true });
  focusHeading();
  observer.observe(document.body, { subtree: true, childList: true });
}
