// Proves what follows a publication: schedules, reviews, restoring, preview links.
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEFAULT_AUDIENCE, type PreviewAnswer } from '~/domain/studio/api-library';
import type { DocumentAnswer } from '~/domain/studio/api';
import { momentWords } from '~/domain/studio/moments';
import type { Op } from '~/domain/studio/ops';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { HeightPage } from '~/tests/server/height-page';
import { savePage } from '~/tests/server/page-helpers';
import { newKey, type StudioMall } from '~/tests/server/studio-helpers';
import { JobRunner } from '../jobs/jobs';

describeOnBothDatabases('studio publishing', (open) => {
  let page: HeightPage;
  let mall: StudioMall;
  let doc: string;
  beforeEach(async () => {
    page = await HeightPage.open(await open());
    ({ mall, doc } = page);
  });

  describe('schedules', () => {
    it('publish the frozen version, not later edits, and restore the previous one at the end', async () => {
      await page.setHeight(20, 10);
      expect((await page.schedule({ at: page.later(10), until: page.later(20) })).status).toBe(201);
      await page.setHeight(30, 20);
      await page.goTo(9);
      expect(await page.height()).toBe(10);
      await page.goTo(10);
      expect(await page.height()).toBe(20);
      expect((await page.read()).schedule).toMatchObject({ state: 'running' });
      await page.goTo(20);
      expect(await page.height()).toBe(10);
      expect((await page.read()).schedule).toBeNull();
      expect((await page.read()).hasChanges).toBe(true);
    });

    it('change nothing at the end when another version went live meanwhile', async () => {
      await page.setHeight(20, 10);
      await page.schedule({ until: page.later(20) });
      expect(await page.height()).toBe(20);
      await page.setHeight(30, 20);
      await page.publish();
      await page.goTo(20);
      expect(await page.height()).toBe(30);
      const { state } = await mall.database.db
        .selectFrom('studio_schedules')
        .select('state')
        .executeTakeFirstOrThrow();
      expect(state).toBe('overtaken');
    });

    it('run once, however many processes poll', async () => {
      await page.setHeight(20, 10);
      await page.schedule({ at: page.later(10) });
      const others = [1, 2, 3].map(() => new JobRunner(mall.database.db, { gateway: {} as never }));
      await Promise.all(others.map((one) => one.run(new Date(page.later(10)))));
      const { body } = await mall.operate('GET', `/documents/${doc}/versions`);
      expect(body['items']).toMatchObject([{ number: 2, kind: 'scheduled', isLive: true }, { number: 1 }]);
    });

    it('can be moved and cancelled, and refuse the past and a second one', async () => {
      await page.setHeight(20, 10);
      expect((await page.schedule({ at: page.later(-1) })).body).toMatchObject({
        error: { code: 'invalid', fields: [{ pointer: '/at' }] },
      });
      expect((await page.schedule({ at: page.later(5), until: page.later(5) })).body).toMatchObject({
        error: { fields: [{ pointer: '/until' }] },
      });
      await page.schedule({ at: page.later(10) });
      expect((await page.schedule({ at: page.later(12) })).body).toMatchObject({
        error: { code: 'state', message: `${momentWords(page.later(10))} 已有另一个定时，先改它或取消它` },
      });
      expect((await mall.operate('GET', '/pages?state=scheduled')).body).toMatchObject({
        items: [{ id: page.id }],
        total: 1,
      });
      const moved = await mall.operate('PATCH', `/documents/${doc}/schedule`, {
        body: { at: page.later(30) },
      });
      expect(moved.body).toMatchObject({ at: page.later(30), until: null });
      await page.goTo(15);
      expect(await page.height()).toBe(10);
      expect((await mall.operate('DELETE', `/documents/${doc}/schedule`)).status).toBe(204);
      await page.goTo(31);
      expect(await page.height()).toBe(10);
    });

    it('go live at once where that is asked for, as they were frozen', async () => {
      const now = (times: object) =>
        mall.operate('PATCH', `/documents/${doc}/schedule`, { body: { at: null, ...times } });
      await page.setHeight(20, 10);
      await page.schedule({ at: page.later(10) });
      await page.setHeight(30, 20);
      expect((await now({ until: null })).status).toBe(200);
      expect([await page.height(), (await page.read()).schedule]).toEqual([20, null]);
      await page.schedule({ at: page.later(10) });
      expect((await now({ until: page.later(20) })).body).toMatchObject({ state: 'running' });
      expect(await page.height()).toBe(30);
      expect((await now({ until: null })).body).toMatchObject({ error: { fields: [{ pointer: '/at' }] } });
      await page.goTo(20);
      expect(await page.height()).toBe(20);
    });

    it('fail for a page in the trash, and change nothing', async () => {
      await page.setHeight(20, 10);
      await page.schedule({ at: page.later(10) });
      await mall.operate('DELETE', `/pages/${page.id}`);
      await page.goTo(11);
      expect(await page.height()).toBeNull();
      expect((await mall.operate('POST', `/pages/${page.id}/restore`)).status).toBe(200);
      expect(await page.height()).toBe(10);
    });
  });

  describe('reviews', () => {
    beforeEach(async () => {
      await mall.operate('PATCH', '/settings', { body: { isApproved: true } });
      await page.setHeight(20, 10);
    });
    const submit = () =>
      mall.operate('POST', `/documents/${doc}/review`, {
        as: 'editor',
        body: { version: page.version, words: '换高度' },
      });

    it('let an editor submit and an owner approve exactly the submitted version', async () => {
      expect((await page.publish('editor')).body).toMatchObject({
        error: { code: 'role', message: '你的角色不能发布' },
      });
      const { status, body } = await submit();
      expect(status).toBe(201);
      await page.setHeight(30, 20);
      expect((await page.read()).review).toMatchObject({
        state: 'waiting',
        draftVersion: 2,
        words: '换高度',
      });
      const approved = await mall.operate('POST', `/reviews/${String(body['id'])}/approve`, {
        body: { note: '好' },
      });
      expect(approved.status).toBe(201);
      expect(await page.height()).toBe(20);
      const twice = await mall.operate('POST', `/reviews/${String(body['id'])}/approve`, { body: {} });
      expect(twice.body).toMatchObject({ error: { code: 'state' } });
    });

    it('let a setting go the same way', async () => {
      const ops: Op[] = [{ op: 'meta', name: 'theme_color', value: 'g', was: 'a' }];
      const body = { base: 1, ops, name: '', session: 'w' };
      expect((await mall.operate('POST', '/documents/theme/ops', { as: 'editor', body })).status).toBe(200);
      const submitted = await mall.operate('POST', '/documents/theme/review', {
        as: 'editor',
        body: { version: 2, words: '换主题' },
      });
      expect(submitted.status).toBe(201);
      const path = `/reviews/${String(submitted.body['id'])}/approve`;
      expect((await mall.operate('POST', path, { body: {} })).status).toBe(201);
      const { body: theme } = await mall.operate('GET', '/documents/theme');
      expect(theme).toMatchObject({ hasChanges: false, review: null, live: { note: '换主题' } });
      const { body: versions } = await mall.operate('GET', '/documents/theme/versions');
      const [first] = versions['items'] as unknown as { isLive: boolean }[];
      expect(first).toMatchObject({ isLive: true, kind: 'submitted' });
    });

    it('return notes on blocks to the author, and replace an older submission by a new one', async () => {
      const first = await submit();
      const uid = (await page.read()).content.tabs[0]?.blocks[0]?.uid ?? '';
      const returned = await mall.operate('POST', `/reviews/${String(first.body['id'])}/return`, {
        body: { words: '太高', notes: { [uid]: '改成 15' } },
      });
      expect(returned.body).toMatchObject({
        state: 'returned',
        answer: { words: '太高', notes: { [uid]: '改成 15' } },
      });
      expect((await page.read()).review).toMatchObject({ state: 'returned' });
      await submit();
      await submit();
      const { body } = await mall.operate('GET', '/reviews?state=waiting');
      expect(body['items']).toHaveLength(1);
      expect(await page.height()).toBe(10);
    });

    it('keep what was returned until the next publication, not until one goes back', async () => {
      const open = async () => (await page.read()).review?.state ?? null;
      await page.publish();
      await page.setHeight(25, 20);
      const { body } = await submit();
      const path = `/reviews/${String(body['id'])}/return`;
      await mall.operate('POST', path, { body: { words: '太高', notes: {} } });
      await mall.operate('POST', `/documents/${doc}/unpublish`, { body: { to: 'previous' } });
      expect([await page.height(), await open()]).toEqual([10, 'returned']);
      await page.setHeight(15, 25);
      expect((await page.publish()).status).toBe(201);
      expect([await page.height(), await open()]).toEqual([15, null]);
    });

    it('also close the other ways to publish to editors', async () => {
      const ways: [string, string, object][] = [
        ['PATCH', `/pages/${page.id}`, { isDisabled: true }],
        ['POST', `/documents/${doc}/unpublish`, { to: 'previous' }],
        [
          'POST',
          `/documents/${doc}/schedule`,
          { version: page.version, note: '', at: page.later(5), until: null, after: 'previous' },
        ],
        ['DELETE', `/pages/${page.id}`, {}],
      ];
      const refused = { error: { code: 'role' } };
      for (const [method, path, body] of ways)
        expect((await mall.operate(method, path, { as: 'editor', body })).body).toMatchObject(refused);
      await mall.operate('DELETE', `/pages/${page.id}`);
      const restore = () => mall.operate('POST', `/pages/${page.id}/restore`, { as: 'editor' });
      expect((await restore()).body).toMatchObject(refused);
      await mall.operate('PATCH', '/settings', { body: { isApproved: false } });
      expect((await restore()).status).toBe(200);
    });

    it('also close words that shoppers read of a live picture', async () => {
      const [path, other] = ['a', 'b'].map((name) => `uploads/20261125/${name.repeat(32)}.jpg`);
      const [used, unused] = await mall.database.db
        .insertInto('studio_media')
        .values([path, other].map((one = '') => ({ name: 'a', hash: one, path: one, bytes: 1 })))
        .returning('id')
        .execute();
      const doc = `/documents/page-${await savePage(mall, { tabs: [[{ id: 'banner', data: {} }]] })}`;
      const { content } = (await mall.operate('GET', doc)).body as unknown as DocumentAnswer;
      const uid = content.tabs[0]?.blocks[0]?.uid;
      const ops = [{ op: 'set', uid, at: '/data/banners', value: [{ picUrl: path }, { picUrl: path }] }];
      await mall.operate('POST', `${doc}/ops`, { body: { base: 1, ops, name: '', session: 'w' } });
      const write = (media: { id: number } | undefined) =>
        mall.operate('PATCH', `/media/${media?.id}`, { as: 'editor', body: { alt: '茶园' } });
      expect((await write(used)).status).toBe(200);
      const published = await mall.operate('POST', `${doc}/publish`, { body: { version: 2, note: '' } });
      expect(published.status).toBe(201);
      expect((await write(used)).body).toMatchObject({ error: { code: 'role' } });
      expect((await write(unused)).status).toBe(200);
    });
  });

  it('restores an old version as a draft after saving the current draft as a version', async () => {
    await page.setHeight(20, 10);
    await page.publish();
    await page.setHeight(30, 20);
    const { body } = await mall.operate('GET', `/documents/${doc}/versions`);
    const [, first] = body['items'] as unknown as { id: number }[];
    const path = `/versions/${first?.id ?? 0}/restore`;
    const late = await mall.operate('POST', path, { headers: { 'If-Match': '"1"' } });
    expect(late.body).toMatchObject({ error: { code: 'stale', current: 3 } });
    const restored = await mall.operate('POST', path, { headers: { 'If-Match': '"3"' } });
    expect([restored.status, restored.body['version']]).toEqual([200, 4]);
    expect((await page.read()).content.tabs[0]?.blocks[0]?.text).toContain('10');
    expect(await page.height()).toBe(20);
    const { body: after } = await mall.operate('GET', `/documents/${doc}/versions`);
    expect(after['items']).toMatchObject([
      { number: 3, kind: 'before-restore' },
      { number: 2, isLive: true },
      { number: 1 },
    ]);
    const diff = await mall.operate('GET', `/versions/${first?.id ?? 0}/diff/draft`);
    expect(diff.body).toMatchObject({ a: { number: 1 }, b: { version: 4 } });
  });

  it('restores version by version, and takes a page offline that had none before', async () => {
    await page.setHeight(20, 10);
    await page.publish();
    const back = () => mall.operate('POST', `/documents/${doc}/unpublish`, { body: { to: 'previous' } });
    await back();
    expect(await page.height()).toBe(10);
    expect((await back()).body).toEqual({ version: null });
    expect(await page.height()).toBeNull();
    expect((await mall.operate('GET', `/pages/${page.id}`)).body).toMatchObject({
      state: 'draft',
      isLive: false,
    });
    await page.publish();
    expect(await page.height()).toBe(20);
  });

  describe('preview links', () => {
    const link = async (hours = 2): Promise<string> => {
      const request = { as: 'editor' as const, body: { hours, audience: DEFAULT_AUDIENCE } };
      const { status, body } = await mall.operate('POST', `/documents/${doc}/preview-links`, request);
      expect(status).toBe(201);
      return body['token'] as unknown as string;
    };
    const preview = async (token: string, since = 0) => {
      const { status, body } = await mall.operate('GET', `/previews/${token}?since=${since}`, {
        as: 'nobody',
      });
      return { status, body: body as unknown as PreviewAnswer };
    };

    it('show the draft without hidden blocks, and follow edits', async () => {
      await page.setHeight(20, 10);
      const token = await link();
      const { status, body } = await preview(token);
      expect([status, body.version]).toEqual([200, 2]);
      expect(body.tabs[0]?.blocks.map(({ id }) => id)).toEqual(['empty', 'app-nav-bar']);
      // It does not poll: the edit wakes it, however soon it comes.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const next = preview(token, 2);
      await page.setHeight(30, 20);
      expect((await next).body).toMatchObject({ version: 3 });
      expect(await page.height()).toBe(10);
    });

    it('refuse guessed, expired and revoked tokens', async () => {
      expect((await preview('guessed')).status).toBe(404);
      const [ended, called] = [await link(1), await link(24)];
      page.wait(61);
      expect((await preview(ended)).status).toBe(410);
      expect((await preview(called)).status).toBe(200);
      const { body } = await mall.operate('GET', `/documents/${doc}/preview-links`);
      const [one] = body['items'] as unknown as { id: number; token?: string }[];
      expect(one?.token).toBeUndefined();
      expect((await mall.operate('DELETE', `/preview-links/${one?.id ?? 0}`)).status).toBe(204);
      expect((await preview(called)).status).toBe(410);
      const stored = await mall.database.db.selectFrom('studio_preview_links').select('token_hash').execute();
      expect(JSON.stringify(stored)).not.toContain(called);
    });
  });

  it('writes nothing of a publication that fails in the middle', async () => {
    await page.setHeight(20, 10);
    await mall.database.executeSql(
      "alter table studio_audit add constraint broken check (action <> 'publish')",
    );
    const before = await mall.operate('GET', `/documents/${doc}/versions`);
    const key = newKey();
    const request = { body: { version: page.version, note: '' }, headers: { 'Idempotency-Key': key } };
    expect((await mall.operate('POST', `/documents/${doc}/publish`, request)).status).toBe(500);
    expect(mall.failures).toHaveLength(1);
    mall.failures.length = 0;
    expect(await page.height()).toBe(10);
    expect((await mall.operate('GET', `/documents/${doc}/versions`)).body).toEqual(before.body);
    await mall.database.executeSql('alter table studio_audit drop constraint broken');
    expect((await mall.operate('POST', `/documents/${doc}/publish`, request)).status).toBe(201);
    expect(await page.height()).toBe(20);
  });

  it('never fails', () => {
    expect(mall.failures).toEqual([]);
  });
});
