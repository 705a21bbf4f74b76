// Server-sent events of a document: presence, operations of others, publications, the end.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { savePage } from '~/tests/server/page-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';
import type { DocumentAnswer } from '~/domain/studio/api';
import { standingOf } from '~/domain/studio/standing';

describeOnBothDatabases('studio events', (open) => {
  let mall: StudioMall;
  let doc: string;
  let pageId: number;
  const openStreams: ReadableStreamDefaultReader<Uint8Array>[] = [];
  beforeEach(async () => {
    mall = await openStudio(await open());
    pageId = await savePage(mall, { tabs: [[{ id: 'empty', data: { height: 10 } }]] });
    doc = `page-${pageId}`;
    // No stream polls: what is told is told because somebody was woken.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(async () => {
    for (const reader of openStreams.splice(0)) await reader.cancel();
    vi.useRealTimers();
  });

  /** Reads a stream until an event of that name, and returns it. */
  const follow = async (session: string, as: 'editor' | 'viewer' = 'editor') => {
    const response = await mall.app.request(
      `http://mall.test/studio/api/documents/${doc}/events?session=${session}`,
      {
        headers: { Cookie: `studio=${mall.tokens[as]}` },
      },
    );
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    openStreams.push(reader);
    let text = '';
    return async (name: string): Promise<unknown> => {
      for (;;) {
        const match = new RegExp(`event: ${name}\\ndata: (.*)\\n\\n`).exec(text);
        if (match !== null) {
          text = text.slice(match.index + match[0].length);
          return JSON.parse(match[1] ?? '') as unknown;
        }
        const { value, done } = await reader.read();
        if (done) throw new Error(`The stream ended without ${name}.`);
        text += new TextDecoder().decode(value);
      }
    };
  };
  const uid = async () => {
    const { body } = await mall.operate('GET', `/documents/${doc}`);
    return (body as unknown as DocumentAnswer).content.tabs[0]?.blocks[0]?.uid ?? '';
  };

  it('reports which operators are present and where, and when they leave', async () => {
    const block = await uid();
    const next = await follow('w1');
    expect(await next('presence')).toMatchObject([{ name: 'editor', session: 'w1', uid: null }]);
    await follow('w2', 'viewer');
    expect(await next('presence')).toMatchObject([{ session: 'w1' }, { name: 'viewer', session: 'w2' }]);
    await mall.operate('PUT', `/documents/${doc}/presence`, {
      as: 'viewer',
      body: { session: 'w2', uid: block, tab: null },
    });
    expect(await next('presence')).toMatchObject([{ session: 'w1' }, { session: 'w2', uid: block }]);
    await openStreams.pop()?.cancel();
    expect(await next('presence')).toMatchObject([{ session: 'w1' }]);
  });

  it("lets nobody take over another operator's window, end it, or save as from it", async () => {
    const block = await uid();
    const next = await follow('w1');
    await next('presence');
    const present = () =>
      mall.database.db
        .selectFrom('studio_presence')
        .select(['session', 'operator_id', 'uid'])
        .where('doc', '=', doc)
        .execute();
    const before = await present();
    const ops = [{ op: 'set', uid: block, at: '/data/height', value: 20, was: 10 }];
    const saving = { base: 1, ops, name: '', session: 'w1' };
    for (const as of ['viewer', 'owner'] as const) {
      const place = { session: 'w1', uid: block, tab: null };
      const put = await mall.operate('PUT', `/documents/${doc}/presence`, { as, body: place });
      const stream = await mall.operate('GET', `/documents/${doc}/events?session=w1`, { as });
      expect([put.status, stream.status]).toEqual([409, 409]);
    }
    expect((await mall.operate('POST', `/documents/${doc}/ops`, { as: 'owner', body: saving })).status).toBe(
      409,
    );
    expect(await present()).toEqual(before);
    expect((await mall.operate('POST', `/documents/${doc}/ops`, { as: 'editor', body: saving })).status).toBe(
      200,
    );
  });

  it('reports operations, publications and the deletion of the page', async () => {
    const block = await uid();
    const next = await follow('w1');
    await next('presence');
    const ops = [{ op: 'set', uid: block, at: '/data/height', value: 20, was: 10 }];
    await mall.operate('POST', `/documents/${doc}/ops`, {
      as: 'owner',
      body: { base: 1, ops, name: '高度', session: 'w2' },
    });
    expect(await next('ops')).toMatchObject({
      version: 2,
      ops,
      name: '高度',
      session: 'w2',
      by: { name: 'owner' },
    });
    await mall.operate('POST', `/documents/${doc}/publish`, { body: { version: 2, note: '' } });
    expect(await next('published')).toMatchObject({
      version: { number: 2, isLive: true },
      by: { name: 'owner' },
    });
    await mall.operate('DELETE', `/pages/${pageId}`);
    expect(await next('closed')).toEqual({ reason: 'deleted' });
  });

  it('reports what the operator may do, at first and when review is switched on', async () => {
    const next = await follow('w1');
    expect(await next('rights')).toEqual({ canEdit: true, canPublish: true, isOwner: false });
    await mall.operate('PATCH', '/settings', { body: { isApproved: true } });
    expect(await next('rights')).toEqual({ canEdit: true, canPublish: false, isOwner: false });
  });

  it('reports how the document stands: at first, submitted, returned, scheduled, published, and disabled', async () => {
    const ops = [{ op: 'set', uid: await uid(), at: '/data/height', value: 20, was: 10 }];
    const saved = { base: 1, ops, name: '高度', session: 'w2' };
    await mall.operate('POST', `/documents/${doc}/ops`, { as: 'editor', body: saved });
    const next = await follow('w1');
    expect(await next('standing')).toMatchObject({ schedule: null, review: null });
    const { body } = await mall.operate('POST', `/documents/${doc}/review`, {
      as: 'editor',
      body: { version: 2, words: '' },
    });
    const id = Number(body['id']);
    expect(await next('standing')).toMatchObject({ review: { id, state: 'waiting' } });
    await mall.operate('POST', `/reviews/${id}/return`, { body: { words: '再想想' } });
    expect(await next('standing')).toMatchObject({ review: { id, state: 'returned' } });
    const at = new Date(Date.now() + 86_400_000).toISOString();
    await mall.operate('POST', `/documents/${doc}/schedule`, { body: { version: 2, note: '', at } });
    expect(await next('standing')).toMatchObject({ schedule: { state: 'waiting', at, until: null } });
    await mall.operate('DELETE', `/documents/${doc}/schedule`);
    expect(await next('standing')).toMatchObject({ schedule: null });
    await mall.operate('POST', `/documents/${doc}/publish`, { body: { version: 2, note: '' } });
    const answer = (await mall.operate('GET', `/documents/${doc}`)).body as unknown as DocumentAnswer;
    expect(await next('standing')).toEqual(standingOf(answer));
    await mall.operate('PATCH', `/pages/${pageId}`, { body: { isDisabled: true } });
    expect(await next('standing')).toEqual({ ...standingOf(answer), isDisabled: true });
  });

  it('ends with the session', async () => {
    await uid();
    const next = await follow('w1');
    await next('presence');
    await mall.operate('PATCH', `/people/${mall.operatorIds.editor}`, { body: { isSignedOut: true } });
    expect(await next('closed')).toEqual({ reason: 'signed-out' });
  });

  it('opens no more streams than an operator can look at, and counts those that ended no more', async () => {
    for (let window = 0; window < 30; window += 1) await follow(`many${window}`);
    const path = `http://mall.test/studio/api/documents/${doc}/events?session=more`;
    const open = (as: 'editor' | 'viewer') =>
      mall.app.request(path, { headers: { Cookie: `studio=${mall.tokens[as]}` } });
    expect((await open('editor')).status).toBe(429);
    await openStreams.pop()?.cancel();
    await follow('again');
    await follow('other', 'viewer');
  });

  it('opens no more streams than the limit per operator, and does not count closed ones', () => {
    expect(mall.failures).toEqual([]);
  });
});
