// The event stream of a document: who has it open, what others save, what became of it.
import type { DocumentEvents, Presence, Rights, Standing } from '~/domain/studio/api';
import type { Uid } from '~/domain/studio/document';
import { api } from '../services/api';
import type { DraftSync } from './draft-sync';
import type { SessionLog } from './session-log';

export interface Live {
  /** All windows that have the document open, the own one too. */
  present: readonly Presence[];
  published: DocumentEvents['published'] | null;
  /** Null before the stream has begun. */
  standing: Standing | null;
  /** Null before the stream has begun. */
  rights: Rights | null;
  closed: DocumentEvents['closed']['reason'] | null;
}

const AGAIN_MS = 5_000;
/** Moves of the selection are sent to others at most this often. */
const PRESENCE_REST_MS = 400;

export class LiveEvents {
  private source: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private presenceTimer: ReturnType<typeof setTimeout> | undefined;
  private state: Live = { present: [], published: null, standing: null, rights: null, closed: null };
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: { doc: string; sync: DraftSync; log: SessionLog }) {}

  readonly get = (): Live => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @returns what ends it. */
  start(): () => void {
    this.open();
    return () => {
      clearTimeout(this.timer);
      clearTimeout(this.presenceTimer);
      this.source?.close();
    };
  }

  /** Sends the selected block to the others. */
  show(uid: Uid | null, tab: string): void {
    clearTimeout(this.presenceTimer);
    this.presenceTimer = setTimeout(() => {
      const { doc, sync } = this.options;
      const body = { session: sync.session, uid, tab };
      // Nothing is lost without it: the next selection is sent again.
      void api(`documents/${doc}/presence`, { method: 'PUT', body }).catch(() => undefined);
    }, PRESENCE_REST_MS);
  }

  private open(): void {
    const { doc, sync, log } = this.options;
    const query = `session=${sync.session}&since=${sync.currentVersion()}`;
    const source = new EventSource(`./api/documents/${doc}/events?${query}`);
    this.source = source;
    this.on('presence', (present) => this.set({ present }));
    this.on('ops', (saved) => sync.receive(saved));
    this.on('replaced', ({ session, by }) => {
      if (session === sync.session) return;
      sync.outdate();
      log.add({ what: 'replaced', by });
    });
    this.on('published', (published) => {
      const { version, by } = published;
      log.add(
        version === null ? { what: 'unpublished', by } : { what: 'published', by, number: version.number },
      );
      this.set({ published });
    });
    this.on('standing', (standing) => this.set({ standing }));
    this.on('rights', (rights) => this.set({ rights }));
    this.on('closed', ({ reason }) => {
      source.close();
      this.set({ closed: reason });
    });
    source.addEventListener('error', () => {
      // Opened anew by hand: the browser would ask from the version of the first time.
      source.close();
      this.timer = setTimeout(() => this.open(), AGAIN_MS);
    });
  }

  private on<K extends keyof DocumentEvents>(name: K, take: (data: DocumentEvents[K]) => unknown): void {
    this.source?.addEventListener(name, ({ data }: MessageEvent<string>) => {
      take(JSON.parse(data) as DocumentEvents[K]);
    });
  }

  private set(next: Partial<Live>): void {
    this.state = { ...this.state, ...next };
    for (const listener of this.listeners) listener();
  }
}
