// The heads of shared pages in a whole mall: goods, topics and activities, of whose plugins the core names none.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildShareLink } from '~/domain/share-link';
import { advanceGoodsIndex } from '~/schemas/api/advance.gen';
import { compositionIndex } from '~/schemas/api/composition.gen';
import { pintuanGoodsIndex } from '~/schemas/api/pintuan.gen';
import { topicList } from '~/schemas/api/topic.gen';
import { describeOnBothDatabases } from './database-helpers';
import { type Mall, openMall } from './mall-helpers';

const HTML =
  '<head><title>商城</title><script id="boot" type="application/json">{}</script></head><div id="root"></div>';

describeOnBothDatabases('the card of a shared page', (open) => {
  let folder = '';
  let mall: Mall;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pagoda-site-'));
    writeFileSync(join(folder, 'index.html'), HTML);
    mall = openMall(await open(), { site: { folder, studioFolder: folder, prerenderer: null } });
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const cardOf = async (path: string, params: Record<string, string>) => {
    const link = buildShareLink({ base: 'http://mall.test/', path, params, userId: 7 });
    const text = await (await mall.app.request(link)).text();
    const contentOf = (name: string) =>
      new RegExp(`property="og:${name}" content="([^"]*)"`).exec(text)?.[1] ?? '';
    expect(text).toContain(`<title>${contentOf('title')}</title>`);
    expect(text).not.toContain('user_id=7');
    return { title: contentOf('title'), words: contentOf('description'), picture: contentOf('image') };
  };

  it('has title, words and a picture that apps can show, for whatever is shared', async () => {
    const [topic] = (await mall.ask(topicList, { page: 1 })).list;
    const [group] = (await mall.ask(pintuanGoodsIndex, { page: 1 })).list;
    const [presale] = (await mall.ask(advanceGoodsIndex, { page: 1 })).list;
    const [set] = (await mall.ask(compositionIndex, { page: 1 })).list;
    const shared: [string, Record<string, string>, string | undefined][] = [
      ['/pages/topic/topic', { id: String(topic?.id) }, topic?.title],
      ['/plugins/pt/goods/goods', { goods_id: String(group?.id) }, group?.name],
      ['/plugins/advance/detail/detail', { id: String(presale?.id) }, presale?.name],
      ['/plugins/composition/detail/detail', { composition_id: String(set?.id) }, set?.name],
    ];
    for (const [path, params, name] of shared) {
      const { title, words, picture } = await cardOf(path, params);
      expect([path, title]).toEqual([path, name]);
      expect(words).not.toBe('');
      const shown = await mall.app.request(picture);
      expect([path, shown.status, shown.headers.get('content-type')]).toEqual([path, 200, 'image/jpeg']);
    }
  });
});
