// Admission control (load shedding): a process runs a bounded number of calls, queues few more and refuses the rest
// at once, because under overload a late answer is wasted work.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { HttpError } from './http-error';

/** `critical` are payment notifications, paying and submitting an order; `ordinary` is browsing. */
export type CallClass = 'critical' | 'ordinary';

export interface AdmissionLimits {
  running: number;
  waiting: Readonly<Record<CallClass, number>>;
  /** The longest wait in the queue, in ms. */
  maxWaitMs: number;
}

/** The pool has ten connections; a few more calls need none of them. */
export const ADMISSION_LIMITS: AdmissionLimits = {
  running: 14,
  waiting: { critical: 200, ordinary: 150 },
  maxWaitMs: 2000,
};

/** Turns of the event loop without a new call after which all have been read: one turn accepts it, the next reads it. */
const QUIET_TURNS = 3;
/** The most turns that a call yields, each some tenths of a millisecond. */
const MAX_TURNS = 300;

interface Waiter {
  enter: () => void;
  /** Whether the client has disconnected. */
  isGone: () => boolean;
}

const RETRY_AFTER_S = '1';
const busy = (): HttpError => new HttpError(503, { 'Retry-After': RETRY_AFTER_S });

export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #queues: Readonly<Record<CallClass, Set<Waiter>>> = { critical: new Set(), ordinary: new Set() };
  #running = 0;
  #arrived = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  /** Runs the work when a slot is free. Throws an HttpError (503) where the queue is full or the wait was too long. */
  async run<T>(kind: CallClass, work: () => Promise<T>, isGone: () => boolean = () => false): Promise<T> {
    this.#arrived += 1;
    if (this.#running < this.#limits.running) this.#running += 1;
    else await this.#wait(kind, isGone);
    try {
      await this.#yieldToArrivals();
      return await work();
    } finally {
      this.#next();
    }
  }

  /**
   * Yields the event loop until all calls that have arrived are queued or refused. Node accepts one connection a turn, and
   * a call on the embedded database blocks a turn: without this, calls wait unread in the kernel, where no class counts.
   */
  async #yieldToArrivals(): Promise<void> {
    let quiet = 0;
    for (let turn = 0; turn < MAX_TURNS && quiet < QUIET_TURNS; turn += 1) {
      const known = this.#arrived;
      await nextTurn();
      quiet = known === this.#arrived ? quiet + 1 : 0;
    }
  }

  #wait(kind: CallClass, isGone: () => boolean): Promise<void> {
    const queue = this.#queues[kind];
    if (queue.size >= this.#limits.waiting[kind]) throw busy();
    return new Promise((enter, fail) => {
      const timer = setTimeout(() => {
        queue.delete(waiter);
        fail(busy());
      }, this.#limits.maxWaitMs);
      const waiter: Waiter = {
        isGone,
        enter: () => {
          clearTimeout(timer);
          enter();
        },
      };
      queue.add(waiter);
    });
  }

  /** Passes the slot on: to the oldest critical call, else the oldest ordinary one; disconnected are skipped. */
  #next(): void {
    for (const queue of [this.#queues.critical, this.#queues.ordinary])
      for (const waiter of queue) {
        queue.delete(waiter);
        if (waiter.isGone()) continue;
        waiter.enter();
        return;
      }
    this.#running -= 1;
  }
}
