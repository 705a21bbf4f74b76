// Circuit breaker around connections: after a lost one, a single call probes the database at a time, with backoff.
import { DatabaseUnavailableError } from './outage';

const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 5000;

export interface CircuitBreakerOptions {
  nowMs?: () => number;
  /** From 0 to 1: jitter, so that processes that lost the database together do not reconnect together. */
  random?: () => number;
  report?: (words: string) => void;
}

export class CircuitBreaker {
  readonly #nowMs: () => number;
  readonly #random: () => number;
  readonly #report: (words: string) => void;
  #failures = 0;
  /** Number of the last outage: failures of connections from before it are ignored. */
  #outage = 0;
  #isProbing = false;
  #retryAtMs = 0;
  #openSinceMs = 0;

  constructor({ nowMs = Date.now, random = Math.random, report = () => {} }: CircuitBreakerOptions = {}) {
    this.#nowMs = nowMs;
    this.#random = random;
    this.#report = report;
  }

  get isOpen(): boolean {
    return this.#failures > 0;
  }

  /**
   * Lets a call pass; while open one at a time, else throws a DatabaseUnavailableError.
   * @returns the number of the last outage, to be passed to `failed` by this call's connection.
   */
  enter(): number {
    if (!this.isOpen) return this.#outage;
    const leftMs = this.#retryAtMs - this.#nowMs();
    if (this.#isProbing || leftMs > 0) throw new DatabaseUnavailableError(Math.max(leftMs, FIRST_DELAY_MS));
    this.#isProbing = true;
    return this.#outage;
  }

  /** Reports a failed connection. Those that break together, and old ones found broken later, are one outage. */
  failed(error: unknown, outage: number): void {
    if (outage !== this.#outage) return;
    const nowMs = this.#nowMs();
    if (!this.isOpen) {
      this.#openSinceMs = nowMs;
      this.#outage += 1;
      this.#report(`The database is unavailable: ${error instanceof Error ? error.message : String(error)}`);
    }
    const delayMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#isProbing = false;
    this.#retryAtMs = nowMs + delayMs * (0.5 + this.#random() / 2);
  }

  succeeded(): void {
    if (!this.isOpen) return;
    this.#failures = 0;
    this.#isProbing = false;
    this.#report(`The database is back after ${((this.#nowMs() - this.#openSinceMs) / 1000).toFixed(1)} s.`);
  }
}
