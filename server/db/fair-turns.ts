// Turns at the embedded database's one connection, shared by time among the classes of work that wait for it
// (start-time fair queueing): a page's short reads pass transactions that are queued, and neither starves the other.

interface Share<Name> {
  name: Name;
  waiting: (() => void)[];
  /** Virtual time at which its next turn begins, in ms: the one that has had least is served first. */
  startMs: number;
}

interface Turn<Name> {
  share: Share<Name>;
  beganMs: number;
}

interface Clock {
  now: () => number;
  /** Runs it after what is ready to run now. */
  soon: (act: () => void) => void;
}

const CLOCK: Clock = { now: () => performance.now(), soon: setImmediate };

export class FairTurns<Name> {
  readonly #clock: Clock;
  readonly #shares = new Map<Name, Share<Name>>();
  #turn: Turn<Name> | null = null;
  #isPausing = false;
  /** Virtual time: where the turn that is taken began. */
  #virtualMs = 0;

  constructor(clock = CLOCK) {
    this.#clock = clock;
  }

  /** Waits for a turn of a share; within one the first who asked is the first served. */
  take(name: Name): Promise<void> {
    const share = this.#shares.get(name) ?? { name, waiting: [], startMs: 0 };
    this.#shares.set(name, share);
    // Time in which it wanted nothing is not saved up.
    if (share.waiting.length === 0) share.startMs = Math.max(share.startMs, this.#virtualMs);
    return new Promise((enter) => {
      share.waiting.push(enter);
      if (this.#turn === null && !this.#isPausing) this.#start();
    });
  }

  /** Ends the turn that is taken. */
  free(): void {
    if (this.#turn === null) return;
    const { share, beganMs } = this.#turn;
    this.#turn = null;
    share.startMs += this.#clock.now() - beganMs;
    const next = this.#next();
    // The next statement of a call follows as soon as it has read the answer: it is not to wait for a transaction then.
    if (next === undefined || next.startMs <= share.startMs) return this.#start();
    this.#isPausing = true;
    this.#clock.soon(() => {
      this.#isPausing = false;
      this.#start();
    });
  }

  #next(): Share<Name> | undefined {
    const waiting = [...this.#shares.values()].filter((share) => share.waiting.length > 0);
    return waiting.reduce<Share<Name> | undefined>(
      (least, share) => (least === undefined || share.startMs < least.startMs ? share : least),
      undefined,
    );
  }

  #start(): void {
    const share = this.#next();
    const enter = share?.waiting.shift();
    if (share === undefined || enter === undefined) return;
    this.#virtualMs = share.startMs;
    this.#turn = { share, beganMs: this.#clock.now() };
    enter();
  }
}
