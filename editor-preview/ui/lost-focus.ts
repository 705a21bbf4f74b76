// Gives the focus of the keyboard on where it would be lost: what had it was removed, or was disabled for a while.
import { STOPS } from './stops';

/** Where something stood: in what, and behind what. */
interface Place {
  box: Element;
  after: Node | null;
}

/** What gives the focus back by itself, such as a dialog that closes, does so first. */
const SETTLED_MS = 50;

function isBehind(stop: Element, after: Node | null): boolean {
  if (after === null || !after.isConnected) return true;
  const position = after.compareDocumentPosition(stop);
  return (
    (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    (position & Node.DOCUMENT_POSITION_CONTAINED_BY) === 0
  );
}

/** The next stop in the box, the box, or the one before; else further out. */
function focusNear({ box, after }: Place): void {
  const stops = [...box.querySelectorAll<HTMLElement>(STOPS)];
  const next = stops.filter((stop) => isBehind(stop, after));
  const before = stops.filter((stop) => !isBehind(stop, after)).reverse();
  const own = box instanceof HTMLElement && box.matches(STOPS) ? [box] : [];
  for (const stop of [...next, ...own, ...before]) {
    stop.focus();
    // One that is not shown takes no focus.
    if (document.activeElement === stop) return;
  }
  if (box.parentElement !== null) focusNear({ box: box.parentElement, after: box });
}

const isNowhere = (): boolean => document.activeElement === document.body;

/** Another place of the studio begins as a page does. */
const isPlace = (node: Node): boolean =>
  node instanceof Element && (node.matches('main') || node.querySelector('main') !== null);

class FocusWatch {
  /** Got the focus by keys; a pointer needs none. */
  private held: Element | null = null;
  private place: Place | null = null;
  private isDisabled = false;
  private isByKeys = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  hold(element: Element | null): void {
    this.held = this.isByKeys && element !== document.body ? element : null;
    this.place = null;
    this.isDisabled = false;
  }

  readonly point = (): void => {
    this.isByKeys = false;
    this.hold(null);
  };

  readonly press = (): void => {
    this.isByKeys = true;
    if (!isNowhere()) this.hold(document.activeElement);
  };

  readonly enter = ({ target }: FocusEvent): void => {
    if (target instanceof Element) this.hold(target);
  };

  readonly change = (records: readonly MutationRecord[]): void => {
    if (this.held === null) return;
    for (const { removedNodes, previousSibling, target } of records) {
      const removed = [...removedNodes].find((node) => node.contains(this.place?.box ?? this.held));
      if (removed === undefined || !(target instanceof Element)) continue;
      if (isPlace(removed)) this.hold(null);
      else this.place = { box: target, after: previousSibling };
    }
    const { held } = this;
    if (held === null) return;
    if (held.isConnected) this.place = null;
    this.isDisabled ||= held.matches(':disabled');
    if (this.place === null && !this.isDisabled) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), SETTLED_MS);
  };

  private settle(): void {
    const { held, place } = this;
    const isOff = held?.matches(':disabled') === true;
    if (!isNowhere()) this.isDisabled = isOff;
    else if (place !== null) focusNear(place);
    else if (held instanceof HTMLElement && !isOff) held.focus();
  }
}

/** Watches the window. @returns what ends it. */
export function watchFocus(): () => void {
  const watch = new FocusWatch();
  const gone = new AbortController();
  const options = { signal: gone.signal, capture: true };
  window.addEventListener('pointerdown', watch.point, options);
  window.addEventListener('keydown', watch.press, options);
  window.addEventListener('focusin', watch.enter, options);
  const changes = new MutationObserver(watch.change);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    changes.disconnect();
    gone.abort();
  };
}
