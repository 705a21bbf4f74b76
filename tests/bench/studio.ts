// The studio beside Puck's editor with the same leaves: keystroke, insert and move until they are painted, opening, heap.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, type BrowserContext, chromium, type Frame, type Page } from 'playwright';
import { build } from 'vite';
import { CHROMIUM_ARGS, chromiumPath } from '~/scripts/chromium';
import { rpxPlugin } from '~/scripts/vite-rpx';
import { startMall } from './mall';
import { figure, quartiles, table } from './statistics';

const ROOT = resolve(import.meta.dirname, '../..');
const OUTPUT = join(ROOT, '.cache/bench/studio-page');
const PEER = 'https://bench.test';
const COUNTS = [12, 200, 1000] as const;
const PASSWORD = 'studio-bench-1';
const PAUSE_MS = 120;
const PATIENCE_MS = 60_000;
const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
const HEAP_EDITS = 500;
/** Keystrokes of one size; half as many inserts and moves. */
const samplesOf = (rounds: number): number => Math.max(10, rounds * 4);

interface Watched extends Window {
  acted: number;
  painted: number[];
  insert: () => void;
  move: () => void;
  select: () => void;
}

/** Notes in the frame when a change of its document was painted; ms since the epoch. */
function watchPaint(): void {
  const watched = window as unknown as Watched;
  watched.painted = [];
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () =>
        watched.painted.push(performance.timeOrigin + performance.now()),
      );
      port1.start();
      port2.postMessage(null);
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Notes in the window when a key came, by the event's own time. */
function watchKeys(): void {
  const note = ({ timeStamp }: Event) => {
    (window as unknown as Watched).acted = performance.timeOrigin + timeStamp;
  };
  window.addEventListener('keydown', note, true);
}

interface Editor {
  page: Page;
  frame: Frame;
  /** Puts the caret into the field of the second block's title. */
  focusField: () => Promise<void>;
  insert: () => Promise<void>;
  move: () => Promise<void>;
  /** From asking for the address until the first blocks are painted; ms. */
  openedMs: number;
}

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** From the act until the frame that shows it; ms. */
async function measure({ page, frame }: Editor, act: () => Promise<void>): Promise<number> {
  await frame.evaluate(() => {
    (window as unknown as Watched).painted = [];
  });
  await act();
  const painted = await frame.waitForFunction(() => (window as unknown as Watched).painted[0], undefined, {
    timeout: PATIENCE_MS,
    polling: 20,
  });
  const at = (await painted.jsonValue()) ?? Number.NaN;
  return at - (await page.evaluate(() => (window as unknown as Watched).acted));
}

async function repeat(editor: Editor, times: number, act: () => Promise<void>): Promise<number[]> {
  const took: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    took.push(await measure(editor, act));
    await pause(PAUSE_MS);
  }
  // The first ones compile.
  return took.slice(2);
}

const titles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: 'link',
    permission_key: '',
    data: { title: `标题${index}` },
  }));

async function openStudio(context: BrowserContext, origin: string, count: number): Promise<Editor> {
  const headers = { 'X-Studio': '1', Origin: origin };
  const post = async (path: string, data: unknown) => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const answer = await context.request.post(`${origin}/studio/api/${path}`, {
      data,
      headers: { ...headers, ...key },
    });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { id: number };
  };
  await post('session', { login: 'owner', password: PASSWORD });
  await context.request.patch(`${origin}/studio/api/settings`, { data: { maxBlocks: 2000 }, headers });
  const tabs = [{ name: '首页', text: JSON.stringify(titles(count)) }];
  const { id } = await post('pages', { title: `${count}`, from: 'import', tabs });
  const page = await context.newPage();
  await page.addInitScript(watchKeys);
  const began = performance.now();
  await page.goto(`${origin}/studio/#/pages/${id}/edit`);
  const phone = page.frameLocator('iframe[title="手机预览"]');
  await phone.getByText('标题5', { exact: true }).waitFor({ timeout: PATIENCE_MS });
  const openedMs = performance.now() - began;
  const frame = page.frames().find((one) => one.url().endsWith('/preview.html'));
  if (frame === undefined) throw new Error('no preview');
  await pause(1_500);
  await frame.evaluate(watchPaint);
  await page.getByRole('treeitem').nth(1).click();
  // Down and up again: at the end of the page a move changes nothing.
  let isDown = false;
  const keys = async (name: string) => {
    await page.getByRole('treeitem', { selected: true }).first().focus();
    await page.keyboard.press(name);
  };
  return {
    page,
    frame,
    openedMs,
    focusField: () => page.getByLabel('标题', { exact: true }).first().focus(),
    insert: () => keys('Control+d'),
    move: () => {
      isDown = !isDown;
      return keys(isDown ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
    },
  };
}

