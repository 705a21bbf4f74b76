// Proves the category screen in its looks.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import { goodsCard, goodsPage } from '../../testing/sample-goods';
import page from './cats.page';

const GOODS = 'api/default/goods-list';
const FEED = 'api/cat/goods';
const cat = (id: number | string, name: string, child: object[] = []) => ({ id, name, pic_url: '', child });
const TREE = {
  list: [cat(1, '水果', [cat('11', '苹果', [cat('111', '红富士')])]), cat(2, '粮油', [cat('21', '大米')])],
};

async function openLook(
  style: string,
  { tree = TREE, search = '', feed = { list: [] } }: { tree?: object; search?: string; feed?: unknown } = {},
) {
  await startMall({ config: { cat_style: { cat_style: style } } });
  backend.answer('api/cat/list', tree);
  backend.answer(GOODS, goodsPage(2));
  backend.answer(FEED, feed);
  await renderScreen(page, search);
}

/** Every end of a list counts as in view. */
function scrollsToEnd(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        setTimeout(() => this.onChange([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
}

afterEach(() => vi.unstubAllGlobals());

describe('the category screen', () => {
  it.each(['1', '3'])('shows the first level alone in look %s', async (style) => {
    await openLook(style);
    const link = await screen.findByRole('link', { name: '粮油' });
    expect(link.getAttribute('href')).toBe('#/pages/goods/list?cat_id=2');
  });

  it.each(['2', '4'])('shows the second level beside the rail in look %s', async (style) => {
    await openLook(style);
    await screen.findByRole('link', { name: '苹果' });
    fireEvent.click(screen.getByRole('button', { name: '粮油' }));
    expect(screen.getByRole('link', { name: '大米' }).getAttribute('href')).toContain('cat_id=21');
    expect(screen.getByRole('button', { name: '粮油' }).getAttribute('aria-current')).toBe('true');
  });

  it.each(['6', '7'])('groups the third level under the second in look %s', async (style) => {
    await openLook(style);
    await screen.findByRole('heading', { name: '苹果' });
    expect(screen.getByRole('link', { name: '红富士' })).toBeDefined();
    expect(screen.getByRole('link', { name: '更多苹果' })).toBeDefined();
  });

  it.each([
    ['5', '1'],
    ['8', '1'],
    ['9', '1'],
    ['10', '1'],
  ])('shows goods within the screen in look %s', async (style, categoryId) => {
    await openLook(style);
    await screen.findByText('商品1');
    expect(backend.asked(GOODS)[0]).toMatchObject({ cat_id: categoryId });
  });

  it('shows the goods of all third levels under their names in look 11, page by page', async () => {
    const feed = (id: number, name: string, goods: number[], offset: number) => ({
      id,
      name,
      offset,
      goods_list: goods.map((one) => goodsCard(one)),
    });
    const first = Array.from({ length: 10 }, (_, index) => index + 1);
    scrollsToEnd();
    await openLook('11', {
      feed: ({ offset }: { offset: string }) => ({
        list:
          offset === '0'
            ? [feed(111, '红富士', first, 10)]
            : [feed(111, '红富士', [11], 11), feed(112, '嘎啦', [12], 1)],
      }),
      tree: {
        list: [
          cat(1, '水果', [cat('11', '苹果', [cat('111', '红富士'), cat('112', '嘎啦')]), cat('12', '梨')]),
        ],
      },
    });
    await screen.findByText('商品12');
    expect(backend.asked(FEED)).toEqual([
      { cat_ids: '[111,112,12]', cat_id: '111', offset: '0' },
      { cat_ids: '[111,112,12]', cat_id: '111', offset: '10' },
    ]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['红富士', '嘎啦']),
    );
    expect(screen.getAllByRole('heading', { name: '红富士' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: '更多嘎啦' }).getAttribute('href')).toContain('cat_id=112');
    fireEvent.click(screen.getByRole('tab', { name: '梨' }));
    await waitFor(() => expect(backend.asked(FEED).at(-1)).toMatchObject({ cat_ids: '[12]', cat_id: '12' }));
  });

  it('continues with the next category at the end of one', async () => {
    await openLook('9');
    fireEvent.click(await screen.findByRole('button', { name: '下一分类：粮油' }));
    await waitFor(() => expect(backend.asked(GOODS).at(-1)).toMatchObject({ cat_id: '2' }));
    expect(screen.queryByRole('button', { name: /下一分类/ })).toBeNull();
  });

  it('opens the category of its address', async () => {
    await openLook('4', { search: 'cat_id=21' });
    await screen.findByRole('link', { name: '大米' });
  });

  it('shows all goods where there are no categories (look 9), else an empty state', async () => {
    await openLook('9', { tree: { list: [] } });
    await screen.findByText('商品1');
    expect(backend.asked(GOODS)[0]).not.toHaveProperty('cat_id');
  });

  it('shows an empty state where there is neither a category nor goods', async () => {
    await openLook('4', { tree: { list: [] } });
    await screen.findByText('该分类下无相关内容哦~');
  });
});
