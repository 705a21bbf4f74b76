// Owns which modal dialogs are open, so that toasts and spinners can stand above the topmost of them.
import { useSyncExternalStore } from 'react';

let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly HTMLDialogElement[]): void {
  openModals = next;
  for (const listener of listeners) listener();
}

/** Puts a dialog that has just been shown on top; the answer takes it off again. */
export function pushModal(dialog: HTMLDialogElement): () => void {
  replace([...openModals.filter((one) => one !== dialog), dialog]);
  return () => replace(openModals.filter((one) => one !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The topmost open modal dialog, or null; what is not inside it is covered and cannot be used. */
export const useTopModal = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    subscribe,
    () => openModals.at(-1) ?? null,
    () => null,
  );
