// Proves the category screen in its looks.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import { goodsPage } from '../../testing/sample-goods';
import page from './cats.page';

const GOODS = 'api/default/goods-list';
const cat = (id: number | string, name: string, child: object[] = []) => ({ id, name, pic_url: '', child });
const TREE = {
  list: [cat(1, '水果', [cat('11', '苹果', [cat('111', '红富士')])]), cat(2, '粮油', [cat('21', '大米')])],
};

async function openLook(
  style: string,
  { tree = TREE, search = '' }: { tree?: object; search?: string } = {},
) {
  await startMall({ config: { cat_style: { cat_style: style } } });
  backend.answer('api/cat/list', tree);
  backend.answer(GOODS, goodsPage(2));
  await renderScreen(page, search);
}

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
    ['11', '111'],
  ])('shows goods in place in look %s', async (style, categoryId) => {
    await openLook(style);
    await screen.findByText('商品1');
    expect(backend.asked(GOODS)[0]).toMatchObject({ cat_id: categoryId });
  });

  it('goes on to the next category at the end of one', async () => {
    await openLook('9');
    fireEvent.click(await screen.findByRole('button', { name: '下一分类：粮油' }));
    await waitFor(() => expect(backend.asked(GOODS).at(-1)).toMatchObject({ cat_id: '2' }));
    expect(screen.queryByRole('button', { name: /下一分类/ })).toBeNull();
  });

  it('opens the category that its address names', async () => {
    await openLook('4', { search: 'cat_id=21' });
    await screen.findByRole('link', { name: '大米' });
  });

  it('shows all goods where there are no categories (look 9), else says so', async () => {
    await openLook('9', { tree: { list: [] } });
    await screen.findByText('商品1');
    expect(backend.asked(GOODS)[0]).not.toHaveProperty('cat_id');
  });

  it('says so where there is nothing at all', async () => {
    await openLook('4', { tree: { list: [] } });
    await screen.findByText('该分类下无相关内容哦~');
  });
});
