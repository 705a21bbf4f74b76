// For whom a connection is taken: which share of the pool, or of the embedded database's time, it comes from, and how long
// a statement may take.
import { AsyncLocalStorage } from 'node:async_hooks';

/** `critical` pays and submits orders, `ordinary` browses; what runs outside a call, as jobs do, is `background`. */
export const WORK_CLASSES = ['critical', 'ordinary', 'background'] as const;
export type WorkClass = (typeof WORK_CLASSES)[number];

export interface Work {
  kind: WorkClass;
  /** What may not hold all connections of its class: a route. */
  name: string;
}

/** Connections of each class of work; one that is full borrows from no other, so that paying goes on while browsing hangs. */
export const POOL_SHARES: Readonly<Record<WorkClass, number>> = { critical: 6, ordinary: 8, background: 3 };

/** Connections of its class that one route of browsing may hold: of two slow routes, others still find some. */
export const CONNECTIONS_OF_ROUTE = 3;

const BACKGROUND: Work = { kind: 'background', name: '' };

const current = new AsyncLocalStorage<Work>();

/** Runs work as one of a class. */
export const inClass = <T>(work: Work, act: () => T): T => current.run(work, act);

export const currentWork = (): Work => current.getStore() ?? BACKGROUND;
