// What others wait while an operator's largest requests are answered: each alone, beside a shopper who calls on and on.
import { randomUUID } from 'node:crypto';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { DraftContent } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import { startPostgres } from '~/tests/server/postgres-server';
import { type Mall, startMall } from './mall';
import { CALL } from './server';
import { figure, table } from './statistics';
import { at, startProbe } from './stress';

const PASSWORD = 'requests-bench-1';
const PROBE_MS = 5;
const MIB = 1024 * 1024;

interface Studio {
  call: (method: string, path: string, body: unknown, ifMatch?: number) => Promise<Response>;
  doc: string;
}

async function openStudio(origin: string): Promise<Studio> {
  let cookie = '';
  const call: Studio['call'] = (method, path, body, ifMatch) =>
    fetch(`${origin}/studio/api${path}`, {
      method,
      headers: {
        Origin: origin,
        'X-Studio': '1',
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        Cookie: cookie,
        ...(ifMatch === undefined ? {} : { 'If-Match': `"${ifMatch}"` }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
  const signedIn = await call('POST', '/session', { login: 'owner', password: PASSWORD });
  cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const made = await call('POST', '/pages', { title: '测量', from: 'blank' });
  const { id } = (await made.json()) as { id: number };
  return { call, doc: `/documents/page-${id}` };
}

const read = async ({ call, doc }: Studio): Promise<DocumentAnswer> =>
  (await (await call('GET', doc, null)).json()) as DocumentAnswer;

async function replace(studio: Studio, texts: readonly string[]): Promise<Response> {
  const { version, content } = await read(studio);
  const blocks = texts.map((text, index) => ({ uid: `u${index}`, text }));
  const next: DraftContent = { ...content, tabs: content.tabs.map((tab) => ({ ...tab, blocks })) };
  return studio.call('PUT', studio.doc, { content: next, name: '', session: 'w' }, version);
}

async function post(
  studio: Studio,
  opsFor: (answer: DocumentAnswer) => Op[],
): Promise<() => Promise<Response>> {
  const answer = await read(studio);
  const ops = opsFor(answer);
  return () =>
    studio.call('POST', `${studio.doc}/ops`, { base: answer.version, ops, name: '', session: 'w' });
}

const blockOf = (data: object): string => JSON.stringify({ id: 'empty', data });
/** A block of 0.9 MB, half of it values. */
const LARGE = blockOf({
  rows: Array.from({ length: 15_000 }, (_one, n) => `行${n}`),
  rest: 'x'.repeat(0.6 * MIB),
});
const FULL = Array.from({ length: 5 }, () => blockOf({ text: 'x'.repeat(0.95 * MIB) }));
const MANY = Array.from({ length: 2000 }, (_one, n) => blockOf({ height: n, text: 'x'.repeat(2000) }));
const GOODS = { id: 'goods', permission_key: '', data: { addGoodsType: 0, goodsLength: 100 } };

const setRow = (index: number): Op => ({
  op: 'set',
  uid: 'u0',
  at: `/data/rows/${index}`,
  value: `改${index}`,
  was: `行${index}`,
});

/** Each returns the request, prepared. */
const REQUESTS: Readonly<Record<string, (studio: Studio) => Promise<() => Promise<Response>>>> = {
  'a small one': (studio) => Promise.resolve(() => studio.call('GET', '/settings', null)),
  '5,000 values of a block of 0.9 MB': async (studio) => {
    await replace(studio, [LARGE]);
    return post(studio, () => Array.from({ length: 5000 }, (_one, index) => setRow(index)));
  },
  '5,000 that do not apply': async (studio) => {
    await replace(studio, [LARGE]);
    return post(studio, () =>
      Array.from({ length: 5000 }, () => ({ op: 'set', uid: 'u0', at: '/data', value: 1, was: 2 })),
    );
  },
  'one value in a draft of 4.8 MB': async (studio) => {
    await replace(studio, FULL);
    return post(studio, () => [{ op: 'set', uid: 'u0', at: '/data/height', value: 1 }]);
  },
  '300 moves among 2,000 blocks': async (studio) => {
    await replace(studio, MANY);
    return post(studio, ({ content }) =>
      Array.from({ length: 300 }, (_one, n) => ({
        op: 'move',
        uids: [`u${n}`],
        tab: content.tabs[0]?.key ?? '',
        after: `u${1999 - n}`,
      })),
    );
  },
  'a whole draft of 4.8 MB': (studio) => Promise.resolve(() => replace(studio, FULL)),
  '2,000 blocks of goods hydrated': (studio) =>
    Promise.resolve(() =>
      studio.call('POST', '/hydrate', {
        blocks: Array.from({ length: 2000 }, (_one, n) => ({ uid: `u${n}`, value: GOODS })),
        audience: {},
      }),
    ),
};

async function measure(mall: Mall, words: string): Promise<void> {
  const studio = await openStudio(mall.origin);
  const shopper = { url: `${mall.origin}${CALL}api/goods/detail&id=1`, headers: {} };
  const rows = [['request', 'answer', 'took, ms', 'others: p50, ms', 'p99, ms', 'slowest, ms']];
  for (const [name, prepare] of Object.entries(REQUESTS)) {
    const request = await prepare(studio);
    const stop = startProbe(shopper, PROBE_MS);
    const beganMs = performance.now();
    const { status } = await request().then(async (response) => {
      await response.arrayBuffer();
      return response;
    });
    const took = performance.now() - beganMs;
    const probe = await stop();
    rows.push([name, String(status), figure(took), at(probe, 0.5), at(probe, 0.99), at(probe, 1)]);
  }
  console.log(`\n${words}\n\n${table(rows)}`);
}

async function measureOn(databaseUrl: string, words: string): Promise<void> {
  const mall = await startMall('server', databaseUrl);
  try {
    await measure(mall, words);
  } finally {
    await mall.stop();
  }
}

export async function benchRequests(): Promise<void> {
  process.env['PAGODA_STUDIO_PASSWORD'] = PASSWORD;
  await measureOn('', 'Embedded database');
  const server = await startPostgres();
  if (server === null) return;
  try {
    await measureOn(server.urlOf('postgres'), 'PostgreSQL');
  } finally {
    await server.stop();
  }
}
