// Back closes the topmost modal (sheet, dialog, viewer) before it leaves the screen.
// Each screen has one history entry; a modal on the mall's first entry adds one of its own, as Back would leave the mall.
import { MODAL_EVENT } from '~/ui/modal-event';
import { askTopModal, topModal } from '~/ui/overlay/modal-stack';
import { entryOf, lastIndex, markIndex } from './history-entry';

const isOnModalEntry = (): boolean => entryOf().isModal === true;

/** Callbacks of history steps that were requested here and that the router must not see; the oldest first. */
const steps: (() => void)[] = [];
/** The next step was requested by the mall itself, whatever modal is open. */
let isLeaving = false;

function stepSilently(delta: number, then: () => void): void {
  steps.push(then);
  window.history.go(delta);
}

/**
 * The page is being left or reloaded, if the shopper does not go on. Chromium then loses an entry that is added, while the
 * loaded page still has its state: the step back from it would leave the mall.
 */
let isUnloading = false;
window.addEventListener('beforeunload', () => (isUnloading = true));
window.addEventListener('pageshow', () => (isUnloading = false));
window.addEventListener('pointerdown', () => (isUnloading = false), { capture: true });

/** Syncs the history with whether a modal is open. */
function settle(): void {
  if (steps.length > 0) return;
  const isCovered = topModal() !== null;
  if (isCovered && entryOf().idx === 0) {
    if (isUnloading) return;
    window.history.pushState({ ...window.history.state, idx: 1, isModal: true }, '');
    markIndex();
  } else if (!isCovered && isOnModalEntry()) stepSilently(-1, () => undefined);
}

/** Runs once no step is under way: an entry that is added meanwhile would be left by the step. */
function afterSteps(act: () => void): void {
  const last = steps.pop();
  if (last === undefined) act();
  else
    steps.push(() => {
      last();
      afterSteps(act);
    });
}

function intercept(): boolean {
  const { idx } = entryOf();
  const then = steps.shift();
  if (then !== undefined) {
    markIndex();
    then();
    settle();
    return true;
  }
  if (idx < lastIndex && topModal() !== null && !isLeaving) {
    stepSilently(lastIndex - idx, askTopModal);
    return true;
  }
  isLeaving = false;
  queueMicrotask(settle);
  return false;
}

// Deferred: a modal that is replaced by another must not step down in between.
window.addEventListener(MODAL_EVENT, () => queueMicrotask(settle));
settle();

/** Pushes on top of the current screen, or replaces it. */
export type Move = 'push' | 'replace';

export interface BackGuard {
  /** Sees a popstate first; true when the router must not see it. */
  intercept(): boolean;
  /** Moves once no own step is under way, and never leaves a modal's entry between two screens. */
  move(how: Move, act: (as: Move) => void): void;
  /** Announces that the next step back is the mall's own and leaves the screen. */
  leave(): void;
}

export const backGuard: BackGuard = {
  intercept,
  move: (how, act) =>
    afterSteps(() => {
      if (!isOnModalEntry()) act(how);
      else if (how === 'push') act('replace');
      else stepSilently(-1, () => act(how));
    }),
  leave: () => {
    isLeaving = true;
  },
};
