// Wakes the windows of this process that follow a document; those of other processes look into the database by themselves.

type Listener = () => void;

export class Hub {
  readonly #listeners = new Map<string, Set<Listener>>();

  /** @returns what ends it. */
  listen(doc: string, listener: Listener): () => void {
    const all = this.#listeners.get(doc) ?? new Set<Listener>();
    this.#listeners.set(doc, all.add(listener));
    return () => {
      all.delete(listener);
      if (all.size === 0) this.#listeners.delete(doc);
    };
  }

  /** After the transaction that changed the document. */
  wake(doc: string): void {
    for (const listener of this.#listeners.get(doc) ?? []) listener();
  }
}
