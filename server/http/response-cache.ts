// Owns keeping what guests are answered until something that it shows changes.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { Reading, WriteTracker } from '../db/write-tracker';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Quick and nearly as small: what changes is made anew each second. */
const BROTLI_QUALITY = 5;
/** Below this an encoding costs more than it saves. */
const WORTH_COMPRESSING = 1_000;

/** A text with its encodings, each made once, when somebody first asks for it. */
export class EncodedText {
  readonly text: string;
  readonly type: string;
  #brotli: Promise<Uint8Array<ArrayBuffer>> | null = null;
  #gzip: Promise<Uint8Array<ArrayBuffer>> | null = null;

  constructor(text: string, type: string) {
    this.text = text;
    this.type = type;
  }

  /** The response in the best encoding that the client takes. */
  async respond(context: Context, cacheControl: string): Promise<Response> {
    const accepted = context.req.header('accept-encoding') ?? '';
    const headers = { 'Content-Type': this.type, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' };
    if (this.text.length < WORTH_COMPRESSING) return context.body(this.text, 200, headers);
    if (accepted.includes('br')) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
      this.#brotli ??= compressBrotli(this.text, { params }).then((body) => new Uint8Array(body));
      return context.body(await this.#brotli, 200, { ...headers, 'Content-Encoding': 'br' });
    }
    if (!accepted.includes('gzip')) return context.body(this.text, 200, headers);
    this.#gzip ??= compressGzip(this.text).then((body) => new Uint8Array(body));
    return context.body(await this.#gzip, 200, { ...headers, 'Content-Encoding': 'gzip' });
  }
}

interface Kept {
  second: number;
  /** The moment before it was begun: who shares it while it is being made must have seen no write since. */
  since: number;
  /** What it was made of; null while it is being made. */
  reading: Reading | null;
  answer: Promise<unknown>;
}

/** Answers tell times to the second. */
export const secondOf = (now: Date): number => Math.floor(now.getTime() / 1000);

/** So many answers are kept; each may have some 50 kB. */
const KEPT = 200;
/** Longer keys are of calls that nobody else makes. */
const LONGEST_KEY = 500;

/**
 * Answers that depend on nothing but their key, the second and the database: kept for that second, unless a table that
 * one was read from is written by this process. What other processes write is seen with the next second.
 */
export class ResponseCache {
  readonly #changes: WriteTracker;
  readonly #kept = new Map<string, Kept>();

  constructor(changes: WriteTracker) {
    this.#changes = changes;
  }

  /** What is kept under the key, which names one kind of it, else what `make` gives; a failure is not kept. */
  async answer<T>(key: string, now: Date, make: () => Promise<T>): Promise<T> {
    const second = secondOf(now);
    const known = this.#kept.get(key);
    if (known !== undefined && known.second === second && this.#isCurrent(known))
      return known.answer as Promise<T>;
    return this.#make(key, second, make);
  }

  #isCurrent({ since, reading }: Kept): boolean {
    return reading === null ? this.#changes.moment === since : this.#changes.isCurrent(reading);
  }

  #make<T>(key: string, second: number, make: () => Promise<T>): Promise<T> {
    const since = this.#changes.moment;
    const answer = this.#changes.watch(make).then(({ result, reading }) => {
      kept.reading = reading;
      return result;
    });
    const kept: Kept = { second, since, reading: null, answer };
    if (key.length > LONGEST_KEY) return answer;
    this.#keep(key, kept);
    answer.catch(() => this.#kept.get(key) === kept && this.#kept.delete(key));
    return answer;
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}
