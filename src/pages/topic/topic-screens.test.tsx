// Proves the list of topics, its search, and a topic.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import list from './list.page';
import { partsOf } from './parts';
import page from './topic.page';

const ROUTE = 'api/topic/list';

const topic = (id: number, change: object = {}) => ({
  id,
  title: `专题${id}`,
  abstract: `摘要${id}`,
  layout: 0,
  cover_pic: '/cover.png',
  pic_list: [],
  read_count: '12人浏览',
  goods_count: '',
  ...change,
});

const ofType = ({ type = '' }: Readonly<Record<string, string>>) => ({
  list: [topic(type === '' ? 1 : Number(type) + 10)],
});

describe('the list of topics', () => {
  beforeEach(async () => {
    localStorage.clear();
    await startMall();
    backend.answer('api/topic/type', { list: [{ id: '2', name: '住家日常' }] });
    backend.answer(ROUTE, ofType);
  });

  it('shows all, the recommended ones as -1, and those of a category', async () => {
    await renderScreen(list);
    const link = await screen.findByRole('link', { name: /专题1/ });
    expect(link.getAttribute('href')).toBe('#/pages/topic/topic?id=1');
    fireEvent.click(screen.getByRole('tab', { name: '精选' }));
    await screen.findByText('专题9');
    fireEvent.click(screen.getByRole('tab', { name: '住家日常' }));
    await screen.findByText('专题12');
    expect(backend.asked(ROUTE).map(({ type }) => type)).toEqual([undefined, '-1', '2']);
  });

  it('starts with the category of its address', async () => {
    await renderScreen(list, 'type=2');
    await screen.findByText('专题12');
    expect(screen.getByRole('tab', { name: '住家日常' }).getAttribute('aria-selected')).toBe('true');
  });

  it('renders each layout with its pictures, its counts, and no goods where there are none', async () => {
    const three = [{ url: '/1.png' }, { url: '/2.png' }, { url: '/3.png' }, { url: '/4.png' }];
    backend.answer(ROUTE, {
      list: [
        topic(1),
        topic(2, { layout: 1 }),
        topic(3, { layout: 2, pic_list: three, goods_count: '3件宝贝' }),
      ],
    });
    await renderScreen(list);
    const rows = await screen.findAllByRole('link', { name: /专题\d/ });
    expect(rows.map((row) => row.querySelectorAll('img').length)).toEqual([1, 1, 3]);
    expect(rows.map((row) => row.textContent.includes('宝贝'))).toEqual([false, false, true]);
  });

  it('shows an empty state', async () => {
    backend.answer(ROUTE, { list: [] });
    await renderScreen(list);
    await screen.findByText('暂无专题');
  });

  it('searches by words, stores them, and shows when nothing was found', async () => {
    backend.answer(ROUTE, ({ keyword = '' }: Readonly<Record<string, string>>) => ({
      list: keyword === '茶' ? [topic(5)] : keyword === '' ? [topic(1)] : [],
    }));
    await renderScreen(list, 'type=2');
    const field = await screen.findByRole('searchbox', { name: '请输入内容搜索' });
    const search = (words: string) => {
      fireEvent.change(field, { target: { value: words } });
      fireEvent.submit(field.closest('form') ?? field);
    };
    search(' 茶 ');
    await screen.findByText('专题5');
    expect(backend.asked(ROUTE).at(-1)).toEqual({ type: '2', keyword: '茶', page: '1' });
    search('无');
    await screen.findByText('抱歉，没有相关专题');
    fireEvent.click(screen.getByRole('button', { name: '清空' }));
    await screen.findByText('专题1');
    fireEvent.click(await screen.findByRole('button', { name: '茶' }));
    await screen.findByText('专题5');
  });

  it('clears the words after a confirmation', async () => {
    localStorage.setItem('pagoda.topicWords', '["茶"]');
    await renderScreen(list);
    fireEvent.focus(await screen.findByRole('searchbox', { name: '请输入内容搜索' }));
    fireEvent.click(await screen.findByRole('button', { name: '清空历史搜索' }));
    await screen.findByText('确认删除全部历史记录？');
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(localStorage.getItem('pagoda.topicWords')).toBeNull());
  });
});

