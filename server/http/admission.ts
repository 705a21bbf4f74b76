// Admission control: so many calls are in work per process, few more wait, the rest is refused at once. What is answered
// late is for nobody: under overload it is better to answer some in time than all too late.
import { eventLoopLagMs } from './event-loop-lag';
import { HttpRefusal } from './refuse';

/** `first` are payment notices, paying and submitting an order; `rest` is browsing. */
export type CallClass = 'first' | 'rest';

export interface AdmissionLimits {
  running: number;
  waiting: Readonly<Record<CallClass, number>>;
  /** The longest wait in line, in ms. */
  maxWaitMs: number;
}

/** The pool has ten connections; a few more calls do what needs none. */
export const ADMISSION_LIMITS: AdmissionLimits = {
  running: 14,
  waiting: { first: 200, rest: 150 },
  maxWaitMs: 2000,
};

interface Waiter {
  enter: () => void;
  /** Whether the client has hung up. */
  isGone: () => boolean;
}

const RETRY_AFTER_S = '1';
const busy = (): HttpRefusal => new HttpRefusal(503, { 'Retry-After': RETRY_AFTER_S });

export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #lagMs: () => number;
  readonly #lines: Readonly<Record<CallClass, Set<Waiter>>> = { first: new Set(), rest: new Set() };
  #running = 0;

  /** @param lagMs how long a call may have waited to be read: the embedded database works within the event loop. */
  constructor(limits: AdmissionLimits, lagMs: () => number = eventLoopLagMs) {
    this.#limits = limits;
    this.#lagMs = lagMs;
  }

  /** Runs the work when it is its turn. Throws a refusal (503) where too many wait, or the wait was too long. */
  async run<T>(kind: CallClass, work: () => Promise<T>, isGone: () => boolean = () => false): Promise<T> {
    if (kind === 'rest' && this.#lagMs() > this.#limits.maxWaitMs / 2) throw busy();
    if (this.#running < this.#limits.running) this.#running += 1;
    else await this.#wait(kind, isGone);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #wait(kind: CallClass, isGone: () => boolean): Promise<void> {
    const line = this.#lines[kind];
    if (line.size >= this.#limits.waiting[kind]) throw busy();
    return new Promise((enter, fail) => {
      const timer = setTimeout(() => {
        line.delete(waiter);
        fail(busy());
      }, this.#limits.maxWaitMs);
      const waiter: Waiter = {
        isGone,
        enter: () => {
          clearTimeout(timer);
          enter();
        },
      };
      line.add(waiter);
    });
  }

  /** Hands the place on: to the oldest of the first class, else of the rest; whoever has hung up is passed over. */
  #next(): void {
    for (const line of [this.#lines.first, this.#lines.rest])
      for (const waiter of line) {
        line.delete(waiter);
        if (waiter.isGone()) continue;
        waiter.enter();
        return;
      }
    this.#running -= 1;
  }
}
