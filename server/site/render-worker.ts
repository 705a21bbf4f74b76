// The worker thread that runs the client's code (src/prerender.tsx): requests, their answers, and what becomes of a failure.
import { Worker } from 'node:worker_threads';
import type { ShareCard } from '~/domain/share-card';

export type Boot = Readonly<Record<string, unknown>>;

/** A call of a screen's first picture, and by what the page has its answer. */
export interface PlannedCall {
  route: string;
  params: unknown;
  key: string;
}

/** `hash` is the screen's address behind the hash; '' for home. */
interface Requests {
  /** Which calls the screen is drawn from. */
  plan: { hash: string };
  /** What a link to the screen shows. */
  card: { hash: string; boot: Boot };
  /** Its markup, and its card. */
  draw: { hash: string; boot: Boot; layout: readonly unknown[]; drawnAtMs: number };
}

interface Drawing {
  html: string;
  /** Widgets of the first screen. */
  first: readonly string[];
  /** Other modules of src that this page needs. */
  parts: readonly string[];
  /** Null for home. */
  card: Partial<ShareCard> | null;
}

interface Answers {
  plan: { calls: readonly PlannedCall[] };
  card: { card: Partial<ShareCard> };
  draw: Drawing;
}

type Answer = Answers[keyof Answers];

/** Timeout: the page is then sent without markup, and the client renders it. */
export const TIMEOUT_MS = 2_000;

export class RenderWorker {
  readonly #script: string;
  #worker: Worker | null = null;
  #nextId = 0;
  readonly #pending = new Map<number, (answer: Answer | null) => void>();

  constructor(script: string) {
    this.#script = script;
  }

  /** Null where the worker fails, dies or takes too long. */
  ask<T extends keyof Requests>(task: T, request: Requests[T]): Promise<Answers[T] | null> {
    const worker = (this.#worker ??= this.#start());
    const id = (this.#nextId += 1);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#settle(id, null), TIMEOUT_MS);
      this.#pending.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer as Answers[T] | null);
      });
      worker.postMessage({ id, task, ...request });
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  #settle(id: number, answer: Answer | null): void {
    this.#pending.get(id)?.(answer);
    this.#pending.delete(id);
  }

  #start(): Worker {
    const worker = new Worker(this.#script);
    worker.unref();
    worker.on('message', ({ id, answer, error }: { id: number; answer?: Answer; error?: string }) => {
      if (error !== undefined) process.stderr.write(`A screen could not be rendered: ${error}\n`);
      this.#settle(id, answer ?? null);
    });
    worker.on('error', (error) => {
      process.stderr.write(`A screen could not be rendered: ${error.message}\n`);
      this.#worker = null;
      for (const id of this.#pending.keys()) this.#settle(id, null);
    });
    return worker;
  }
}