async function openPuck(context: BrowserContext, count: number): Promise<Editor> {
  const page = await context.newPage();
  await page.addInitScript(watchKeys);
  await page.route(`${PEER}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const contentType = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return route.fulfill({ body: readFileSync(join(OUTPUT, path)), contentType });
  });
  const began = performance.now();
  await page.goto(`${PEER}/?n=${count}`);
  const inside = page.frameLocator('iframe').getByText('标题5', { exact: true });
  await inside.first().waitFor({ timeout: PATIENCE_MS });
  const openedMs = performance.now() - began;
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error('no preview');
  await pause(1_500);
  await frame.evaluate(watchPaint);
  const call = (name: 'insert' | 'move' | 'select') =>
    page.evaluate((act) => {
      const watched = window as unknown as Watched;
      watched.acted = performance.timeOrigin + performance.now();
      watched[act]();
    }, name);
  return {
    page,
    frame,
    openedMs,
    focusField: async () => {
      await call('select');
      await page.locator('input[name="title"]').focus();
    },
    insert: () => call('insert'),
    move: () => call('move'),
  };
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

interface Measured {
  openedMs: number;
  key: number[];
  insert: number[];
  move: number[];
  heap: string;
}

async function measureEditor(editor: Editor, times: number): Promise<Measured> {
  const { page, openedMs } = editor;
  await editor.focusField();
  let letter = 0;
  const type = () => page.keyboard.press(letter++ % 2 === 0 ? 'a' : 'Backspace');
  const key = await repeat(editor, times, type);
  const before = await heapOf(page);
  // Keystrokes of one burst are one step of the history, and one that types and deletes is none; each move is one.
  for (let edit = 0; edit < HEAP_EDITS; edit += 1) await editor.move();
  await pause(2_000);
  const heap = `${figure(before)} → ${figure(await heapOf(page))}`;
  const move = await repeat(editor, times / 2, editor.move);
  const insert = await repeat(editor, times / 2, editor.insert);
  return { openedMs, key, insert, move, heap };
}

/** Median and the slowest of twenty. */
function figures(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const slow = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
  return `${figure(quartiles(values).median)} · ${figure(slow)}`;
}

const buildPuck = () =>
  build({
    root: join(import.meta.dirname, 'studio-page'),
    configFile: false,
    envDir: false,
    logLevel: 'error',
    base: './',
    mode: 'production',
    resolve: { alias: { '~': ROOT }, dedupe: ['react', 'react-dom'] },
    plugins: [rpxPlugin(), react()],
    build: { outDir: OUTPUT, emptyOutDir: true },
  });

type Open = (context: BrowserContext, count: number) => Promise<Editor>;

async function rowOf(
  browser: Browser,
  [name, open]: readonly [string, Open],
  times: number,
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const count of COUNTS) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    try {
      const editor = await open(context, count);
      const { openedMs, key, insert, move, heap } = await measureEditor(editor, times);
      rows.push([name, String(count), figure(openedMs), figures(key), figures(insert), figures(move), heap]);
    } catch (error) {
      rows.push([name, String(count), `failed: ${String(error).split('\n')[0] ?? ''}`]);
    } finally {
      await context.close();
    }
  }
  return rows;
}

export async function benchStudio(rounds: number): Promise<void> {
  process.env['PAGODA_STUDIO_PASSWORD'] = PASSWORD;
  await buildPuck();
  const mall = await startMall();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const times = samplesOf(rounds);
    const studio: Open = (context, count) => openStudio(context, mall.origin, count);
    const head = ['editor', 'blocks', 'opens, ms', 'keystroke, ms: median · p95', 'insert', 'move'];
    const rows = [
      ...(await rowOf(browser, ['Pagoda', studio], times)),
      ...(await rowOf(browser, ['@puckeditor/core', openPuck], times)),
    ];
    console.log(table([[...head, `heap over ${HEAP_EDITS} edits, MB`], ...rows]));
  } finally {
    await browser.close();
    await mall.stop();
  }
}
