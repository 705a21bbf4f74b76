// Settings as documents: what phones could not use is refused, what is stored and unknown stays.
import { beforeEach, expect, it } from 'vitest';
import { isRecord } from '~/domain/record';
import type { DocumentAnswer, OpsClashed } from '~/domain/studio/api';
import { indexConfig } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

type Row = Record<string, unknown>;

describeOnBothDatabases('studio settings', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open());
  });

  const draft = async (doc: string) =>
    (await mall.operate('GET', `/documents/${doc}`)).body as unknown as DocumentAnswer;
  const navsOf = ({ content }: DocumentAnswer) => content.meta['navs'] as Row[];
  const write = async (doc: string, values: Row) => {
    const { version, content } = await draft(doc);
    const ops = Object.entries(values).map(([name, value]) => ({
      op: 'meta',
      name,
      value,
      ...(content.meta[name] === undefined ? {} : { was: content.meta[name] }),
    }));
    const body = { base: version, ops, name: '', session: 'w' };
    const answer = await mall.operate('POST', `/documents/${doc}/ops`, { as: 'editor', body });
    return { status: answer.status, body: answer.body as unknown as OpsClashed };
  };
  const publish = async (doc: string) => {
    const { version } = await draft(doc);
    return mall.operate('POST', `/documents/${doc}/publish`, { body: { version, note: '' } });
  };
  const optionOf = async (key: string): Promise<unknown> => {
    const row = await mall.database.db
      .selectFrom('mall_options')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.value;
  };
  const setOption = (key: string, value: unknown) =>
    mall.database.db
      .insertInto('mall_options')
      .values({ key, value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
      .execute();

  it('refuses an operation with a value that phones cannot use, and applies the others', async () => {
    const [first, ...others] = navsOf(await draft('tab-bar'));
    const bad = { ...first, url: 'javascript:alert(1)' };
    const { status, body } = await write('tab-bar', { navs: [bad, ...others], font_size: 24 });
    expect([status, body.clashes]).toMatchObject([
      409,
      [{ index: 0, code: 'invalid', at: '/meta/navs/0/url', message: '第 1 项的「链接」这个链接不能打开' }],
    ]);
    const { meta } = (await draft('tab-bar')).content;
    expect([meta['navs'], meta['font_size']]).toEqual([[first, ...others], 24]);
  });

  it.each([
    ['tab-bar', 'navs', []],
    ['tab-bar', 'navs', Array.from({ length: 9 }, () => ({ text: 'a', url: '/pages/cart/cart' }))],
    ['title-bar', 'top_text_color', 'red;x'],
    ['quick-nav', 'web_service_url', 'javascript:1'],
    ['auth', 'hotspot', { left: 0, top: 0, width: 9000, height: 10 }],
  ])('refuses a whole draft of %s with nonsense in %s', async (doc, name, value) => {
    const { content, version } = await draft(doc);
    const body = {
      content: { ...content, meta: { ...content.meta, [name]: value } },
      name: '',
      session: 'w',
    };
    const headers = { 'If-Match': `"${version}"` };
    const answer = await mall.operate('PUT', `/documents/${doc}`, { headers, body });
    const error = answer.body['error'];
    const [field] = isRecord(error) ? (error['fields'] as { pointer: string }[]) : [];
    expect([answer.status, field?.pointer.startsWith(`/meta/${name}`)]).toEqual([422, true]);
    expect((await draft(doc)).version).toBe(version);
  });

  it('saves a tab that is not finished, and publishes it only when it is', async () => {
    const navs = navsOf(await draft('tab-bar')).slice(0, 3);
    expect((await write('tab-bar', { navs: [...navs, { text: '新', url: '' }] })).status).toBe(200);
    const refused = await publish('tab-bar');
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { error: { message: '第 4 项的「图标」还没有选', fields: [{ pointer: '/meta/navs/3/icon' }] } },
    ]);
    const whole = { ...navs[0], text: '新' };
    await write('tab-bar', { navs: [...navs, whole] });
    expect((await publish('tab-bar')).status).toBe(201);
    const { navbar } = await mall.ask(indexConfig, {});
    expect(navbar.navs.map(({ text }) => text).at(-1)).toBe('新');
  });

  it('leaves what an older mall has stored, and may go back to it', async () => {
    const stored = {
      navs: [
        { text: '仅此一个标签', icon: '', color: 'tomato', url: '/pages/index/index', legacy: { a: [1] } },
      ],
      top_text_color: 'white',
      hint: 'kept',
    };
    await setOption('navbar', stored);
    await write('tab-bar', { font_size: 24 });
    expect((await publish('tab-bar')).status).toBe(201);
    const written = await optionOf('navbar');
    expect(written).toMatchObject({ ...stored, font_size: 24 });
    const nav = stored.navs[0];
    const three = ['一', '二', '三'].map((text) => ({ ...nav, text, icon: 'a.png', active_icon: 'b.png' }));
    expect((await write('tab-bar', { navs: three })).status).toBe(200);
    expect((await publish('tab-bar')).status).toBe(201);
    for (let back = 0; back < 2; back += 1)
      await mall.operate('POST', '/documents/tab-bar/unpublish', { body: { to: 'previous' } });
    expect(await optionOf('navbar')).toMatchObject(stored);
  });

  it('renames a screen and colours the bar, and leaves the tab bar alone', async () => {
    const before = await mall.ask(indexConfig, {});
    const rows = [{ name: '购物车', value: '/pages/cart/cart', new_name: '篮子', kept: 1 }];
    await write('title-bar', { top_background_color: '#112233', bar_title: rows });
    expect((await publish('title-bar')).status).toBe(201);
    const { navbar, bar_title: titles } = await mall.ask(indexConfig, {});
    expect(navbar).toEqual({ ...before.navbar, top_background_color: '#112233' });
    expect(titles.find(({ value }) => value === '/pages/cart/cart')?.new_name).toBe('篮子');
    expect(await optionOf('bar_title')).toEqual(rows);
    const entry = await mall.database.db
      .selectFrom('studio_audit')
      .select(['action', 'title'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'publish', title: '标题栏' });
  });
});
