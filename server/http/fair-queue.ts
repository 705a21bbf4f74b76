// The waiting calls of a lane. A free place goes by turns to the next shopper and to the next network: thousands who share
// a carrier's address get their turns as shoppers, and one client with many sessions gets no more than its network's.

/** Who waits. A guest is a shopper for this call only. */
export interface Caller {
  shopper: string;
  network: string;
}

export class FairQueue<C extends Caller> {
  /** By shopper, in the order of their turns; the calls of each in the order of arrival. */
  readonly #shoppers = new Map<string, C[]>();
  /** How many calls of each network wait, in the order of their turns. */
  readonly #networks = new Map<string, number>();
  #size = 0;
  #isNetworksTurn = false;

  get size(): number {
    return this.#size;
  }

  waitingOf(shopper: string): number {
    return this.#shoppers.get(shopper)?.length ?? 0;
  }

  add(caller: C): void {
    const waiting = this.#shoppers.get(caller.shopper);
    if (waiting === undefined) this.#shoppers.set(caller.shopper, [caller]);
    else waiting.push(caller);
    this.#networks.set(caller.network, (this.#networks.get(caller.network) ?? 0) + 1);
    this.#size += 1;
  }

  /** Removes a call; whether it was there. */
  remove(caller: C): boolean {
    const waiting = this.#shoppers.get(caller.shopper) ?? [];
    const at = waiting.indexOf(caller);
    if (at < 0) return false;
    waiting.splice(at, 1);
    if (waiting.length === 0) this.#shoppers.delete(caller.shopper);
    const rest = (this.#networks.get(caller.network) ?? 1) - 1;
    if (rest === 0) this.#networks.delete(caller.network);
    else this.#networks.set(caller.network, rest);
    this.#size -= 1;
    return true;
  }

  /** Takes the call whose turn it is among those that may run. */
  take(mayRun: (caller: C) => boolean): C | undefined {
    const next = this.#isNetworksTurn ? this.#nextOfNetworks(mayRun) : this.#nextOfShoppers(mayRun);
    if (next === undefined) return undefined;
    this.#isNetworksTurn = !this.#isNetworksTurn;
    this.remove(next);
    toTheEnd(this.#shoppers, next.shopper);
    toTheEnd(this.#networks, next.network);
    return next;
  }

  #nextOfShoppers(mayRun: (caller: C) => boolean): C | undefined {
    for (const [first] of this.#shoppers.values()) if (first !== undefined && mayRun(first)) return first;
    return undefined;
  }

  #nextOfNetworks(mayRun: (caller: C) => boolean): C | undefined {
    const firsts = new Map<string, C>();
    for (const [first] of this.#shoppers.values())
      if (first !== undefined && !firsts.has(first.network) && mayRun(first))
        firsts.set(first.network, first);
    for (const network of this.#networks.keys()) {
      const first = firsts.get(network);
      if (first !== undefined) return first;
    }
    return undefined;
  }

  /**
   * The call that gives way to one of this network where the queue is full: the newest one of the network that has the
   * most; undefined where that is the newcomer's own.
   */
  toGiveWay(network: string): C | undefined {
    let [busiest, most] = [network, this.#networks.get(network) ?? 0];
    // Two more: else the newcomer's network would become the busiest.
    for (const [other, count] of this.#networks) if (count > most + 1) [busiest, most] = [other, count];
    if (busiest === network) return undefined;
    const own = [...this.#shoppers.values()].flat().filter((caller) => caller.network === busiest);
    return own.at(-1);
  }
}

/** Moves an entry, where it is there, behind all others. */
function toTheEnd<V>(ring: Map<string, V>, key: string): void {
  const value = ring.get(key);
  if (value === undefined) return;
  ring.delete(key);
  ring.set(key, value);
}
