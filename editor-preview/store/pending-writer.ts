// Writes what is pending to this computer's store: one write at a time, the next one with the last state.
import type { PendingRecord, PendingStore } from './pending-db';

export class PendingWriter {
  private next: PendingRecord | null = null;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: PendingStore,
    /** True when this computer has no room. */
    private readonly onOutcome: (hasFailed: boolean) => void,
  ) {}

  write(record: PendingRecord): void {
    const isWaiting = this.next !== null;
    this.next = record;
    if (!isWaiting) this.writing = this.writing.then(() => this.put());
  }

  /** Resolves when the last state is stored, or could not be. */
  written(): Promise<void> {
    return this.writing;
  }

  private async put(): Promise<void> {
    const { next } = this;
    this.next = null;
    if (next === null) return;
    await this.db.put(next).then(
      () => this.onOutcome(false),
      () => this.onOutcome(true),
    );
  }
}
