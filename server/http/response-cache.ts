// The response cache: answers to guests, cached until a table that they read is written, for one second at most.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { Reading, WriteTracker } from '../db/write-tracker';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Fast and nearly as small: cached answers are encoded again each second. */
const BROTLI_QUALITY = 5;
/** Below this, compressing costs more than it saves, in characters. */
const MIN_COMPRESSED_LENGTH = 1_000;

/** A text with its encodings, each made once, on demand. */
export class EncodedText {
  readonly text: string;
  readonly type: string;
  #brotli: Promise<Uint8Array<ArrayBuffer>> | null = null;
  #gzip: Promise<Uint8Array<ArrayBuffer>> | null = null;

  constructor(text: string, type: string) {
    this.text = text;
    this.type = type;
  }

  /** The response in the best encoding that the client accepts. */
  async respond(context: Context, cacheControl: string): Promise<Response> {
    const accepted = context.req.header('accept-encoding') ?? '';
    const headers = { 'Content-Type': this.type, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' };
    if (this.text.length < MIN_COMPRESSED_LENGTH) return context.body(this.text, 200, headers);
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

interface Entry {
  second: number;
  /** Write count before it was begun: a pending answer is shared only while no write has happened since. */
  since: number;
  /** The tables that it read; null while it is pending. */
  reading: Reading | null;
  answer: Promise<unknown>;
}

/** Answers contain times to the second. */
export const secondOf = (now: Date): number => Math.floor(now.getTime() / 1000);

/** Entries; each may have some 50 kB. */
const MAX_ENTRIES = 200;
/** Longer keys belong to calls that nobody repeats. */
const MAX_KEY_LENGTH = 500;

/**
 * Answers that depend only on their key, the second and the database: cached for that second, unless this process
 * writes a table that they read. Writes of other processes are seen in the next second.
 */
export class ResponseCache {
  readonly #writes: WriteTracker;
  readonly #entries = new Map<string, Entry>();

  constructor(writes: WriteTracker) {
    this.#writes = writes;
  }

  /** The cached answer under the key, else that of `make`; failures are not cached. */
  async getOrMake<T>(key: string, now: Date, make: () => Promise<T>): Promise<T> {
    const second = secondOf(now);
    const known = this.#entries.get(key);
    if (known === undefined || known.second !== second) return this.#make(key, second, make);
    if (this.#isCurrent(known)) return known.answer as Promise<T>;
    if (known.reading !== null) return this.#make(key, second, make);
    // Written to while it is being made: it is shared where that was no table that it has read.
    await known.answer.catch(() => {});
    return this.#isCurrent(known) ? (known.answer as Promise<T>) : this.getOrMake(key, now, make);
  }

  /** Whether an answer is there that needs no work. */
  has(key: string, now: Date): boolean {
    const known = this.#entries.get(key);
    return (
      known !== undefined &&
      known.second === secondOf(now) &&
      known.reading !== null &&
      this.#isCurrent(known)
    );
  }

  #isCurrent({ since, reading }: Entry): boolean {
    return reading === null ? this.#writes.moment === since : this.#writes.isCurrent(reading);
  }

  #make<T>(key: string, second: number, make: () => Promise<T>): Promise<T> {
    const since = this.#writes.moment;
    const answer = this.#writes.watch(make).then(({ result, reading }) => {
      entry.reading = reading;
      return result;
    });
    const entry: Entry = { second, since, reading: null, answer };
    if (key.length > MAX_KEY_LENGTH) return answer;
    this.#store(key, entry);
    answer.catch(() => this.#entries.get(key) === entry && this.#entries.delete(key));
    return answer;
  }

  #store(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_ENTRIES && oldest !== undefined) this.#entries.delete(oldest);
  }
}
