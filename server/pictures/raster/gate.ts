// Bounds concurrent heavy work: a few tasks run, a few more are queued, the rest is refused.

interface GateLimits {
  running: number;
  waiting: number;
}

/** Thrown when the queue is full. */
export class BusyError extends Error {
  override name = 'BusyError';
}

export class Gate {
  readonly #limits: GateLimits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  /** Runs the work as soon as a slot is free; rejects with `BusyError` at once where the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.running) this.#running += 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      // The slot passes to the next in the queue, so that nobody overtakes it.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#limits.waiting) throw new BusyError('Too much work is waiting.');
    return new Promise((enter) => {
      this.#waiting.push(enter);
    });
  }
}
