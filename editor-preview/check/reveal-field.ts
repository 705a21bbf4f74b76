// Puts the focus on a field of the form, as soon as the form of the selected block is there.
import { type Pointer, parentOf } from '~/domain/studio/pointer';
import { focusPart } from '../ui/regions';

const TRIES = 20;
const TRY_MS = 50;
const INPUT = 'input, select, textarea';
const FOCUSABLE = 'button, [tabindex="0"]';

/** The field, else the nearest one around it: rows of lists are mounted when they are open. */
function fieldElement(at: Pointer): HTMLElement | null {
  for (let place = at; place !== ''; place = parentOf(place)) {
    const found = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(place)}"]`);
    if (found !== null) return found;
  }
  return null;
}

function show(field: HTMLElement): void {
  for (
    let group = field.closest('details');
    group !== null;
    group = group.parentElement?.closest('details') ?? null
  )
    group.open = true;
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function focus(field: HTMLElement): void {
  // Marks beside the label are buttons that restore a value: no key that is meant for the field may press them.
  const control = field.querySelector<HTMLElement>('[data-control]') ?? field;
  (control.querySelector<HTMLElement>(INPUT) ?? control.querySelector<HTMLElement>(FOCUSABLE))?.focus();
}

/** Presses of the operator, after which what still waits for its field would take the focus from where he went. */
const PRESSES = ['keydown', 'pointerdown'] as const;

/** Tries again until it is done, for a second at most. */
function retry(isDone: (isLast: boolean) => boolean): void {
  let tries = 0;
  const end = () => {
    clearInterval(timer);
    for (const press of PRESSES) window.removeEventListener(press, end, true);
  };
  const timer = setInterval(() => {
    tries += 1;
    const isLast = tries === TRIES;
    if (isDone(isLast) || isLast) end();
  }, TRY_MS);
  for (const press of PRESSES) window.addEventListener(press, end, true);
}

const whenThere = (at: Pointer, act: (field: HTMLElement) => void): void =>
  retry((isLast) => {
    const field = fieldElement(at);
    const isThere = field?.dataset['at'] === at;
    if (field !== null && (isThere || isLast)) {
      show(field);
      act(field);
    }
    return isThere;
  });

/** The line of a row in a list of the form, at once or when the form has loaded. */
export function focusRow(at: Pointer): void {
  const isFocused = () => focusPart(`[data-row="${CSS.escape(at)}"] [data-summary]`);
  if (!isFocused()) retry(isFocused);
}

/** '' is the block as a whole: nothing has the focus then. */
export function revealField(at: Pointer): void {
  if (at !== '') whenThere(at, focus);
}

const MARK_MS = 600;
const MARK = { backgroundColor: 'var(--st-accent-wash)' };

/** Scrolls to a field and marks it for a moment, without motion; the focus stays where it is. */
export function showField(at: Pointer): void {
  whenThere(at, (field) => void field.animate([MARK, MARK], MARK_MS));
}

/** Opens the dialog of a field, where it has one. */
export function openFieldDialog(at: Pointer): void {
  whenThere(at, (field) => field.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click());
}
