// How well a small trained net reads our captchas: one hidden layer, trained on pictures of our own, asked about unseen ones.
import sharp from 'sharp';
import { CAPTCHA_LETTERS } from '~/server/families/site/captcha';
import { paintCaptcha } from '~/server/families/site/captcha-picture';
import { figure } from './statistics';

const WIDE = 60;
const HIGH = 24;
const INPUTS = WIDE * HIGH;
const HIDDEN = 256;
const LETTERS = Array.from(CAPTCHA_LETTERS);
const PLACES = 4;
const OUTPUTS = PLACES * LETTERS.length;
const PICTURES = Number(process.env['CAPTCHA_PICTURES'] ?? 16_000);
const UNSEEN = 500;
const ROUNDS = 12;
const RATE = 0.02;
const PAINTED_AT_ONCE = 8;

interface Sample {
  /** Darkness of each pixel, around 0. */
  pixels: Float32Array;
  /** Index of each letter. */
  letters: readonly number[];
}

async function paintSample(): Promise<Sample> {
  const letters = Array.from({ length: PLACES }, () => Math.floor(Math.random() * LETTERS.length));
  const picture = await paintCaptcha(letters.map((at) => LETTERS[at] ?? '').join(''));
  const grey = await sharp(picture).greyscale().resize(WIDE, HIGH, { fit: 'fill' }).raw().toBuffer();
  return { pixels: Float32Array.from(grey, (value) => (200 - value) / 100), letters };
}

async function paintSamples(count: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (samples.length < count)
    samples.push(...(await Promise.all(Array.from({ length: PAINTED_AT_ONCE }, paintSample))));
  return samples.slice(0, count);
}

/** Weights of a layer, one row an output, with a bias at the end of each. */
const layer = (inputs: number, outputs: number): Float32Array =>
  Float32Array.from(
    { length: outputs * (inputs + 1) },
    () => (Math.random() - 0.5) * 2 * Math.sqrt(3 / inputs),
  );

function through(weights: Float32Array, input: Float32Array, outputs: number): Float32Array {
  const width = input.length + 1;
  const result = new Float32Array(outputs);
  for (let row = 0; row < outputs; row += 1) {
    const start = row * width;
    let sum = weights[start + input.length] ?? 0;
    for (let at = 0; at < input.length; at += 1) sum += (weights[start + at] ?? 0) * (input[at] ?? 0);
    result[row] = sum;
  }
  return result;
}

/** Changes the weights against the error of each output. */
function learn(weights: Float32Array, { input, errors, rate }: Lesson): void {
  const width = input.length + 1;
  for (const [row, error] of errors.entries()) {
    const step = rate * error;
    if (step === 0) continue;
    const start = row * width;
    for (let at = 0; at < input.length; at += 1)
      weights[start + at] = (weights[start + at] ?? 0) - step * (input[at] ?? 0);
    weights[start + input.length] = (weights[start + input.length] ?? 0) - step;
  }
}

interface Lesson {
  input: Float32Array;
  errors: Float32Array;
  rate: number;
}

class Net {
  readonly #first = layer(INPUTS, HIDDEN);
  readonly #second = layer(HIDDEN, OUTPUTS);

  #hidden(pixels: Float32Array): Float32Array {
    return through(this.#first, pixels, HIDDEN).map((value) => Math.max(0, value));
  }

  /** The most likely letter of each place. */
  read(pixels: Float32Array): number[] {
    const scores = through(this.#second, this.#hidden(pixels), OUTPUTS);
    return Array.from({ length: PLACES }, (_none, place) => {
      const own = scores.subarray(place * LETTERS.length, (place + 1) * LETTERS.length);
      return own.indexOf(Math.max(...own));
    });
  }

  train({ pixels, letters }: Sample, rate: number): void {
    const hidden = this.#hidden(pixels);
    const errors = through(this.#second, hidden, OUTPUTS);
    for (let place = 0; place < PLACES; place += 1) {
      // Softmax of the place's letters, less the right one.
      const own = errors.subarray(place * LETTERS.length, (place + 1) * LETTERS.length);
      const most = Math.max(...own);
      const total = own.reduce((sum, score) => sum + Math.exp(score - most), 0);
      for (const [at, score] of own.entries())
        own[at] = Math.exp(score - most) / total - (letters[place] === at ? 1 : 0);
    }
    const back = new Float32Array(HIDDEN);
    for (const [row, error] of errors.entries())
      for (let at = 0; at < HIDDEN; at += 1)
        if ((hidden[at] ?? 0) > 0)
          back[at] = (back[at] ?? 0) + error * (this.#second[row * (HIDDEN + 1) + at] ?? 0);
    learn(this.#second, { input: hidden, errors, rate });
    learn(this.#first, { input: pixels, errors: back, rate });
  }
}

/** Prints the share of unseen pictures that the net reads whole. */
export async function benchCaptcha(): Promise<void> {
  const [seen, unseen] = [await paintSamples(PICTURES), await paintSamples(UNSEEN)];
  const net = new Net();
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = (RATE * (1 - round / ROUNDS)) / 4;
    for (const sample of seen) net.train(sample, rate);
  }
  const share = (samples: readonly Sample[]) => {
    const right = samples.filter(({ pixels, letters }) => net.read(pixels).join() === letters.join());
    return `${figure((right.length / samples.length) * 100)} %`;
  };
  console.log(
    `\nOne hidden layer of ${HIDDEN}, trained on ${PICTURES} captchas, reads ${share(unseen)} of ${UNSEEN} unseen ones ` +
      `(${share(seen.slice(0, UNSEEN))} of those that it knows)`,
  );
}
