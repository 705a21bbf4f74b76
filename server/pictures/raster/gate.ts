// How much heavy work runs at once: some of it, some more waits, the rest is turned away.

interface GateLimits {
  running: number;
  waiting: number;
}

/** Thrown to whoever finds the waiting line full. */
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

  /** Runs the work as soon as there is room; rejects with `BusyError` at once where too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.running) this.#running += 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      // The place goes to the next in line, so that nobody overtakes it.
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
