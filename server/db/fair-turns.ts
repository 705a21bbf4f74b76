// Turns at the embedded database's one connection, shared by time among the classes of work that wait for it, and within a
// class among its calls (start-time fair queueing): a page's short reads pass transactions that are queued, and a call with
// a few statements those of one with many; none starves.

interface Queue {
  /** Virtual time at which its next turn begins, in ms: the one that has had least is served first. */
  startMs: number;
}

/** The statements of a call. */
interface Line extends Queue {
  waiting: (() => void)[];
}

interface Share extends Queue {
  /** Those of calls that wait. */
  lines: Set<Line>;
  /** Virtual time among them: where the last turn began. */
  virtualMs: number;
}

interface Turn {
  share: Share;
  line: Line;
  beganMs: number;
}

const leastOf = <Q extends Queue>(queues: Iterable<Q>): Q | undefined => {
  let least: Q | undefined;
  for (const queue of queues) if (least === undefined || queue.startMs < least.startMs) least = queue;
  return least;
};

interface Clock {
  now: () => number;
  /** Runs it after what is ready to run now. */
  soon: (act: () => void) => void;
}

const CLOCK: Clock = { now: () => performance.now(), soon: setImmediate };

export class FairTurns<Name> {
  readonly #clock: Clock;
  readonly #shares = new Map<Name, Share>();
  readonly #lines = new WeakMap<object, Line>();
  #turn: Turn | null = null;
  #isPausing = false;
  /** Virtual time: where the turn that is taken began. */
  #virtualMs = 0;

  constructor(clock = CLOCK) {
    this.#clock = clock;
  }

  /** Waits for a turn of a call of a share; of one call the first statement is the first served. */
  take(name: Name, call: object): Promise<void> {
    const share = this.#shares.get(name) ?? { lines: new Set(), startMs: 0, virtualMs: 0 };
    this.#shares.set(name, share);
    const line = this.#lines.get(call) ?? { waiting: [], startMs: 0 };
    this.#lines.set(call, line);
    // Time in which nothing was wanted is not saved up.
    if (share.lines.size === 0) share.startMs = Math.max(share.startMs, this.#virtualMs);
    if (line.waiting.length === 0) line.startMs = Math.max(line.startMs, share.virtualMs);
    return new Promise((enter) => {
      line.waiting.push(enter);
      share.lines.add(line);
      if (this.#turn === null && !this.#isPausing) this.#start();
    });
  }

  /** Whether no turn is taken, and nobody waits for one. */
  get isFree(): boolean {
    return this.#turn === null && this.#next() === undefined;
  }

  /** Ends the turn that is taken. */
  free(): void {
    if (this.#turn === null) return;
    const { share, line, beganMs } = this.#turn;
    this.#turn = null;
    const tookMs = this.#clock.now() - beganMs;
    share.startMs += tookMs;
    line.startMs += tookMs;
    const next = this.#next();
    // The next statement of a call follows as soon as it has read the answer: it is not to wait for a transaction then.
    if (next === undefined || next.startMs <= share.startMs) return this.#start();
    this.#isPausing = true;
    this.#clock.soon(() => {
      this.#isPausing = false;
      this.#start();
    });
  }

  #next(): Share | undefined {
    return leastOf([...this.#shares.values()].filter(({ lines }) => lines.size > 0));
  }

  #start(): void {
    const share = this.#next();
    const line = share === undefined ? undefined : leastOf(share.lines);
    const enter = line?.waiting.shift();
    if (share === undefined || line === undefined || enter === undefined) return;
    if (line.waiting.length === 0) share.lines.delete(line);
    this.#virtualMs = share.startMs;
    share.virtualMs = line.startMs;
    this.#turn = { share, line, beganMs: this.#clock.now() };
    enter();
  }
}
