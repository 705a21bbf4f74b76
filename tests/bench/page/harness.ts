// Measures within the page: renders with the contender of the bundle, and reports all times.
import contender from './chosen';
import './leaves.css';
import { type Block, leafCount, leafPaths, makeBlocks, type Mix, type Path } from './blocks';
import type { Mounted } from './contender';
import { rendered } from './leaves';

const UPDATES = 7;
/** A contender fails after this long; ms. */
const PATIENCE_MS = 60_000;

export interface Sample {
  /** From the render call until the blocks are in the document and laid out, on a fresh page; ms. */
  first: number;
  /** The same once more in the same tab: code is compiled, lazy parts are loaded. */
  again: number;
  /** From changing the text of one title until it is in the document, median of several; ms. */
  update: number;
  /** The same until the page is laid out again. */
  updateLaidOut: number;
  /** Leaves rendered by one update. */
  leavesRendered: number;
  elements: number;
  /** HTML of the leaves, which must be equal for all contenders. */
  leaves: string[];
}

const root = document.createElement('div');
document.body.append(root);
const shown = root.getElementsByClassName('leaf');

interface Took {
  /** From the call until the expected content is in the document; ms. */
  done: number;
  /** The same until it is laid out. */
  laidOut: number;
}

/** Duration of `act` until `isDone`, which is checked after every change of the document. */
function measure(act: () => void, isDone: () => boolean): Promise<Took> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      observer.disconnect();
      reject(new Error(`drew ${shown.length} blocks`));
    }, PATIENCE_MS);
    const look = () => {
      if (!isDone()) return;
      const done = performance.now() - start;
      void document.body.offsetHeight;
      const laidOut = performance.now() - start;
      observer.disconnect();
      clearTimeout(timer);
      resolve({ done, laidOut });
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    const start = performance.now();
    act();
  });
}

/** Waits until the contender's work after a render has finished. */
const settle = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20))));

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function renderPage(blocks: readonly Block[]): Promise<{ took: number; mounted: Mounted }> {
  const renderView = contender.prepare(blocks);
  const expected = contender.renderedInitially?.(blocks) ?? leafCount(blocks);
  const at: { mounted: Mounted | null } = { mounted: null };
  const took = await measure(
    () => {
      at.mounted = renderView(root);
    },
    () => shown.length >= expected,
  );
  await settle();
  if (at.mounted === null) throw new Error('was not rendered');
  return { took: took.laidOut, mounted: at.mounted };
}

interface Title {
  /** Among the rendered leaves. */
  shownAt: number;
  path: Path;
}

/** A title in the middle of the rendered part; its text identifies the leaf. */
function middleTitle(blocks: readonly Block[]): Title {
  const titles = [...shown].flatMap((leaf, shownAt) => (leaf.classList.contains('title') ? [shownAt] : []));
  const shownAt = titles[Math.floor(titles.length / 2)] ?? 0;
  const index = Number(/\d+/.exec(shown[shownAt]?.textContent ?? '')?.[0]);
  return { shownAt, path: leafPaths(blocks)[index] ?? [] };
}

async function updateOnce(mounted: Mounted, { shownAt, path }: Title, text: string): Promise<Took> {
  const titleAt = () => shown[shownAt]?.firstElementChild;
  // Queried beforehand: on a long page the query takes as long as the measured update.
  const title = titleAt();
  const took = await measure(
    () => mounted.update(path, text),
    () => (title?.isConnected === true ? title : titleAt())?.textContent === text,
  );
  await settle();
  return took;
}

async function run(count: number, mix: Mix): Promise<Sample> {
  const blocks = makeBlocks(count, mix);
  const { took: first, mounted } = await renderPage(blocks);
  const leaves = [...shown].map((leaf) => leaf.outerHTML);
  const elements = root.getElementsByTagName('*').length;
  const updates: Took[] = [];
  const title = middleTitle(blocks);
  rendered.count = 0;
  for (let turn = 0; turn < UPDATES; turn += 1)
    updates.push(await updateOnce(mounted, title, `第 ${turn} 次`));
  const leavesRendered = rendered.count / UPDATES;
  mounted.unmount();
  await settle();
  root.textContent = '';
  const { took: again } = await renderPage(blocks);
  return {
    first,
    again,
    update: median(updates.map(({ done }) => done)),
    updateLaidOut: median(updates.map(({ laidOut }) => laidOut)),
    leavesRendered,
    elements,
    leaves,
  };
}

/** Time limit for a page of blocks that cannot all be rendered. */
const HOSTILE_MS = 3000;

/** Number of rendered blocks of a hostile page; 0 where rendering fails altogether. */
async function survive(count: number): Promise<number> {
  try {
    contender.prepare(makeBlocks(count, 'hostile'))(root);
  } catch {
    return 0;
  }
  await new Promise((done) => setTimeout(done, HOSTILE_MS));
  return root.querySelectorAll('.leaf:not(:empty)').length;
}

Object.assign(window, { bench: run, survive });
