// The control of the home measurement: as many sections and cards as the page that home's goals were measured with, rendered
// on the server with inline CSS, without pictures and code, which would only slow it down.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const SECTIONS = 20;
const CARDS = 8;
/** Its largest paint on the machine where the goals were measured; ms. */
export const CONTROL_THERE_MS = 744;

const RULES = [
  'body{margin:0;background:#f5f5f5;font:14px/1.5 sans-serif}',
  'h2{margin:0;padding:12px;font-size:16px}',
  '.cards{display:grid;grid-template-columns:1fr 1fr;gap:8px;padding:0 12px 12px}',
  '.card{padding:8px;border-radius:8px;background:#fff}',
  '.picture{height:120px;border-radius:8px;background:#dfe8dc}',
  '.card p{margin:8px 0 0}.card b{color:#c33}',
].join('');

const card = (section: number, at: number): string =>
  `<div class="card"><div class="picture"></div><p>商品 ${section}-${at}，一盏热茶</p><p><b>¥${section * 10 + at}.00</b></p></div>`;

const section = (_: unknown, at: number): string => {
  const cards = Array.from({ length: CARDS }, (__, place) => card(at, place));
  return `<section><h2>第 ${at + 1} 组</h2><div class="cards">${cards.join('')}</div></section>`;
};

const page = (): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>对照</title><style>${RULES}</style></head><body>${Array.from({ length: SECTIONS }, section).join('')}</body></html>`;

/** Serves it compressed. */
export async function startControl(): Promise<{ origin: string; stop(): void }> {
  const body = brotliCompressSync(page());
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
