// Server rendering: run in a worker of the server, turns a page's data into markup to be hydrated.
import './app/install-browser-shims';
import { text } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import { prerenderToNodeStream } from 'react-dom/static';
import { firstWidgets } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import { registry } from '~/widgets/registry.gen';
import { App } from './app/app';
import { goTo, setPageBlock } from './app/browser-shims';
import { callsAt, cardAt } from './app/shared-screen';
import { partsOfHash } from './engine/navigation';
import { clearCaches } from './services/caches';
import { restoreConfig } from './services/mall-config';
import { isRootPath } from './state/mall';

/** The screen's address behind the hash; '' for home. */
interface Place {
  hash: string;
}

interface Described extends Place {
  /** Data of the first screen by route, as a guest gets it. */
  boot: Readonly<Record<string, unknown>>;
}

interface Drawn extends Described {
  /** Countdowns are of this moment; ms since the epoch. */
  drawnAtMs: number;
  /** The layout of home that is rendered. */
  layout: unknown;
}

/** A request of server/site/render-worker.ts. */
type Wish = { id: number } & (
  | ({ task: 'plan' } & Place)
  | ({ task: 'card' } & Described)
  | ({ task: 'draw' } & Drawn)
);

/** Finished boundaries are rendered in place; by default React moves large ones there by script. */
const IN_ONE_PIECE = 1e9;

/** As a link to it opens (src/app/landing-shell.ts): over home, but for a tab and a page in place of home. */
async function markupOf({ boot, hash, drawnAtMs }: Drawn): Promise<string> {
  setPageBlock('boot', { ...boot, drawnAtMs });
  clearCaches();
  await restoreConfig();
  const isFirst = hash === '' || isRootPath(partsOfHash(hash)[0] ?? '');
  goTo(hash, isFirst ? 0 : 1);
  const problems: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<App />, {
    progressiveChunkSize: IN_ONE_PIECE,
    onError: (error) => void problems.push(error),
  });
  const html = await text(prelude);
  if (problems.length > 0) throw problems[0];
  return html;
}

/** The modules that the page needs beside home's own, named by its lazy part. */
const partsIn = (html: string): string[] =>
  [...html.matchAll(/ data-part="([\w/-]+)"/g)].map(([, path = '']) => `src/pages/${path}.tsx`);

/** Widgets whose chunks the phone needs at once. */
function firstIds(layout: unknown): string[] {
  const { nodes } = readLayout(layout, { registry }).layout;
  return [...new Set(firstWidgets(nodes, registry).map(({ id }) => id))];
}

async function draw(wish: Drawn) {
  const html = await markupOf(wish);
  const { hash, boot, layout } = wish;
  const card = hash === '' ? null : await cardAt(hash, boot);
  return { html, first: firstIds(layout), parts: partsIn(html), card };
}

/** One is drawn at a time: the modules' state is that of one page. */
let last: Promise<unknown> = Promise.resolve();

async function answerTo(wish: Wish): Promise<unknown> {
  if (wish.task === 'plan') return { calls: await callsAt(wish.hash) };
  if (wish.task === 'card') return { card: await cardAt(wish.hash, wish.boot) };
  const drawing = last.then(() => draw(wish));
  last = drawing.catch(() => undefined);
  return drawing;
}

parentPort?.on('message', (wish: Wish) => {
  const { id } = wish;
  answerTo(wish).then(
    (answer) => parentPort?.postMessage({ id, answer }),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  );
});
