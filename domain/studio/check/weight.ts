// Estimates what a tab of a page weighs on a phone, and when its first screen is there.
import { isResizable } from '../../picture-address';
import type { Uid } from '../document';
import type { PictureFact } from './issue';

export interface PageWeight {
  readonly bytes: number;
  /** Until the first screen with its pictures is there, on slow 4G. */
  readonly seconds: number;
}

export const MAX_PAGE: PageWeight = { bytes: 1024 * 1024, seconds: 3 };

/** Code, styles and the page itself, compressed (docs: what the home page may cost). */
const BASE_BYTES = 160 * 1024;
/** The server-rendered page without operators' pictures. */
const BASE_SECONDS = 0.8;
/** 1.6 Mbit/s. */
const BYTES_PER_SECOND = 200_000;
/** Blocks of the first screen; pictures of the others are loaded when they are near. */
const FIRST_BLOCKS = 4;
/** Widest version that phones ask for of an upload. */
const PHONE_WIDTH = 1080;

/** Of what a phone gets: the server makes wide uploads smaller. */
export function bytesOf(address: string, { width, bytes }: PictureFact): number {
  const share = isResizable(address) && width > PHONE_WIDTH ? PHONE_WIDTH / width : 1;
  return bytes * share * share;
}

type Facts = Readonly<Record<string, PictureFact>>;

/** What pictures weigh, each once. Those that are not known (of other hosts, of delivered goods) are not counted. */
const sumOf = (pictures: readonly string[], facts: Facts): number =>
  [...new Set(pictures)].reduce((all, address) => {
    const fact = facts[address];
    return fact === undefined ? all : all + bytesOf(address, fact);
  }, 0);

export function pageWeight(
  shown: readonly Uid[],
  picturesOf: (uid: Uid) => readonly string[],
  facts: Facts,
): PageWeight {
  const sum = (uids: readonly Uid[]): number => sumOf(uids.flatMap(picturesOf), facts);
  return {
    bytes: Math.round(BASE_BYTES + sum(shown)),
    seconds: BASE_SECONDS + sum(shown.slice(0, FIRST_BLOCKS)) / BYTES_PER_SECOND,
  };
}

/** The block whose pictures weigh most; undefined where none has any that is known. */
export function heaviestBlock(
  shown: readonly Uid[],
  picturesOf: (uid: Uid) => readonly string[],
  facts: Facts,
): Uid | undefined {
  const weights = shown.map((uid) => sumOf(picturesOf(uid), facts));
  const most = Math.max(0, ...weights);
  return most === 0 ? undefined : shown[weights.indexOf(most)];
}

const MEGABYTE = 1024 * 1024;
const sizeWords = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.round(bytes / 1024)} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** 「约 412 KB · 中档手机 1.9 秒」 */
export const weightWords = ({ bytes, seconds }: PageWeight): string =>
  `约 ${sizeWords(bytes)} · 中档手机 ${seconds.toFixed(1)} 秒`;
