// Regions of the editor between which F6 goes: rail, panel, stage, form.
import type { Pointer } from '~/domain/studio/pointer';

const REGIONS = ['rail', 'panel', 'stage', 'form'] as const;
const FOCUSABLE =
  '[tabindex="0"], button:not([disabled]):not([tabindex="-1"]), input:not([disabled]):not([tabindex="-1"]), select, textarea, summary, iframe';

const regionElements = (): HTMLElement[] =>
  REGIONS.flatMap((name) => document.querySelector<HTMLElement>(`[data-region="${name}"]`) ?? []);

/** Where in the region one was last is not stored: its first stop is, or the chosen row of a list. */
function enter(region: HTMLElement): void {
  const chosen = region.querySelector<HTMLElement>('[tabindex="0"]');
  (chosen ?? region.querySelector<HTMLElement>(FOCUSABLE) ?? region).focus();
}

export function focusNextRegion(direction: -1 | 1): void {
  const regions = regionElements();
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const from = at === -1 && direction === -1 ? 0 : at;
  const next = regions.at((from + direction + regions.length) % regions.length);
  if (next !== undefined) enter(next);
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

/** The search of the region that has the focus; the panel's where that has none. */
export function focusSearch(): void {
  const own = document.activeElement?.closest('[data-region]');
  const search =
    own?.querySelector<HTMLElement>('input[type="search"]') ??
    document.querySelector<HTMLElement>('[data-region="panel"] input[type="search"]');
  search?.focus();
}
