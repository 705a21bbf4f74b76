// The stack of open modal dialogs, so that toasts and spinners render above the topmost.
import { useSyncExternalStore } from 'react';
import { MODAL_EVENT } from '../modal-event';

let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly HTMLDialogElement[]): void {
  openModals = next;
  for (const listener of listeners) listener();
  window.dispatchEvent(new Event(MODAL_EVENT));
}

/** Pushes an opened dialog; returns the function that removes it. */
export function pushModal(dialog: HTMLDialogElement): () => void {
  replace([...openModals.filter((one) => one !== dialog), dialog]);
  return () => replace(openModals.filter((one) => one !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The topmost open modal dialog, or null; everything outside of it is inert. */
export const topModal = (): HTMLDialogElement | null => openModals.at(-1) ?? null;

export const useTopModal = (): HTMLDialogElement | null =>
  useSyncExternalStore(subscribe, topModal, () => null);

/** Requests the topmost modal to close, as Esc does; one that only its buttons may close stays open. */
export const askTopModal = (): void => {
  topModal()?.dispatchEvent(new Event('cancel', { cancelable: true }));
};
