// The second part: rendering a page and changing one property, for each contender and hand-written React.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '~/scripts/chromium';
import { buildPage, CONTENDERS, type ContenderPage, folderOf, HAND_WRITTEN, weigh } from './contenders';
import { healthyCount, type Mix } from './page/blocks';
import type { Sample } from './page/harness';
import { shuffled, spread, table } from './statistics';

interface PageKind {
  name: string;
  count: number;
  mix: Mix;
}

const KINDS: readonly PageKind[] = [
  { name: 'N = 12', count: 12, mix: 'flat' },
  { name: 'N = 50', count: 50, mix: 'flat' },
  { name: 'N = 200', count: 200, mix: 'flat' },
  { name: 'N = 200, nested', count: 200, mix: 'nested' },
  { name: 'N = 1000', count: 1000, mix: 'flat' },
];
/** Compared before measuring, for both mixes. */
const SAMPLES: readonly PageKind[] = KINDS.filter(({ count, mix }) => count === 12 || mix === 'nested');
const COUNTED = 'N = 200';
const HOSTILE_COUNT = 200;
/** The largest pages take most of the time and vary least: they run in every second round. */
const isTurnOf = (round: number, { count }: PageKind): boolean => count < 1000 || round % 2 === 1;
/** CPU slowdown of a cheap phone against the measuring machine. */
const SLOWDOWN = 4;
const ORIGIN = 'https://bench.test';
const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
/** Without them the browser's clock is rounded to 0.1 ms. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

interface Row {
  round: number;
  contender: ContenderPage;
  kind: PageKind;
  sample: Sample;
}

async function openPage(browser: Browser, contender: ContenderPage): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await page.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const contentType = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const body = readFileSync(join(folderOf(contender), path));
    return route.fulfill({ body, contentType, headers: ISOLATED });
  });
  return page;
}

/** What the page offers (page/harness.ts). */
interface Harness {
  bench(count: number, mix: Mix): Promise<Sample>;
  survive(count: number): Promise<number>;
}

/** One sample in a fresh tab; an error where the contender fails. */
async function measure(
  browser: Browser,
  contender: ContenderPage,
  { count, mix }: PageKind,
): Promise<Sample> {
  const page = await openPage(browser, contender);
  try {
    await page.goto(`${ORIGIN}/`);
    // Only the measurement is throttled: loading at full speed fits more rounds into the same time.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await page.evaluate(([blocks, kind]) => (window as unknown as Harness).bench(blocks, kind), [
      count,
      mix,
    ] as const);
  } finally {
    await page.context().close();
  }
}

/** Number of rendered blocks of a hostile page, of those that can be rendered. */
async function survivors(browser: Browser, contender: ContenderPage): Promise<number> {
  const page = await openPage(browser, contender);
  try {
    await page.goto(`${ORIGIN}/`);
    return await page.evaluate((count) => (window as unknown as Harness).survive(count), HOSTILE_COUNT);
  } finally {
    await page.context().close();
  }
}

/** The difference of a contender's markup from hand-written React's, or null. */
function differenceOf(contender: ContenderPage, own: Sample, model: Sample): string | null {
  if (contender.isPartial !== true && own.leaves.length !== model.leaves.length)
    return `renders ${own.leaves.length} blocks of ${model.leaves.length}`;
  const at = own.leaves.findIndex((leaf, index) => leaf !== model.leaves[index]);
  return at === -1 ? null : `renders block ${at} otherwise: ${own.leaves[at]?.slice(0, 200)}`;
}

/** The contenders that build, render and render the same markup; problems of the others are printed. */
async function admit(browser: Browser): Promise<ContenderPage[]> {
  const admitted: ContenderPage[] = [];
  const models = new Map<PageKind, Sample>();
  const check = async (contender: ContenderPage, kind: PageKind): Promise<void> => {
    const sample = await measure(browser, contender, kind);
    if (contender === HAND_WRITTEN) models.set(kind, sample);
    const difference = differenceOf(contender, sample, models.get(kind) ?? sample);
    if (difference !== null) throw new Error(difference);
  };
  for (const contender of CONTENDERS) {
    try {
      await buildPage(contender);
      for (const kind of SAMPLES) await check(contender, kind);
      admitted.push(contender);
    } catch (error) {
      if (!browser.isConnected()) throw error;
      console.log(`ERROR ${contender.name}: ${String(error).slice(0, 400)}`);
    }
  }
  return admitted;
}

