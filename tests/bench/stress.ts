// The fifth part: throughput under overload, hostile bodies, and a database restart.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { Client } from 'pg';
import { PICTURE_WIDTHS } from '~/domain/picture-address';
import { startPostgres } from '~/tests/server/postgres-server';
import { type Mall, startMall } from './mall';
import { CALL, cannon, signIn, type Target } from './server';
import { figure, table } from './statistics';

const SECONDS = 6;

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** Resident memory of a process, in MB. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

interface Probe {
  /** Times of responses with status 200, sorted; ms. */
  times: number[];
  refused: number;
  failed: number;
}

/** Repeats requests, one at a time, from a thread of its own, until it is stopped. */
export function startProbe({ url, headers }: Target, everyMs: number): () => Promise<Probe> {
  const worker = new Worker(join(import.meta.dirname, 'probe.mjs'), {
    workerData: { url, headers, everyMs },
  });
  return async () => {
    worker.postMessage('stop');
    const [probe] = (await once(worker, 'message')) as [Probe];
    return probe;
  };
}

export const at = ({ times }: Probe, share: number): string =>
  figure(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN);

/** A page that is rendered for each request, as it belongs to a shopper. */
const browsing = (origin: string, token: string): Target => ({
  url: `${origin}${CALL}api/goods/detail&id=1`,
  headers: { 'X-Access-Token': token },
});

/** A call of the highest priority, requested during payment. */
const paying = (origin: string, token: string): Target => ({
  url: `${origin}${CALL}api/order/is-pay&payment_order_union_id=1`,
  headers: { 'X-Access-Token': token },
});

async function benchLoad(databaseUrl: string, words: string): Promise<void> {
  const mall = await startMall('server', databaseUrl);
  try {
    const token = await signIn(mall.origin);
    const target = browsing(mall.origin, token);
    await cannon(target, { connections: 10, seconds: 3 });
    const capacity = (await cannon(target, { connections: 10, seconds: SECONDS })).requests.average;
    const rows = [
      [
        'load',
        'asked a second',
        'answered',
        'refused',
        'slowest of 100, ms',
        'payer: p50, ms',
        'p99, ms',
        'payer refused',
        'memory, MB',
      ],
    ];
    for (const [times, connections] of [
      [1, 100],
      [2, 400],
      [10, 1000],
    ] as const) {
      const stop = startProbe(paying(mall.origin, token), 50);
      const report = await cannon(target, { connections, seconds: SECONDS, rate: capacity * times });
      const probe = await stop();
      const answered = (report.statusCodeStats['200']?.count ?? 0) / SECONDS;
      const refused = (report.statusCodeStats['503']?.count ?? 0) / SECONDS;
      rows.push([
        `${times}× with ${connections} connections`,
        figure(capacity * times),
        figure(answered),
        figure(refused),
        figure(report.latency.p99),
        at(probe, 0.5),
        at(probe, 0.99),
        `${probe.refused + probe.failed} of ${probe.times.length + probe.refused + probe.failed}`,
        figure(memoryOf(mall.pid)),
      ]);
    }
    console.log(
      `\n${words}: goods page of a signed-in shopper, ${figure(capacity)} a second are its capacity\n`,
    );
    console.log(table(rows));
  } finally {
    await mall.stop();
  }
}

const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data; boundary=b';
const MIB = 1024 * 1024;

function filled(bytes: number, pieceAt: (nth: number) => string): string {
  const pieces: string[] = [];
  for (let nth = 0, size = 0; size < bytes; nth += 1) {
    const piece = pieceAt(nth);
    pieces.push(piece);
    size += piece.length;
  }
  return pieces.join('');
}

