// Rows that are moved by keys keep their element, and the focus goes with the one that is moved.
import { flushSync } from 'react-dom';

/** React keys of rows, which move with them: the id, counted where one thing stands in the list twice. */
export function rowKeys(ids: readonly (string | number)[]): string[] {
  const counts = new Map<string | number, number>();
  return ids.map((id) => {
    const before = counts.get(id) ?? 0;
    counts.set(id, before + 1);
    return `${id} ${before}`;
  });
}

const CONTROLS = 'button, input, select, textarea, [tabindex]';

const isOn = (one: Element | null | undefined): one is HTMLElement =>
  one instanceof HTMLElement && !one.hasAttribute('disabled');

interface RowMove {
  move: () => void;
  /** The row within its list, once it is moved. */
  movedRow: (list: HTMLElement) => Element | null | undefined;
}

/**
 * Moves the row around an element. The control that has the focus has it in the moved row too; the one beside it where that
 * is off, as at either end of the list.
 */
export function moveWithFocus(within: Element, { move, movedRow }: RowMove): void {
  const row = within.closest('li');
  const list = row?.parentElement ?? null;
  const controlsOf = (one: Element) => [one, ...one.querySelectorAll(CONTROLS)];
  const held = document.activeElement;
  const place = row === null || held === null ? -1 : controlsOf(row).indexOf(held);
  // A search shows other rows at other places: the moved one is there once it is rendered.
  flushSync(move);
  const moved = list === null ? null : movedRow(list);
  if (place === -1 || moved === null || moved === undefined) return;
  const same = moved.contains(held) ? held : controlsOf(moved)[place];
  [same, same?.previousElementSibling, same?.nextElementSibling].find(isOn)?.focus();
}
