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
import { clearCaches } from './services/caches';
import { restoreConfig } from './services/mall-config';

interface Wish {
  id: number;
  /** Data of the first screen by route, as a guest gets it. */
  boot: unknown;
  /** The layout of home that is rendered. */
  layout: unknown;
  /** The screen's address behind the hash; '' for home. */
  hash: string;
}

/** Finished boundaries are rendered in place; by default React moves large ones there by script. */
const IN_ONE_PIECE = 1e9;

async function draw({ boot, hash }: Wish): Promise<string> {
  setPageBlock('boot', boot);
  goTo(hash);
  clearCaches();
  await restoreConfig();
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

// One at a time: the modules' state is that of one page.
let last: Promise<unknown> = Promise.resolve();

parentPort?.on('message', (wish: Wish) => {
  const { id, layout } = wish;
  last = last
    .then(() => draw(wish))
    .then(
      (html) => parentPort?.postMessage({ id, html, first: firstIds(layout), parts: partsIn(html) }),
      (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
    );
});
