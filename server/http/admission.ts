// Admission control (load shedding): each lane runs a bounded number of calls, queues some more and refuses the rest at
// once, because under overload a late answer is wasted work. Places are given fairly (fair-queue.ts).
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CONNECTIONS_OF_ROUTE, POOL_SHARES } from '../db/call-class';
import { FairQueue } from './fair-queue';
import { HttpError } from './http-error';
import type { Lane } from './lane';

export interface LaneLimits {
  running: number;
  waiting: number;
  /** The longest wait in the queue, in ms. */
  maxWaitMs: number;
  /** Running calls of one route, so that a slow one leaves places; as many as the lane has when absent. */
  ofRoute?: number;
}

export interface AdmissionLimits {
  lanes: Readonly<Record<Lane, LaneLimits>>;
  /** Calls of one shopper, in all lanes together. */
  shopper: { running: number; waiting: number };
  /** Checkouts that are computed or become orders at once: the others of `ordering` wait for them, or are told at once. */
  checkouts: number;
}

const CHECKOUTS = 2;

/** Calls of `ordering` at once: those in a checkout, and as many that find what they repeat, or wait for the next turn. */
const ORDERING = 2 * CHECKOUTS;

/**
 * Derived from the connections, so that calls wait here, where turns are fair, and not for a connection, where they are
 * not and a wait of three seconds is refused as an outage: whoever may be in a transaction has one. The others of
 * `ordering`, `drawing`, `hashing` and `uploading` need one for a moment. A rush waits in `ordering`, whose waiters cost a
 * socket each: each that runs has its turns of the event loop between those of everybody else.
 */
export const ADMISSION_LIMITS: AdmissionLimits = {
  lanes: {
    browsing: {
      running: POOL_SHARES.ordinary,
      waiting: 200,
      maxWaitMs: 2000,
      ofRoute: CONNECTIONS_OF_ROUTE,
    },
    // Who is refused before he is told comes again at once, which costs more than that he waits: a rush of 2,000 takes ten seconds.
    ordering: { running: ORDERING, waiting: 5000, maxWaitMs: 30_000 },
    paying: { running: POOL_SHARES.critical - CHECKOUTS, waiting: 200, maxWaitMs: 5000 },
    drawing: { running: 2, waiting: 50, maxWaitMs: 5000 },
    hashing: { running: 4, waiting: 100, maxWaitMs: 5000 },
    uploading: { running: 12, waiting: 50, maxWaitMs: 5000 },
  },
  shopper: { running: 2, waiting: 4 },
  checkouts: CHECKOUTS,
};

/** Who calls, and how to see that he has hung up. */
export interface CallOrigin {
  lane: Lane;
  route: string;
  /** Null for a guest, who has no limit of his own. */
  shopper: string | null;
  network: string;
  isGone?: () => boolean;
}

interface Waiter {
  lane: Lane;
  route: string;
  shopper: string;
  network: string;
  isGuest: boolean;
  isGone: () => boolean;
  enter: () => void;
  refuse: () => void;
}

type Running = Pick<Waiter, 'lane' | 'route' | 'shopper' | 'network' | 'isGuest'>;

/** Turns of the event loop without a new call after which all have been read: one turn accepts it, the next reads it. */
const QUIET_TURNS = 3;
/** The most turns that a call yields, each some tenths of a millisecond. */
const MAX_TURNS = 300;

const RETRY_AFTER_S = '1';
/** How late a shopper's calls beyond his own limit are refused, in ms. */
const EXCESS_DELAY_MS = 1000;
const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));
const busy = (): HttpError => new HttpError(503, { 'Retry-After': RETRY_AFTER_S });

const count = (counts: Map<string, number>, key: string, change: 1 | -1): void => {
  const now = (counts.get(key) ?? 0) + change;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
};

class LaneState {
  readonly limits: LaneLimits;
  readonly queue = new FairQueue<Waiter>();
  /** Running calls by network. */
  readonly networks = new Map<string, number>();
  /** Running calls by route. */
  readonly routes = new Map<string, number>();
  running = 0;

  constructor(limits: LaneLimits) {
    this.limits = limits;
  }

  get hasPlace(): boolean {
    return this.running < this.limits.running;
  }

  hasPlaceFor(route: string): boolean {
    const { running, ofRoute = running } = this.limits;
    return this.hasPlace && (this.routes.get(route) ?? 0) < ofRoute;
  }

  /** Whether a network has its half of the places, which is all that it gets while others wait. */
  hasHalf(network: string): boolean {
    return (this.networks.get(network) ?? 0) >= Math.max(1, Math.floor(this.limits.running / 2));
  }
}

export class Admission {
  readonly #lanes = new Map<Lane, LaneState>();
  readonly #shopperLimits: AdmissionLimits['shopper'];
  /** Running calls by shopper. */
  readonly #shoppers = new Map<string, number>();
  /** Queued calls by shopper. */
  readonly #waiting = new Map<string, number>();
  #arrived = 0;