describe('a topic', () => {
  const answerTopic = (change: object = {}) =>
    backend.answer('api/topic/detail', {
      list: {
        ...topic(1),
        pic_list: '[]',
        sub_title: '掌柜手记',
        content: '',
        is_favorite: 'no_love',
        detail: [
          { id: 'image-text', data: { content: '<p>水烧到微沸</p>' } },
          { id: 'goods', data: { list: [{ id: 7, name: '龙井', picUrl: '/g.png', price: '88.00' }] } },
        ],
        ...change,
      },
    });

  it('shows the price that this shopper pays, and what others pay', async () => {
    const list = [
      {
        id: 7,
        name: '龙井',
        price: '88.00',
        price_content: '￥88.00',
        is_level: 1,
        level_price: 80,
        level_show: 1,
      },
      { id: 8, name: '碧螺春', price: '66.00', price_content: '价格面议', is_negotiable: 1 },
    ];
    await startMall();
    answerTopic({ detail: [{ id: 'goods', data: { list } }] });
    await renderScreen(page, 'id=3');
    const own = (await screen.findByText('龙井')).closest('article');
    expect(own?.textContent).toContain('会员价普通价￥88.00￥80.00');
    expect(screen.getByText('碧螺春').closest('article')?.textContent).toContain('价格面议');
  });

  it('shows heading, text, and goods linked to their pages', async () => {
    await startMall();
    answerTopic();
    await renderScreen(page, 'id=1');
    // The title bar, whose chunk may have loaded by then, has the same text.
    const body = within(await screen.findByRole('main'));
    await body.findByRole('heading', { level: 2, name: '专题1' });
    await screen.findByText('水烧到微沸');
    expect(screen.getByText('12人浏览')).toBeDefined();
    const goods = screen.getByRole('link', { name: /龙井/ });
    expect(goods.getAttribute('href')).toBe('#/pages/goods/goods?id=7');
  });

  it('is added and removed without a refetch', async () => {
    await startMall({ isSignedIn: true });
    answerTopic();
    backend.answer('api/topic/favorite', null);
    await renderScreen(page, 'id=1');
    fireEvent.click(await screen.findByRole('button', { name: '收藏' }));
    await screen.findByRole('button', { name: '已收藏' });
    await waitFor(() =>
      expect(backend.asked('api/topic/favorite')).toEqual([{ id: '1', is_favorite: 'love' }]),
    );
    await screen.findByText('收藏成功');
    fireEvent.click(screen.getByRole('button', { name: '已收藏' }));
    await screen.findByText('取消收藏成功');
    expect(backend.asked('api/topic/favorite').at(-1)).toEqual({ id: '1', is_favorite: 'no_love' });
    expect(backend.asked('api/topic/detail')).toHaveLength(1);
  });

  it('rolls the favourite back when the backend refuses, with its message', async () => {
    await startMall({ isSignedIn: true });
    answerTopic();
    backend.refuse('api/topic/favorite', '文章不存在');
    await renderScreen(page, 'id=1');
    fireEvent.click(await screen.findByRole('button', { name: '收藏' }));
    await screen.findByText('文章不存在');
    expect(screen.getByRole('button', { name: '收藏' })).toBeDefined();
  });

  it('asks a guest to sign in before adding it (LOGIN-02)', async () => {
    await startMall();
    answerTopic();
    await renderScreen(page, 'id=1');
    fireEvent.click(await screen.findByRole('button', { name: '收藏' }));
    await screen.findByRole('dialog', { name: '登录' });
    expect(backend.asked('api/topic/favorite')).toHaveLength(0);
  });

  it('shows that it was deleted', async () => {
    await startMall();
    backend.answerWhole('api/topic/detail', { msg: '文章不存在' });
    await renderScreen(page, 'id=9');
    await screen.findByText('该专题已下架');
  });

  it('is shared as a link or a poster, and reports when the poster fails', async () => {
    await startMall();
    answerTopic({ cover_pic: '' });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await renderScreen(page, 'id=1');
    fireEvent.click(await screen.findByRole('button', { name: '分享' }));
    const sheet = await screen.findByRole('dialog', { name: '分享' });
    fireEvent.click(within(sheet).getByRole('button', { name: '生成海报' }));
    await screen.findByText('海报生成失败，请重试');
  });
});

const NO_PRICES = { price_content: '', is_negotiable: 0, is_level: 0, level_price: -1, level_show: 0 };

describe('the blocks of a topic', () => {
  it('become parts in their order, with adjacent widgets together', () => {
    const blocks = [
      { id: 'banner', data: {} },
      { id: 'empty', data: {} },
      { id: 'image-text', data: { content: 'x' } },
      { id: 'goods', data: { list: [null, { id: 'x' }, { id: '3', name: 5 }] } },
      { id: 'goods', data: {} },
      { id: 'rubik', data: {} },
    ];
    expect(partsOf(blocks)).toEqual([
      { kind: 'widgets', nodes: blocks.slice(0, 2) },
      { kind: 'text', content: 'x' },
      { kind: 'goods', goods: [{ id: 3, name: '5', picUrl: '', prices: NO_PRICES }] },
      { kind: 'widgets', nodes: [blocks[5]] },
    ]);
  });
});
