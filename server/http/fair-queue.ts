// The waiting calls of a lane. A free place goes by turns to the next shopper and to the next network: thousands who share
// a carrier's address get their turns as shoppers, and one client with many sessions gets no more than its network's.

/** Who waits. A guest is a shopper for this call only. */
export interface Caller {
  shopper: string;
  network: string;
}

/** The calls of one shopper from one network, in the order of arrival. */
type Line<C> = C[];
/** Lines in the order of their turns. */
type Ring<C> = Map<string, Line<C>>;

interface Network<C> {
  size: number;
  ring: Ring<C>;
}

export class FairQueue<C extends Caller> {
  readonly #lines: Ring<C> = new Map();
  /** In the order of their turns. */
  readonly #networks = new Map<string, Network<C>>();
  #size = 0;
  #isNetworksTurn = false;

  get size(): number {
    return this.#size;
  }

  add(caller: C): void {
    const network = this.#networks.get(caller.network) ?? { size: 0, ring: new Map() };
    this.#networks.set(caller.network, network);
    const line = this.#lines.get(keyOf(caller)) ?? [];
    line.push(caller);
    this.#lines.set(keyOf(caller), line);
    network.ring.set(keyOf(caller), line);
    network.size += 1;
    this.#size += 1;
  }

  /** Removes a call; whether it was there. */
  remove(caller: C): boolean {
    const network = this.#networks.get(caller.network);
    const line = this.#lines.get(keyOf(caller));
    const at = line?.indexOf(caller) ?? -1;
    if (network === undefined || line === undefined || at < 0) return false;
    line.splice(at, 1);
    if (line.length === 0) {
      this.#lines.delete(keyOf(caller));
      network.ring.delete(keyOf(caller));
    }
    network.size -= 1;
    if (network.size === 0) this.#networks.delete(caller.network);
    this.#size -= 1;
    return true;
  }

  /** Takes the call whose turn it is among those that may run. */
  take(mayRun: (caller: C) => boolean): C | undefined {
    const next = this.#isNetworksTurn ? this.#nextOfNetworks(mayRun) : firstOf(this.#lines, mayRun);
    if (next === undefined) return undefined;
    this.#isNetworksTurn = !this.#isNetworksTurn;
    this.remove(next);
    const network = this.#networks.get(next.network);
    if (network !== undefined) toTheEnd(network.ring, keyOf(next));
    toTheEnd(this.#lines, keyOf(next));
    toTheEnd(this.#networks, next.network);
    return next;
  }

  #nextOfNetworks(mayRun: (caller: C) => boolean): C | undefined {
    for (const { ring } of this.#networks.values()) {
      const first = firstOf(ring, mayRun);
      if (first !== undefined) return first;
    }
    return undefined;
  }

  /**
   * The call that gives way to one of this network where the queue is full: the last of the network that has the most;
   * undefined where that is the newcomer's own.
   */
  toGiveWay(network: string): C | undefined {
    let busiest = this.#networks.get(network);
    const most = (busiest?.size ?? 0) + 1;
    // Two more: else the newcomer's network would become the busiest.
    for (const other of this.#networks.values())
      if (other.size > Math.max(most, busiest?.size ?? 0)) busiest = other;
    if (busiest === undefined || busiest === this.#networks.get(network)) return undefined;
    return [...busiest.ring.values()].at(-1)?.at(-1);
  }
}

const keyOf = ({ shopper, network }: Caller): string => `${network} ${shopper}`;

function firstOf<C>(ring: Ring<C>, mayRun: (caller: C) => boolean): C | undefined {
  for (const [first] of ring.values()) if (first !== undefined && mayRun(first)) return first;
  return undefined;
}

/** Moves an entry, where it is there, behind all others. */
function toTheEnd<V>(ring: Map<string, V>, key: string): void {
  const value = ring.get(key);
  if (value === undefined) return;
  ring.delete(key);
  ring.set(key, value);
}
