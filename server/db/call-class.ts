// For whom a connection is taken: which share of the pool it comes from, and how long a statement may take.
import { AsyncLocalStorage } from 'node:async_hooks';

/** `critical` pays and submits orders, `ordinary` browses; what runs outside a call, as jobs do, is `background`. */
export type WorkClass = 'critical' | 'ordinary' | 'background';

export interface Work {
  kind: WorkClass;
  /** What may not hold all connections of its class: a route. */
  name: string;
}

const BACKGROUND: Work = { kind: 'background', name: '' };

const current = new AsyncLocalStorage<Work>();

/** Runs work as one of a class. */
export const inClass = <T>(work: Work, act: () => T): T => current.run(work, act);

export const currentWork = (): Work => current.getStore() ?? BACKGROUND;
