// Regions of the editor between which F6 goes: rail, panel, stage, form.
import type { Pointer } from '~/domain/studio/pointer';
import { STOPS } from './stops';

const REGIONS = ['rail', 'panel', 'stage', 'form'] as const;
/** Where a region is entered, the first that it has: the phone while it is tried, the chosen row of a list. */
const ENTRIES = [
  '[data-region="stage"] iframe:not([tabindex="-1"])',
  '[data-region]:not([data-region="form"]) [tabindex="0"]',
  STOPS,
];

const regionElements = (): HTMLElement[] =>
  REGIONS.flatMap((name) => document.querySelector<HTMLElement>(`[data-region="${name}"]`) ?? []);

/** Where in the region one was last is not stored. */
function enter(region: HTMLElement): void {
  const [stop = region] = ENTRIES.flatMap((selector) => region.querySelector<HTMLElement>(selector) ?? []);
  stop.focus();
}

export function focusNextRegion(direction: -1 | 1): void {
  const regions = regionElements();
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const from = at === -1 && direction === -1 ? 0 : at;
  const next = regions.at((from + direction + regions.length) % regions.length);
  if (next !== undefined) enter(next);
}

/**
 * From the phone that has the focus to what follows or precedes it in its region, dialog or place. Where nothing does:
 * to the next region, else round to the other end.
 */
export function leavePhone(direction: -1 | 1): void {
  const { activeElement: phone } = document;
  if (phone?.tagName !== 'IFRAME') return;
  const around = phone.closest<HTMLElement>('[data-region], dialog') ?? document.body;
  const side = direction === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const stops = [...around.querySelectorAll<HTMLElement>(STOPS)];
  const beyond = stops.filter((stop) => (phone.compareDocumentPosition(stop) & side) !== 0);
  const ends = around.matches('[data-region]') ? [] : stops;
  const next = beyond.at(direction === 1 ? 0 : -1) ?? ends.at(direction === 1 ? 0 : -1);
  if (next === undefined) focusNextRegion(direction);
  else next.focus();
}

/** The first control of the form, or of one of its fields. */
export function focusForm(field?: Pointer): void {
  const place = field === undefined ? '' : `[data-at="${CSS.escape(field)}"] `;
  document
    .querySelector<HTMLElement>(
      `[data-region="form"] ${place}:is(input:not([type="search"]), select, textarea):not([disabled])`,
    )
    ?.focus();
}

/** A control of the form by its selector; false where it is not there. */
export function focusPart(selector: string): boolean {
  const part = document.querySelector<HTMLElement>(`[data-region="form"] ${selector}`);
  part?.focus();
  return part !== null;
}

/** The search of the region that has the focus; the panel's where that has none. */
function nearestSearch(): HTMLElement | null {
  const own = document.activeElement?.closest('[data-region]');
  return (
    own?.querySelector<HTMLElement>('input[type="search"]') ??
    document.querySelector<HTMLElement>('[data-region="panel"] input[type="search"]')
  );
}

export const hasSearch = (): boolean => nearestSearch() !== null;

export const focusSearch = (): void => nearestSearch()?.focus();

export const focusFormSearch = (): boolean => focusPart('input[aria-label="在属性里搜索"]');
