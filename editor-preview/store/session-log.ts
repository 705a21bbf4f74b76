// What happened to the open document beside the steps of this window: in memory, for the history.
import type { Person } from '~/domain/studio/api-parts';

export type Happening = { by: Person } & (
  | { what: 'merged'; name: string }
  | { what: 'replaced' | 'unpublished' }
  | { what: 'published' | 'saved'; number: number }
);

export type LogEntry = Happening & {
  id: number;
  /** When this window learnt of it, in ms. */
  at: number;
};

const MOST_ENTRIES = 200;

export class SessionLog {
  private entries: readonly LogEntry[] = [];
  private next = 1;
  private readonly listeners = new Set<() => void>();

  /** The oldest first; the same list until it changes. */
  readonly get = (): readonly LogEntry[] => this.entries;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  add(happening: Happening): void {
    const entry = { ...happening, id: this.next, at: Date.now() };
    this.next += 1;
    this.entries = [...this.entries, entry].slice(-MOST_ENTRIES);
    for (const listener of this.listeners) listener();
  }
}
