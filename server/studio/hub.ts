// Notifies the windows of this process that follow a document; other processes poll the database.

type Listener = () => void;

/** How soon a change by another process is seen. */
const POLL_INTERVAL_MS = 3000;

/** Streams of one operator in this process. */
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

  /** Resolves when the document changes, the call is aborted, or it is time to poll for what other processes changed. */
  untilChange(doc: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        unlisten();
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, POLL_INTERVAL_MS);
      const unlisten = this.listen(doc, end);
      signal.addEventListener('abort', end);
    });
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

  /** As `wake`, after a change of what operators may do in any document. */
  wakeAll(): void {
    for (const doc of this.#listeners.keys()) this.wake(doc);
  }
}
