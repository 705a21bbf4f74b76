// How often the calls of one begin: some at once, then one after each interval. Nobody taps faster, and a program that
// repeats answered calls costs others no more than a person.

export interface PaceLimits {
  /** Calls that begin at once after a rest. */
  burst: number;
  everyMs: number;
}

export class Pace {
  readonly #limits: PaceLimits;
  readonly #now: () => number;
  /** When each will have rested, in the order of the latest calls; who has is forgotten. */
  readonly #restedMs = new Map<string, number>();

  constructor(limits: PaceLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** How long the next call of this one waits. */
  waitMs(who: string): number {
    const { burst, everyMs } = this.#limits;
    return Math.max(0, (this.#restedMs.get(who) ?? 0) - this.#now() - (burst - 1) * everyMs);
  }

  /** Counts a call that begins after its wait. */
  note(who: string): void {
    const now = this.#now();
    const restedMs = Math.max(now, this.#restedMs.get(who) ?? 0) + this.#limits.everyMs;
    this.#restedMs.delete(who);
    this.#restedMs.set(who, restedMs);
    for (const [oldest, endMs] of this.#restedMs) {
      if (endMs > now) break;
      this.#restedMs.delete(oldest);
    }
  }
}
