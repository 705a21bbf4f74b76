// Admission control (load shedding): a process runs a bounded number of calls, queues few more and refuses the rest
// at once, because under overload a late answer is wasted work.
import { eventLoopLagMs } from './event-loop-lag';
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

interface Waiter {
  enter: () => void;
  /** Whether the client has disconnected. */
  isGone: () => boolean;
}

const RETRY_AFTER_S = '1';
const busy = (): HttpError => new HttpError(503, { 'Retry-After': RETRY_AFTER_S });

export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #lagMs: () => number;
  readonly #queues: Readonly<Record<CallClass, Set<Waiter>>> = { critical: new Set(), ordinary: new Set() };
  #running = 0;

  /** @param lagMs how long a call may have waited to be read: the embedded database blocks the event loop. */
  constructor(limits: AdmissionLimits, lagMs: () => number = eventLoopLagMs) {
    this.#limits = limits;
    this.#lagMs = lagMs;
  }

  /** Runs the work when a slot is free. Throws an HttpError (503) where the queue is full or the wait was too long. */
  async run<T>(kind: CallClass, work: () => Promise<T>, isGone: () => boolean = () => false): Promise<T> {
    if (kind === 'ordinary' && this.#lagMs() > this.#limits.maxWaitMs / 2) throw busy();
    if (this.#running < this.#limits.running) this.#running += 1;
    else await this.#wait(kind, isGone);
    try {
      return await work();
    } finally {
      this.#next();
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

  /** Gives the slot on: to the oldest critical call, else the oldest ordinary one; disconnected ones are skipped. */
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
