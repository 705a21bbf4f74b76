// Owns the drawing of a captcha: letters as bent strokes among noise, no text that a script could read out.

type Point = readonly [number, number];
type Stroke = readonly Point[];

const WIDTH = 180;
const HEIGHT = 72;
const CELL_WIDTH = 40;
const INKS = ['#2f4858', '#7a3b2e', '#35583b', '#4b3a6b', '#7a5a1e'];

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

/** A source of numbers from 0 up to 1. */
export type Random = () => number;

const between = (random: Random, [least, most]: Point): number => least + random() * (most - least);

function placeLetter(letter: string, at: number, random: Random): Stroke[] {
  const turn = between(random, [-0.32, 0.32]);
  const size = between(random, [6.4, 7.6]);
  const [x, y] = [30 + at * CELL_WIDTH + between(random, [-4, 4]), HEIGHT / 2 + between(random, [-5, 5])];
  const bend = between(random, [-2.5, 2.5]);
  return (LETTERS[letter] ?? []).map((stroke) =>
    stroke.map(([column, row]): Point => {
      const [left, top] = [
        (column - 2) * size + Math.sin(row) * bend,
        (row - 3) * size + between(random, [-1, 1]),
      ];
      return [
        x + left * Math.cos(turn) - top * Math.sin(turn),
        y + left * Math.sin(turn) + top * Math.cos(turn),
      ];
    }),
  );
}

const noiseStroke = (random: Random): Stroke =>
  Array.from(
    { length: 4 },
    (_none, at): Point => [at * 60 + between(random, [-20, 20]), between(random, [6, HEIGHT - 6])],
  );

const pathOf = (stroke: Stroke): string =>
  stroke.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

function drawStroke(stroke: Stroke, width: number, random: Random): string {
  const ink = INKS[Math.floor(random() * INKS.length)] ?? '#333333';
  return `<path d="${pathOf(stroke)}" stroke="${ink}" stroke-width="${width.toFixed(1)}"/>`;
}

/** An SVG of the code, 180 × 72, different at every call; its paths stand in no order that would tell the letters. */
export function drawCaptcha(code: string, random: Random = Math.random): string {
  const letters = Array.from(code).flatMap((letter, at) => placeLetter(letter, at, random));
  const drawn = [
    ...letters.map((stroke) => drawStroke(stroke, between(random, [3.2, 4.4]), random)),
    ...Array.from({ length: 4 }, () => drawStroke(noiseStroke(random), between(random, [1, 1.8]), random)),
  ];
  const shuffled = drawn.map((path) => ({ path, key: random() })).sort((a, b) => a.key - b.key);
  const paths = shuffled.map(({ path }) => path).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#f3efe6"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`;
}
