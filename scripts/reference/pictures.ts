// Takes the pictures of the form's controls in Chromium, of the page editor-preview/testing/control-pictures.tsx.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Page, type Route } from 'playwright';
import { build } from 'vite';
import { CHROMIUM_ARGS, chromiumPath } from '../chromium';
import { declared } from './declarations';
import { pictureOf } from './schema-pages';

const SETTLE_MS = 700;
const SITE = 'http://studio.test/';
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Stands for every picture of the sample data. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#cfe3d4" d="M0 0h8v8H0z"/><path fill="#5f9a72" d="m0 7 3-4 2 3 1-1 2 3H0z"/></svg>';

const PAGE =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><link rel="stylesheet" href="style.css"><body><script type="module" src="page.js"></script>';

const NAMES = ['云南小粒咖啡', '明前龙井', '手工桂花糕', '青瓷茶杯'];

/** What the operators' API answers for chosen things. */
const itemsOf = (ids: string | null) =>
  (ids ?? '')
    .split(',')
    .filter((id) => id !== '')
    .map((id, index) => ({
      id: Number(id),
      name: NAMES[index % NAMES.length],
      picUrl: 'picture.png',
      problem: null,
      isGone: false,
      columns: {},
      stored: {},
    }));

/** With the development build of React, which rendering in tests needs. */
async function buildPage(root: string, folder: string): Promise<void> {
  process.env['NODE_ENV'] = 'development';
  await build({
    root,
    configFile: join(root, 'scripts/vite.studio.config.ts'),
    mode: 'development',
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: false,
      minify: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { page: join(root, 'editor-preview/testing/control-pictures.tsx') },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
}

function answer(route: Route, folder: string): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url());
  const file = join(folder, pathname);
  if (pathname === '/') return route.fulfill({ body: PAGE, contentType: 'text/html' });
  if (pathname.includes('/api/'))
    return route.fulfill({ json: { items: itemsOf(searchParams.get('ids')), next: null } });
  if (!existsSync(file)) return route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' });
  return route.fulfill({
    body: readFileSync(file),
    contentType: TYPES[extname(file)] ?? 'application/octet-stream',
  });
}

async function take(page: Page, control: string, file: string): Promise<boolean> {
  const isShown = await page.evaluate(
    (name) => (window as unknown as { showControl: (name: string) => Promise<boolean> }).showControl(name),
    control,
  );
  if (!isShown) return false;
  await page.waitForLoadState('networkidle');
  // Frames and maps draw themselves after that.
  await page.waitForTimeout(SETTLE_MS);
  await page.locator(`[data-picture="${control}"]`).screenshot({ path: file, animations: 'disabled' });
  return true;
}

/** Takes a picture of each control; gives those that no widget has. */
export async function takePictures(root: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pagoda-pictures-'));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    await buildPage(root, folder);
    const page = await browser.newPage({
      locale: 'zh-CN',
      viewport: { width: 1280, height: 900 },
      deviceScaleFactor: 1.5,
    });
    await page.route(`${SITE}**`, (route) => answer(route, folder));
    await page.goto(SITE);
    await page.waitForFunction(() => 'showControl' in window);
    const pictures = join(root, 'docs/reference/pictures');
    rmSync(pictures, { recursive: true, force: true });
    mkdirSync(pictures, { recursive: true });
    const absent: string[] = [];
    for (const { signature } of declared({ root, file: 'domain/studio/form.ts', name: 'CONTROLS' }).members) {
      const control = signature.replaceAll("'", '');
      const isTaken = await take(page, control, join(root, 'docs/reference', pictureOf(control)));
      if (!isTaken) absent.push(control);
    }
    return absent;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
