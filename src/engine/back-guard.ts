// Closes what lies over a screen before Back leaves the screen: sheets, dialogs and viewers are all modals.
// Each screen keeps its history entry; a modal on the mall's first entry adds one of its own, as Back would leave the mall.
import { MODAL_EVENT } from '~/ui/modal-event';
import { askTopModal, topModal } from '~/ui/overlay/modal-stack';
import { entryOf, lastIndex, markIndex } from './history-entry';

const isOnModalEntry = (): boolean => entryOf().isModal === true;

/** What to do after each step that was asked of the browser here, which the router does not hear of; the oldest first. */
const steps: (() => void)[] = [];
/** The next step was asked for by the mall itself, whatever lies over the screen. */
let isLeaving = false;

function stepSilently(delta: number, then: () => void): void {
  steps.push(then);
  window.history.go(delta);
}

/** Brings the history in line with whether a modal is open. */
function settle(): void {
  if (steps.length > 0) return;
  const isCovered = topModal() !== null;
  if (isCovered && entryOf().idx === 0) {
    window.history.pushState({ ...window.history.state, idx: 1, isModal: true }, '');
    markIndex();
  } else if (!isCovered && isOnModalEntry()) stepSilently(-1, () => undefined);
}

/** Acts once no step is under way: an entry that is added meanwhile would be left by the step. */
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

// Not at once: a modal that makes way for another must not step down in between.
window.addEventListener(MODAL_EVENT, () => queueMicrotask(settle));
settle();

/** On top of the current screen, or in its place. */
export type Move = 'push' | 'replace';

export interface BackGuard {
  /** Hears of a step of the browser first; true when the router must not. */
  intercept(): boolean;
  /** Moves once no step of its own is under way, and never leaves the entry of a modal between two screens. */
  move(how: Move, act: (as: Move) => void): void;
  /** Says that the next step back is the mall's own and leaves the screen. */
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