const bytesTable = (contenders: readonly ContenderPage[]): string =>
  table([
    ['page of', 'JavaScript to render, kB gzip', 'with what may come later'],
    ...contenders.map((contender) => {
      const { initial, all } = weigh(contender);
      return [contender.name, (initial / 1000).toFixed(1), (all / 1000).toFixed(1)];
    }),
  ]);

type Figure = 'first' | 'again' | 'update' | 'updateLaidOut';

interface Results {
  rows: readonly Row[];
  contenders: readonly ContenderPage[];
}

/** Ratios to hand-written React of the same round, or its times. */
function cell({ rows }: Results, { contender, kind }: Pick<Row, 'contender' | 'kind'>, name: Figure): string {
  const own = rows.filter((row) => row.contender === contender && row.kind === kind);
  if (contender === HAND_WRITTEN) return `${spread(own.map(({ sample }) => sample[name]))} ms`;
  const ratios = own.flatMap(({ round, sample }) => {
    const hand = rows.find(
      (row) => row.round === round && row.kind === kind && row.contender === HAND_WRITTEN,
    );
    return hand === undefined ? [] : [sample[name] / hand.sample[name]];
  });
  return spread(ratios);
}

const ratioTable = (results: Results, name: Figure): string =>
  table([
    ['', ...KINDS.map(({ name: kind }) => kind)],
    ...results.contenders.map((contender) => [
      contender.name,
      ...KINDS.map((kind) => cell(results, { contender, kind }, name)),
    ]),
  ]);

/** Leaves rendered by one update, and elements of the page, at N = 200. */
const countTable = ({ rows, contenders }: Results): string =>
  table([
    [`at ${COUNTED}`, 'leaves rendered by one update', 'elements'],
    ...contenders.map((contender) => {
      const row = rows.find((each) => each.contender === contender && each.kind.name === COUNTED);
      return [contender.name, String(row?.sample.leavesRendered ?? '–'), String(row?.sample.elements ?? '–')];
    }),
  ]);

/** The rendered part of a page with blocks that are unknown, throw or have no data. */
async function hostileTable(browser: Browser, contenders: readonly ContenderPage[]): Promise<string> {
  const rows: string[][] = [];
  for (const contender of contenders.filter(({ isPartial }) => isPartial !== true))
    rows.push([contender.name, `${await survivors(browser, contender)} of ${healthyCount(HOSTILE_COUNT)}`]);
  return table([
    [`of ${HOSTILE_COUNT} blocks, some of which cannot be rendered`, 'sound ones that stand'],
    ...rows,
  ]);
}

async function measureAll(
  browser: Browser,
  contenders: readonly ContenderPage[],
  rounds: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  // The first round is a warm-up and is not recorded.
  for (let round = 0; round <= rounds; round += 1) {
    for (const kind of KINDS.filter((each) => isTurnOf(round, each)))
      for (const contender of shuffled(contenders)) {
        const sample = await measure(browser, contender, kind).catch((error: unknown) => {
          if (!browser.isConnected()) throw error;
          console.log(`ERROR ${contender.name}, ${kind.name}: ${String(error).slice(0, 200)}`);
        });
        if (round > 0 && sample !== undefined) rows.push({ round, contender, kind, sample });
      }
    console.error(`render: round ${round} of ${rounds}`);
  }
  return rows;
}

/** Prints bytes, first render, second render and one update of every contender. */
export async function benchRender(rounds: number): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const contenders = await admit(browser);
    console.log(`\n${bytesTable(contenders)}`);
    console.log(`\n${await hostileTable(browser, contenders)}`);
    const results = { contenders, rows: await measureAll(browser, contenders, rounds) };
    console.log(`\nFirst rendering, ${rounds} rounds, CPU ${SLOWDOWN}× slower; ratios to the same round\n`);
    console.log(ratioTable(results, 'first'));
    console.log(`\nDrawing once more in the same tab\n\n${ratioTable(results, 'again')}`);
    console.log(`\nOne property changed, until it stands there\n\n${ratioTable(results, 'update')}`);
    console.log(`\nThe same, laid out\n\n${ratioTable(results, 'updateLaidOut')}`);
    console.log(`\n${countTable(results)}`);
  } finally {
    await browser.close();
  }
}