  constructor({ lanes, shopper }: Omit<AdmissionLimits, 'checkouts'>) {
    for (const [lane, limits] of Object.entries(lanes)) this.#lanes.set(lane as Lane, new LaneState(limits));
    this.#shopperLimits = shopper;
  }

  /**
   * Runs the work when its lane has a place for the caller. Throws an HttpError (503) where the queue or the shopper's
   * part of it is full, or the wait was too long.
   */
  async run<T>(origin: CallOrigin, work: () => Promise<T>): Promise<T> {
    this.#arrived += 1;
    const caller = {
      lane: origin.lane,
      route: origin.route,
      shopper: origin.shopper ?? `guest ${this.#arrived}`,
      network: origin.network,
      isGuest: origin.shopper === null,
    };
    await this.#enter(caller, origin.isGone ?? (() => false));
    try {
      await this.#yieldToArrivals();
      return await work();
    } finally {
      this.#leave(caller);
    }
  }

  /**
   * Yields the event loop until all calls that have arrived are queued or refused. Node accepts one connection a turn, and
   * a call on the embedded database blocks a turn: without this, calls wait unread in the kernel, where no lane counts.
   */
  async #yieldToArrivals(): Promise<void> {
    let quiet = 0;
    for (let turn = 0; turn < MAX_TURNS && quiet < QUIET_TURNS; turn += 1) {
      const known = this.#arrived;
      await nextTurn();
      quiet = known === this.#arrived ? quiet + 1 : 0;
    }
  }

  #stateOf(lane: Lane): LaneState {
    const state = this.#lanes.get(lane);
    if (state === undefined) throw new Error(`There is no lane ${lane}.`);
    return state;
  }

  async #enter(caller: Running, isGone: () => boolean): Promise<void> {
    const state = this.#stateOf(caller.lane);
    const isFull = (this.#waiting.get(caller.shopper) ?? 0) >= this.#shopperLimits.waiting;
    if (isFull && !this.#mayStart(caller)) {
      // One who repeats refused calls at once would cost as much as if they were answered.
      await pause(EXCESS_DELAY_MS);
      throw busy();
    }
    await new Promise<void>((entered, failed) => {
      const timer = setTimeout(() => this.#refuse(waiter), state.limits.maxWaitMs);
      const end = (then: () => void) => () => {
        clearTimeout(timer);
        then();
      };
      const waiter: Waiter = { ...caller, isGone, enter: end(entered), refuse: end(() => failed(busy())) };
      this.#queue(state, waiter);
    });
  }

  /** Whether a newcomer gets a place at once. */
  #mayStart(caller: Running): boolean {
    return this.#stateOf(caller.lane).hasPlaceFor(caller.route) && this.#isBelowLimit(caller);
  }

  #queue(state: LaneState, waiter: Waiter): void {
    state.queue.add(waiter);
    count(this.#waiting, waiter.shopper, 1);
    this.#fill(state);
    if (state.queue.size <= state.limits.waiting) return;
    this.#refuse(state.queue.toGiveWay(waiter.network) ?? waiter);
  }

  #refuse(waiter: Waiter): void {
    if (!this.#stateOf(waiter.lane).queue.remove(waiter)) return;
    count(this.#waiting, waiter.shopper, -1);
    waiter.refuse();
  }

  #isBelowLimit({ shopper, isGuest }: Running): boolean {
    return isGuest || (this.#shoppers.get(shopper) ?? 0) < this.#shopperLimits.running;
  }

  /** Gives the free places of a lane to those whose turn it is; who has hung up is dropped. */
  #fill(state: LaneState): void {
    const mayRun = (one: Waiter) => state.hasPlaceFor(one.route) && this.#isBelowLimit(one);
    while (state.hasPlace) {
      const next =
        state.queue.take((one) => mayRun(one) && !state.hasHalf(one.network)) ??
        // Nobody else waits, or may run: the rest of the places is free for all.
        state.queue.take(mayRun);
      if (next === undefined) return;
      count(this.#waiting, next.shopper, -1);
      if (next.isGone()) next.refuse();
      else this.#start(state, next);
    }
  }

  #start(state: LaneState, waiter: Waiter): void {
    state.running += 1;
    count(state.networks, waiter.network, 1);
    count(state.routes, waiter.route, 1);
    count(this.#shoppers, waiter.shopper, 1);
    waiter.enter();
  }

  #leave({ lane, route, shopper, network }: Running): void {
    const state = this.#stateOf(lane);
    state.running -= 1;
    count(state.networks, network, -1);
    count(state.routes, route, -1);
    count(this.#shoppers, shopper, -1);
    // The shopper may be below his limit now, in any lane.
    for (const one of this.#lanes.values()) this.#fill(one);
  }
}
