// Proves the estimate of a tab's weight: what phones really get, each picture once, the first screen by itself.
import { expect, it } from 'vitest';
import { pageWeight, weightWords } from './weight';

const UPLOAD = `uploads/20261125/${'a'.repeat(32)}-2160x900.jpg`;
const uids = ['a', 'b', 'c', 'd', 'e'];
const fact = (bytes: number, width = 750) => ({ width, height: 300, bytes, alt: '', mean: null });
const EMPTY = pageWeight([], () => [], {});

const extra = (
  picturesOf: (uid: string) => readonly string[],
  facts: Record<string, ReturnType<typeof fact>>,
) => {
  const { bytes, seconds } = pageWeight(uids, picturesOf, facts);
  return [bytes - EMPTY.bytes, Number((seconds - EMPTY.seconds).toFixed(2))];
};

it('counts all pictures for the weight, and those of the first four blocks for the time', () => {
  const facts = Object.fromEntries(uids.map((uid) => [uid, fact(100_000)]));
  expect(extra((uid) => [uid], facts)).toEqual([500_000, 2]);
});

it('counts a picture once, and one that is not known not at all', () => {
  expect(extra(() => ['x.jpg', 'https://else.where/y.jpg'], { 'x.jpg': fact(100_000) })).toEqual([
    100_000, 0.5,
  ]);
});

it('counts a wide upload as the server makes it for phones', () => {
  const pictures = (uid: string) => (uid === 'e' ? [UPLOAD] : []);
  expect(extra(pictures, { [UPLOAD]: fact(400_000, 2160) })).toEqual([100_000, 0]);
});

it('says it in words', () => {
  expect(weightWords({ bytes: 412 * 1024, seconds: 1.94 })).toBe('约 412 KB · 中档手机 1.9 秒');
  expect(weightWords({ bytes: 1.45 * 1024 * 1024, seconds: 3 })).toBe('约 1.4 MB · 中档手机 3.0 秒');
});