const partOf = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`;

const ATTACKS: readonly (readonly [words: string, route: string, type: string, body: () => string])[] = [
  ['a form of 1 MB, distinct keys', 'api/order/preview', FORM, () => filled(MIB, (nth) => `k${nth}=&`)],
  [
    'parts of 11 MB, distinct keys',
    'api/attachment/upload',
    PARTS,
    () => filled(11 * MIB, (nth) => partOf(`k${nth}`)),
  ],
  ['parts of 11 MB, tiny', 'api/attachment/upload', PARTS, () => filled(11 * MIB, () => partOf('k'))],
  ['JSON 9,000 deep', 'api/order/preview', FORM, () => `form_data=${'['.repeat(9000)}`],
];

/** Latency of other calls while a hostile body is sent ten times at once. */
async function benchBodies(mall: Mall, token: string): Promise<void> {
  const rows = [['body, ten at once', 'refused after, ms', 'others wait at most, ms', 'memory, MB']];
  for (const [words, route, type, make] of ATTACKS) {
    const body = make();
    const stop = startProbe({ url: `${mall.origin}/healthz`, headers: {} }, 5);
    await pause(100);
    const beganMs = performance.now();
    const send = () =>
      fetch(`${mall.origin}${CALL}${route}`, {
        method: 'POST',
        headers: { 'Content-Type': type, 'X-Access-Token': token },
        body,
      }).then(
        (response) => response.arrayBuffer(),
        () => null,
      );
    await Promise.all(Array.from({ length: 10 }, send));
    const tookMs = performance.now() - beganMs;
    await pause(100);
    rows.push([words, figure(tookMs), at(await stop(), 1), figure(memoryOf(mall.pid))]);
  }
  console.log(`\n${table(rows)}`);
}

const FORMATS = ['image/avif', 'image/webp', 'image/jpeg'];

/** All sizes of the largest allowed picture, requested at once. */
async function benchPictures(mall: Mall): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 4 } as const;
  const picture = await sharp({
    create: { width: 6144, height: 4608, channels: 3, background: '#777', noise },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'large.jpg');
  const uploaded = await fetch(`${mall.origin}${CALL}api/attachment/upload`, { method: 'POST', body: form });
  const { data, msg } = (await uploaded.json()) as { data?: { url: string }; msg: string };
  if (data === undefined) throw new Error(`The picture cannot be uploaded: ${msg}`);
  const stop = startProbe({ url: `${mall.origin}/healthz`, headers: {} }, 5);
  const beganMs = performance.now();
  const sizes = await Promise.all(
    PICTURE_WIDTHS.flatMap((width) =>
      FORMATS.map(async (format) => {
        const response = await fetch(`${mall.origin}/${data.url}?w=${width}`, {
          headers: { Accept: format },
        });
        return (await response.arrayBuffer()).byteLength;
      }),
    ),
  );
  const tookMs = performance.now() - beganMs;
  const whole = sizes.filter((bytes) => bytes > picture.byteLength / 2).length;
  console.log(
    `\n${sizes.length} sizes of ${(picture.byteLength / MIB).toFixed(1)} MB and 28 megapixels at once: ${figure(tookMs / 1000)} s, ` +
      `${whole} of them the whole picture; others wait at most ${at(await stop(), 1)} ms`,
  );
}

/** Downtime of a mall when its PostgreSQL server ends all connections. */
async function benchOutage(databaseUrl: string): Promise<void> {
  const mall = await startMall('server', databaseUrl);
  const admin = new Client({ connectionString: databaseUrl });
  try {
    const target = browsing(mall.origin, await signIn(mall.origin));
    await admin.connect();
    const stop = startProbe(target, 5);
    await pause(500);
    const beganMs = performance.now();
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    let backMs = Number.NaN;
    while (Number.isNaN(backMs)) {
      const response = await fetch(target.url, { headers: target.headers });
      await response.arrayBuffer();
      if (response.status === 200) backMs = performance.now() - beganMs;
      else await pause(20);
    }
    await pause(500);
    const probe = await stop();
    console.log(
      `\nPostgreSQL ends all connections: back after ${figure(backMs)} ms, ${probe.refused} calls of one shopper refused, ` +
        `${probe.failed} without an answer`,
    );
  } finally {
    await admin.end();
    await mall.stop();
  }
}

/** Prints the stress section of docs/performance.md; the rounds of other parts do not apply. */
export async function benchStress(): Promise<void> {
  await benchLoad('', 'Embedded database, one process');
  const postgres = await startPostgres();
  if (postgres !== null) {
    try {
      const admin = new Client({ connectionString: postgres.urlOf('postgres') });
      await admin.connect();
      await admin.query('create database stress');
      await admin.end();
      await benchLoad(postgres.urlOf('stress'), 'PostgreSQL, one process');
      await benchOutage(postgres.urlOf('stress'));
    } finally {
      await postgres.stop();
    }
  }
  const mall = await startMall();
  try {
    await benchBodies(mall, await signIn(mall.origin));
    await benchPictures(mall);
  } finally {
    await mall.stop();
  }
}
