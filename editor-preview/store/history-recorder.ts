// Records the steps of this window on this computer, and reads those of earlier ones.
import type { EditorStore } from './editor-store';
import type { HistoryStore, SessionRecord } from './history-db';
import type { Step } from './steps';

interface Keeping {
  doc: string;
  operatorId: number;
  session: string;
  store: EditorStore;
  db: HistoryStore;
}

/** Keystrokes follow each other faster than this: one write for all of them. */
const REST_MS = 500;

export class HistoryRecorder {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private contents = 1;
  /** Steps that are done, as of the last change. */
  private recorded: readonly Step[] = [];
  private isStored = false;

  constructor(private readonly options: Keeping) {}

  /** @returns what ends keeping, after the last steps were written. */
  start(): () => void {
    const unfollow = this.options.store.onChange(({ origin }, { steps, done }) => {
      // Only another content takes all steps away: what led to the one before stays as it was.
      if (origin === 'local') this.keep(steps.slice(0, done));
      else if (steps.length === 0 && this.recorded.length > 0) this.begin();
    });
    const now = () => void this.write();
    window.addEventListener('pagehide', now);
    return () => {
      now();
      unfollow();
      window.removeEventListener('pagehide', now);
    };
  }

  /** Sessions before this one. Rejects where the browser refuses storage. */
  async earlier(): Promise<SessionRecord[]> {
    const { doc, operatorId, db, session } = this.options;
    const records = await db.of(doc, operatorId);
    return records.filter((record) => !record.session.startsWith(session));
  }

  private begin(): void {
    void this.write();
    this.contents += 1;
    this.recorded = [];
    this.isStored = false;
  }

  private keep(steps: readonly Step[]): void {
    this.recorded = steps;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.write(), REST_MS);
  }

  private async write(): Promise<void> {
    clearTimeout(this.timer);
    const { doc, operatorId, session, db } = this.options;
    const { recorded } = this;
    if (recorded.length === 0 && !this.isStored) return;
    this.isStored = true;
    const at = recorded.at(-1)?.at ?? 0;
    // Without room the history of this session ends with its window, as it did before.
    await db
      .put({ doc, operatorId, session: `${session} ${this.contents}`, steps: recorded, at })
      .catch(() => undefined);
  }
}
