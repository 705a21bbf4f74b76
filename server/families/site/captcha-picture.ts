// The picture of a captcha: distorted letters among lines of the same colour, as pixels only.
import { paintPixels, type Pixels } from '../../pictures/raster/raster';

type Point = readonly [number, number];
type Stroke = readonly Point[];

const WIDTH = 180;
const HEIGHT = 72;
/** Pixels a unit: phones show the picture at two pixels and more a unit. */
const SCALE = 2;
/** Between the middles of two letters: less than the width of most, so that they overlap. */
const STEP: Point = [30, 37];
const NOISE_STROKES = 4;
/** Of letters and noise alike: nothing tells them apart by thickness. */
const THICKNESS: Point = [3.4, 4.6];
const INKS = ['#2f4858', '#7a3b2e', '#35583b', '#4b3a6b', '#6b4a12'];
const parse = (text: string): Stroke[] =>
  text
    .split(' ')
    .map((stroke) => stroke.split('-').map((point): Point => [Number(point[0]), Number(point[1])]));

// Strokes of each letter on a grid of 4 × 6: '06-20-46' goes from x 0, y 6 over 2, 0 to 4, 6.
const LETTERS: Readonly<Record<string, readonly Stroke[]>> = Object.fromEntries(
  Object.entries({
    A: '06-20-46 14-34',
    C: '41-30-10-01-05-16-36-45',
    D: '00-06-26-44-42-20-00',
    E: '40-00-06-46 03-33',
    F: '40-00-06 03-33',
    H: '00-06 40-46 03-43',
    J: '10-40-45-36-16-05',
    K: '00-06 40-03-46',
    L: '00-06-46',
    M: '06-00-24-40-46',
    N: '06-00-46-40',
    P: '06-00-30-41-42-33-03',
    R: '06-00-30-41-42-33-03 23-46',
    T: '00-40 20-26',
    U: '00-05-16-36-45-40',
    V: '00-26-40',
    W: '00-16-22-36-40',
    X: '00-46 40-06',
    Y: '00-23-40 23-26',
    3: '00-40-23-33-44-45-36-16-05',
    4: '36-30-04-44',
    6: '41-30-10-01-05-16-36-45-44-33-13-04',
    7: '00-40-16',
    9: '05-16-36-45-41-30-10-01-02-13-33-42',
  }).map(([letter, strokes]) => [letter, parse(strokes)]),
);

/** A source of random numbers in [0, 1). */
export type Random = () => number;

const between = (random: Random, [least, most]: Point): number => least + random() * (most - least);

/** The letter with its middle near `x`. */
function placeLetter(letter: string, x: number, random: Random): Stroke[] {
  const turn = between(random, [-0.35, 0.35]);
  const [wide, high] = [between(random, [6, 8]), between(random, [6, 8.4])];
  const y = HEIGHT / 2 + between(random, [-9, 9]);
  const slant = between(random, [-0.35, 0.35]);
  return (LETTERS[letter] ?? []).map((stroke) =>
    stroke.map(([column, row]): Point => {
      const top = (row - 3) * high + between(random, [-1, 1]);
      const left = (column - 2) * wide + top * slant + between(random, [-1, 1]);
      return [
        x + left * Math.cos(turn) - top * Math.sin(turn),
        y + left * Math.sin(turn) + top * Math.cos(turn),
      ];
    }),
  );
}

/** The middles of the letters: anywhere in the picture, at uneven distances. */
function middlesOf(count: number, random: Random): number[] {
  const steps = Array.from({ length: Math.max(0, count - 1) }, () => between(random, STEP));
  const width = steps.reduce((sum, step) => sum + step, 0);
  const first = between(random, [20, Math.max(20, WIDTH - 20 - width)]);
  return steps.reduce((middles, step) => [...middles, (middles.at(-1) ?? first) + step], [first]);
}

/** A stroke like those of letters, somewhere: it joins letters or stands between them. */
function noiseStroke(random: Random): Stroke {
  const [x, y] = [between(random, [8, WIDTH - 8]), between(random, [10, HEIGHT - 10])];
  const bend = between(random, [-1.2, 1.2]);
  const turn = between(random, [0, 2 * Math.PI]);
  const length = between(random, [7, 12]);
  const [midX, midY] = [x + length * Math.cos(turn), y + length * Math.sin(turn)];
  return [
    [x, y],
    [midX, midY],
    [midX + length * Math.cos(turn + bend), midY + length * Math.sin(turn + bend)],
  ];
}

const pathOf = ([start, ...rest]: Stroke): string => {
  const point = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return start === undefined ? '' : `M${point(start)}${rest.map((next) => `L${point(next)}`).join('')}`;
};

/** The strokes as an SVG, which is never sent. */
function drawingOf(code: string, random: Random): string {
  const ink = INKS[Math.floor(random() * INKS.length)] ?? INKS[0];
  const path = (stroke: Stroke, width: number) =>
    `<path d="${pathOf(stroke)}" stroke-width="${width.toFixed(1)}"/>`;
  const middles = middlesOf(code.length, random);
  const strokes = [
    ...Array.from(code).flatMap((letter, at) => placeLetter(letter, middles[at] ?? 0, random)),
    ...Array.from({ length: NOISE_STROKES }, () => noiseStroke(random)),
  ];
  const paths = strokes.map((stroke) => path(stroke, between(random, THICKNESS)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#f3efe6"/><g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`;
}

interface Wave {
  /** Amplitude in pixels. */
  swing: number;
  /** Wavelength in pixels. */
  length: number;
  phase: number;
}

const waveOf = (random: Random): Wave => ({
  swing: between(random, [2, 5]),
  length: between(random, [70, 140]),
  phase: between(random, [0, 2 * Math.PI]),
});

/** Offset of each row or column. */
const offsetsOf = ({ swing, length, phase }: Wave, count: number): Float64Array =>
  Float64Array.from({ length: count }, (_none, at) => swing * Math.sin((2 * Math.PI * at) / length + phase));

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

const GRAIN = 18;

/** Distorts the picture by waves in both directions and adds noise. Runs in the event loop, once a pixel. */
function disturb({ data, width, height, channels }: Pixels, random: Random): Uint8Array {
  const down = offsetsOf(waveOf(random), height);
  const across = offsetsOf(waveOf(random), width);
  const disturbed = new Uint8ClampedArray(data.length);
  let at = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const fromX = clamp(x + (down[y] ?? 0), width - 1);
      const fromY = clamp(y + (across[x] ?? 0), height - 1);
      const from = (fromY * width + fromX) * channels;
      const grain = (random() * 2 - 1) * GRAIN;
      for (let channel = 0; channel < channels; channel += 1) {
        disturbed[at] = (data[from + channel] ?? 0) + grain;
        at += 1;
      }
    }
  return new Uint8Array(disturbed.buffer);
}

/** A WebP of the code, 360 × 144 pixels, different at every call. */
export const paintCaptcha = (code: string, random: Random = Math.random): Promise<Uint8Array> =>
  paintPixels(Buffer.from(drawingOf(code, random)), {
    width: WIDTH * SCALE,
    change: (pixels) => disturb(pixels, random),
  });
