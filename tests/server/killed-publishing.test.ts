// Proves that a server killed while it publishes leaves the old or the new page live, whole, and its records in agreement.
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { DraftContent } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import type { Database } from '~/server/db/database';
import { STUDIO_PROTOCOL } from '~/domain/studio/api';
import { embeddedPlace, type Place, postgresPlace, withDatabase } from './money/killed-places';
import { type Bundle, bundleServer } from './money/server-bundle';
import { type ServerProcess, startServer } from './money/server-process';
import { savePage } from './page-helpers';
import { newKey, openStudio } from './studio-helpers';

const ROUNDS = 3;
/** Published in peace in each life of the server, before the one that it is killed in. */
const CONFIRMED = 2;
/** Each block of each tab has the same height, which every publication changes. */
const TABS = 6;
const START = 10;

interface Desk {
  token: string;
  pageId: number;
  doc: string;
  /** Height of the last publication that the server has confirmed, and of the last that was asked for. */
  confirmed: number;
  asked: number;
}

async function openDesk(database: Database): Promise<Desk> {
  const mall = await openStudio(database);
  const block = { id: 'empty', data: { height: START } };
  const pageId = await savePage(mall, { tabs: Array.from({ length: TABS }, () => [block, block]) });
  mall.close();
  const token = mall.tokens.owner;
  return { token, pageId, doc: `page-${pageId}`, confirmed: START, asked: START };
}

type Operate = <T>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<T>;

/** Calls the operator API of a real server; rejects where it does not confirm. */
const operatorOf =
  ({ origin }: ServerProcess, { token, doc }: Desk): Operate =>
  async <T>(method: 'GET' | 'POST', path: string, body?: unknown) => {
    const write = {
      Origin: origin,
      'X-Studio': String(STUDIO_PROTOCOL),
      'Idempotency-Key': newKey(),
      'Content-Type': 'application/json',
    };
    const response = await fetch(`${origin}/studio/api/documents/${doc}${path}`, {
      method,
      headers: { Cookie: `studio=${token}`, ...(method === 'POST' ? write : {}) },
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text) as T;
  };

const heightsOf = (texts: readonly string[]): number[] =>
  texts.map((text) => (JSON.parse(text) as { data: { height: number } }).data.height);

const draftHeights = ({ tabs }: DraftContent): number[] =>
  heightsOf(tabs.flatMap(({ blocks }) => blocks.map(({ text }) => text)));

/** Saves the next height in all blocks. @returns the draft's version. */
async function edit(operate: Operate, desk: Desk): Promise<number> {
  const { version: base, content } = await operate<DocumentAnswer>('GET', '');
  const [was = START] = draftHeights(content);
  desk.asked = was + 1;
  const ops = content.tabs.flatMap(({ blocks }) =>
    blocks.map(({ uid }): Op => ({ op: 'set', uid, at: '/data/height', value: was + 1, was })),
  );
  const { version } = await operate<{ version: number }>('POST', '/ops', {
    base,
    ops,
    name: '高度',
    session: 'w',
  });
  return version;
}

async function publish(operate: Operate, desk: Desk, version: number): Promise<void> {
  const { asked } = desk;
  await operate('POST', '/publish', { version, note: '' });
  desk.confirmed = asked;
}

/** Publishes against a server, and kills it during the last publication. */
async function killWhilePublishing(place: Place, bundle: Bundle, desk: Desk): Promise<void> {
  const server = await startServer(bundle, place);
  const operate = operatorOf(server, desk);
  try {
    let durationMs = 0;
    for (let count = 0; count < CONFIRMED; count += 1) {
      const version = await edit(operate, desk);
      const begun = performance.now();
      await publish(operate, desk, version);
      durationMs = performance.now() - begun;
    }
    const last = publish(operate, desk, await edit(operate, desk)).catch(() => 'killed');
    await new Promise((next) => setTimeout(next, Math.random() * durationMs));
    await server.kill();
    await last;
  } finally {
    await server.kill();
  }
}

/** What shoppers get, what the draft says, and what the records say of it. */
async function examine({ db }: Database, { pageId, doc, confirmed, asked }: Desk): Promise<void> {
  const tabs = await db
    .selectFrom('diy_page_navs as nav')
    .innerJoin('diy_templates as template', 'template.id', 'nav.template_id')
    .select('template.data')
    .where('nav.page_id', '=', pageId)
    .execute();
  const blocks = tabs.flatMap(({ data }) => JSON.parse(data) as object[]);
  const shown = heightsOf(blocks.map((block) => JSON.stringify(block)));
  expect([tabs.length, shown.length]).toEqual([TABS, 2 * TABS]);
  const [height = 0] = shown;
  expect([...new Set(shown)]).toEqual([height]);
  expect([confirmed, asked]).toContain(height);
  const live = await db
    .selectFrom('studio_versions')
    .select(['number', 'content', 'draft_version'])
    .where('doc', '=', doc)
    .where('live_from', 'is not', null)
    .where('live_to', 'is', null)
    .execute();
  const [version] = live;
  expect(live).toHaveLength(1);
  expect(draftHeights(JSON.parse(version?.content ?? '') as DraftContent)).toEqual(shown);
  const draft = await db
    .selectFrom('studio_drafts')
    .select(['content', 'published_version'])
    .where('doc', '=', doc)
    .executeTakeFirstOrThrow();
  expect([...new Set(draftHeights(JSON.parse(draft.content) as DraftContent))]).toEqual([asked]);
  expect(draft.published_version).toBe(version?.draft_version);
  const audits = await db
    .selectFrom('studio_audit')
    .select('detail')
    .where('doc', '=', doc)
    .where('action', '=', 'publish')
    .orderBy('id')
    .execute();
  // The first version is what was live before the studio.
  const numbers = Array.from({ length: (version?.number ?? 1) - 1 }, (_none, index) => index + 2);
  expect(audits.map(({ detail }) => (detail as { version: number }).version)).toEqual(numbers);
}

let bundle: Bundle;
beforeAll(async () => {
  bundle = await bundleServer();
}, 120_000);

async function prove(place: Place): Promise<void> {
  try {
    const desk = await withDatabase(place, openDesk);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await killWhilePublishing(place, bundle, desk);
      await withDatabase(place, (database) => examine(database, desk));
    }
    expect(desk.confirmed).toBeGreaterThanOrEqual(START + ROUNDS * CONFIRMED);
  } finally {
    await place.remove();
  }
}

describe('a server that is killed while it publishes', { timeout: 200_000 }, () => {
  it('leaves one whole page live on the embedded database', async () => {
    await prove(await embeddedPlace());
  });

  it.skipIf(inject('postgres') === null)('leaves one whole page live on PostgreSQL', async () => {
    await prove(await postgresPlace());
  });
});
