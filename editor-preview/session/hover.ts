// The block under the pointer or with the focus, in the outline or on the phone: the other one marks it.
import { useSyncExternalStore } from 'react';
import type { Uid } from '~/domain/studio/document';

export class Hover {
  private uid: Uid | null = null;
  private readonly listeners = new Set<() => void>();

  readonly get = (): Uid | null => this.uid;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(uid: Uid | null): void {
    if (uid === this.uid) return;
    this.uid = uid;
    for (const listener of this.listeners) listener();
  }

  /** The pointer or the focus may be on another one by now. */
  leave(uid: Uid): void {
    if (uid === this.uid) this.set(null);
  }
}

/** Whether it is this block: the component renders again when that changes, and not for other blocks. */
export const useIsOver = (hover: Hover, uid: Uid): boolean =>
  useSyncExternalStore(hover.subscribe, () => hover.get() === uid);

/** For an element that stands for a block. */
export const hovering = (hover: Hover, uid: Uid) => {
  const enter = () => hover.set(uid);
  const leave = () => hover.leave(uid);
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
};
