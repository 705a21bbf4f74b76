// Notifies the windows of this process that follow a document; other processes poll the database.

type Listener = () => void;

/** Streams of one operator in this process: more windows than anyone looks at. */
const MAX_STREAMS = 30;

export class Hub {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #streams = new Map<number, number>();

  /** @returns a function that unsubscribes. */
  listen(doc: string, listener: Listener): () => void {
    const all = this.#listeners.get(doc) ?? new Set<Listener>();
    this.#listeners.set(doc, all.add(listener));
    return () => {
      all.delete(listener);
      if (all.size === 0) this.#listeners.delete(doc);
    };
  }

  /** Counts a stream of an operator; false where there are too many. */
  enter(operatorId: number): boolean {
    const count = this.#streams.get(operatorId) ?? 0;
    if (count >= MAX_STREAMS) return false;
    this.#streams.set(operatorId, count + 1);
    return true;
  }

  leave(operatorId: number): void {
    const count = this.#streams.get(operatorId) ?? 0;
    if (count > 1) this.#streams.set(operatorId, count - 1);
    else this.#streams.delete(operatorId);
  }

  /** Call it after the transaction that changed the document. */
  wake(doc: string): void {
    for (const listener of this.#listeners.get(doc) ?? []) listener();
  }
}
