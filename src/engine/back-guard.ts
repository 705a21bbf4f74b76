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
 * Whether the entry below is the mall's, where the browser tells. A modal that opens while the page reloads leaves its
 * mark on an entry that has none of the mall below.
 */
function hasOwnBelow(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  return navigation?.canGoBack ?? true;
}

/** Leaves the entry of a modal that is closed. */
function leaveModalEntry(): void {
  if (hasOwnBelow()) {
    stepSilently(-1, () => undefined);
    return;
  }
  const { isModal: _isModal, ...state } = entryOf();
  window.history.replaceState({ ...state, idx: 0 }, '');
  markIndex();
}

/** Syncs the history with whether a modal is open. */
function settle(): void {
  if (steps.length > 0) return;
  const isCovered = topModal() !== null;
  if (isCovered && entryOf().idx === 0) {
    window.history.pushState({ ...window.history.state, idx: 1, isModal: true }, '');
    markIndex();
  } else if (!isCovered && isOnModalEntry()) leaveModalEntry();
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
