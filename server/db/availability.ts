// Whether the database can be asked: after a lost connection one call tries again at a time, ever more seldom.
import { DatabaseAwayError } from './outage';

const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 5000;

export interface AvailabilityOptions {
  nowMs?: () => number;
  /** From 0 up to 1: processes that lost the database together do not come back together. */
  random?: () => number;
  report?: (words: string) => void;
}

/** A circuit breaker around connections. */
export class Availability {
  readonly #nowMs: () => number;
  readonly #random: () => number;
  readonly #report: (words: string) => void;
  #failures = 0;
  /** Which outage is the last one: connections from before it are of no interest any more. */
  #outage = 0;
  #isProbing = false;
  #retryAtMs = 0;
  #awaySinceMs = 0;

  constructor({ nowMs = Date.now, random = Math.random, report = () => {} }: AvailabilityOptions = {}) {
    this.#nowMs = nowMs;
    this.#random = random;
    this.#report = report;
  }

  get isAway(): boolean {
    return this.#failures > 0;
  }

  /**
   * Lets a call pass, alone while the database is away. Throws a DatabaseAwayError where it is not its turn.
   * @returns the number of the last outage, which a later failure of the call's connection is to be told with.
   */
  enter(): number {
    if (!this.isAway) return this.#outage;
    const leftMs = this.#retryAtMs - this.#nowMs();
    if (this.#isProbing || leftMs > 0) throw new DatabaseAwayError(Math.max(leftMs, FIRST_DELAY_MS));
    this.#isProbing = true;
    return this.#outage;
  }

  /** A connection failed. Those that break together, and old ones that are found broken later, are one outage. */
  failed(error: unknown, outage: number): void {
    if (outage !== this.#outage) return;
    const nowMs = this.#nowMs();
    if (!this.isAway) {
      this.#awaySinceMs = nowMs;
      this.#outage += 1;
      this.#report(`The database is away: ${error instanceof Error ? error.message : String(error)}`);
    }
    const delayMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#isProbing = false;
    this.#retryAtMs = nowMs + delayMs * (0.5 + this.#random() / 2);
  }

  succeeded(): void {
    if (!this.isAway) return;
    this.#failures = 0;
    this.#isProbing = false;
    this.#report(`The database is back after ${((this.#nowMs() - this.#awaySinceMs) / 1000).toFixed(1)} s.`);
  }
}
