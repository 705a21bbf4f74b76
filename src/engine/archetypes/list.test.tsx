// Proves what all lists share: tab and word in the address, the place of each tab, choosing rows, groups, states.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultArticleList } from '~/schemas/api/default.gen';
import { type Topic, topicList } from '~/schemas/api/topic.gen';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { readHistory, saveHistory } from '../search-history/history';
import { definePage } from '../define-page';
import { choice, text } from '../params';
import { type ActsProps, list, type RowProps, rows, lists, useList } from './list';

const ROUTE = topicList.route;
const topic = (id: number, title = `专题${id}`) => ({ id, title, read_count: id > 2 ? '旧' : '新' });

const query = { type: choice([0, 7, 8]), keyword: text() };
const Row = ({ row, query: { type } }: RowProps<Topic, { type: number }>) => (
  <p>{type === 0 ? row.title : `${row.title}在${type}`}</p>
);

function Acts({ chosen, done }: ActsProps<Topic>) {
  return (
    <button type="button" onClick={done}>
      删除{chosen.map(({ id }) => id).join('、')}
    </button>
  );
}

function Manage() {
  const { selection } = useList();
  return (
    <button type="button" onClick={() => selection.turn(!selection.isOn)}>
      管理
    </button>
  );
}

const page = definePage({
  path: '/made-up/list',
  title: '列表',
  auth: 'guest',
  query,
  body: list(query, {
    tabs: {
      of: 'type',
      label: '分类',
      items: [
        { id: 0, text: '全部' },
        { id: 7, text: '茶' },
        { id: 8, text: '器' },
      ],
    },
    search: { of: 'keyword', placeholder: '搜索专题', history: 'topicWords' },
    Head: Manage,
    from: topicList,
    params: ({ type, keyword }) => ({ type, keyword }),
    item: Row,
    groupOf: ({ read_count: age }) => age,
    select: { nameOf: ({ title }) => title, unit: '篇', Acts },
    empty: ({ keyword }, { list: found }) => ({
      text: keyword === '' ? '暂无' : `没有${keyword}，共${found.length}篇`,
    }),
  }),
});

const asked = () => backend.asked(ROUTE).map(({ type, keyword }) => `${type} ${keyword ?? ''}`.trim());

beforeEach(async () => {
  localStorage.clear();
  await startMall();
  backend.answer(ROUTE, ({ type, keyword }: { type: string; keyword: string }) => ({
    list: keyword === '没' ? [] : type === '0' ? [topic(1), topic(2), topic(3)] : [topic(4)],
  }));
});

describe('a list', () => {
  it('has its tab in the address, replaced, and tells its rows of it', async () => {
    await renderScreen(page, 'type=7');
    await screen.findByText('专题4在7');
    expect(screen.getByRole('tab', { name: '茶' }).getAttribute('aria-selected')).toBe('true');
    const depth = window.history.length;
    fireEvent.click(screen.getByRole('tab', { name: '器' }));
    await screen.findByText('专题4在8');
    expect([address(), window.history.length]).toEqual(['/made-up/list?type=8', depth]);
    expect(asked()).toEqual(['7', '8']);
  });

  it('keeps the place of each tab', async () => {
    const { container } = await renderScreen(page);
    await screen.findByText('专题1');
    const scroller = container.querySelector('main') as HTMLElement;
    const places: (number | undefined)[] = [];
    scroller.scrollTo = ((to: ScrollToOptions) => {
      places.push(to.top);
      scroller.scrollTop = to.top ?? 0;
    }) as typeof scroller.scrollTo;
    scroller.scrollTop = 300;
    fireEvent.click(screen.getByRole('tab', { name: '茶' }));
    await screen.findByText('专题4在7');
    scroller.scrollTop = 40;
    fireEvent.click(screen.getByRole('tab', { name: '全部' }));
    await screen.findByText('专题1');
    expect(places).toEqual([0, 300]);
  });

  it('goes to its top by a tap on the shown tab', async () => {
    const { container } = await renderScreen(page, 'type=7');
    await screen.findByText('专题4在7');
    const scroller = container.querySelector('main') as HTMLElement;
    const places: unknown[] = [];
    scroller.scrollTo = ((to: ScrollToOptions) => places.push(to.top)) as typeof scroller.scrollTo;
    fireEvent.click(screen.getByRole('tab', { name: '茶' }));
    expect([places, asked()]).toEqual([[0], ['7']]);
  });

  it('has its word in the address beside the tab, and remembers it', async () => {
    await renderScreen(page, 'type=7');
    const field = await screen.findByRole('searchbox', { name: '搜索专题' });
    fireEvent.change(field, { target: { value: '没' } });
    fireEvent.submit(field.closest('form') as HTMLFormElement);
    await screen.findByText('没有没，共0篇');
    expect(address()).toBe(`/made-up/list?type=7&keyword=${encodeURIComponent('没')}`);
    expect(readHistory('topicWords')).toEqual(['没']);
    fireEvent.change(field, { target: { value: '' } });
    await screen.findByText('专题4在7');
    expect(address()).toBe('/made-up/list?type=7');
  });

  it('offers past words while its field is empty and has the focus', async () => {
    saveHistory('topicWords', ['岩茶']);
    await renderScreen(page);
    const field = await screen.findByRole('searchbox', { name: '搜索专题' });
    expect(screen.queryByText('岩茶')).toBeNull();
    act(() => field.focus());
    fireEvent.click(await screen.findByRole('button', { name: '岩茶' }));
    await waitFor(() => expect(asked().at(-1)).toBe('0 岩茶'));
    // Its field has the word, to be changed or cleared, and leaves the room of the keyboard to the rows.
    expect(field).toHaveProperty('value', '岩茶');
    expect(document.activeElement).not.toBe(field);
    await waitFor(() => expect((field as HTMLInputElement).value).toBe('岩茶'));
    fireEvent.click(screen.getByRole('button', { name: '清空' }));
    await waitFor(() => expect(address()).toBe('/made-up/list'));
  });

  it('for searching has the focus in its field, past words and suggestions, with its rows below', async () => {
    saveHistory('topicWords', ['岩茶']);
    const words = { keyword: text() };
    const Suggestions = ({ onChoose }: { onChoose: (word: string) => void }) => (
      <button type="button" onClick={() => onChoose('热词')}>
        热词
      </button>
    );
    const body = list(words, {
      search: {
        of: 'keyword',
        placeholder: '搜索专题',
        history: 'topicWords',
        Suggestions,
        isFocused: true,
      },
      from: topicList,
      params: () => ({ type: 0 }),
      item: ({ row }) => <p>{row.title}</p>,
      empty: { text: '暂无' },
    });
    await renderScreen(
      definePage({ path: '/made-up/search', title: '搜索', auth: 'guest', query: words, body }),
    );
    await screen.findByText('专题1');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '搜索专题' }));
    expect(screen.getByRole('button', { name: '岩茶' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '热词' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '岩茶' })).toBeNull());
    expect(readHistory('topicWords')).toEqual(['热词', '岩茶']);
  });

  it('can be changed by what is around it', async () => {
    const Around = ({ children }: { children: ReactNode }) => {
      const { show } = useList();
      return (
        <>
          <button type="button" onClick={() => show({ type: 8 })}>
            器
          </button>
          {children}
        </>
      );
    };
    const types = { type: choice([0, 7, 8]) };
    const body = list(types, {
      Gate: Around,
      from: topicList,
      params: ({ type }) => ({ type }),
      item: Row,
      empty: { text: '暂无' },
    });
    await renderScreen(
      definePage({ path: '/made-up/gate', title: '列表', auth: 'guest', query: types, body }),
    );
    await screen.findByText('专题1');
    fireEvent.click(screen.getByRole('button', { name: '器' }));
    await screen.findByText('专题4在8');
  });

  it('has a heading over each group', async () => {
    await renderScreen(page);
    await screen.findByText('专题1');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '新',
      '旧',
    ]);
  });

  it('has rows to choose, and acts on the chosen ones', async () => {
    await renderScreen(page);
    await screen.findByText('专题1');
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '管理' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '选择专题2' }));
    expect(screen.getByText('已选1篇')).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: '全选' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '选择专题3' }));
    const before = asked().length;
    fireEvent.click(screen.getByRole('button', { name: '删除1、2' }));
    expect(screen.getByText('已选0篇')).toBeDefined();
    await waitFor(() => expect(asked()).toHaveLength(before + 1));
  });

  it('chooses nothing any more once another list was shown', async () => {
    await renderScreen(page);
    await screen.findByText('专题1');
    fireEvent.click(screen.getByRole('button', { name: '管理' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '选择专题2' }));
    fireEvent.click(screen.getByRole('tab', { name: '茶' }));
    await screen.findByText('专题4在7');
    fireEvent.click(screen.getByRole('tab', { name: '全部' }));
    await screen.findByText('专题2');
    expect(screen.getByText('已选0篇')).toBeDefined();
  });

  it('says a failure with a way to try again, and what the mall refuses in its words', async () => {
    backend.refuse(ROUTE, '活动未开始');
    await renderScreen(page);
    await screen.findByText('活动未开始');
    backend.answer(ROUTE, { list: [topic(1)] });
    fireEvent.click(screen.getByRole('button', { name: /重/ }));
    await screen.findByText('专题1');
  });
});

describe('tabs that come from the mall', () => {
  type Items = readonly { id: 0 | 7 | 8; text: string }[] | null;
  let know: (items: Items) => void = () => undefined;
  const useItems = () => {
    const [items, setItems] = useState<Items>(null);
    useEffect(() => {
      know = setItems;
    }, []);
    return items;
  };

  it('have their place before they are known, and none where there are none', async () => {
    await renderScreen(
      definePage({
        path: '/made-up/tabs',
        title: '列表',
        auth: 'guest',
        query,
        body: list(query, {
          tabs: { of: 'type', label: '分类', useItems },
          from: topicList,
          item: Row,
          empty: { text: '暂无' },
        }),
      }),
    );
    const place = () => screen.queryByRole('tablist', { hidden: true })?.textContent;
    expect([screen.queryByRole('tablist'), place()]).toEqual([null, '…']);
    act(() => know([{ id: 7, text: '茶' }]));
    expect(screen.getByRole('tablist').textContent).toBe('茶');
    act(() => know([]));
    expect(place()).toBeUndefined();
  });
});

describe('a list that the mall names', () => {
  it('has its title and its words of emptiness by hooks, and no row of tabs without a tab', async () => {
    const useWord = () => useState('茶事')[0];
    const useNone = () => ({ text: `暂无${useWord()}` });
    backend.answer(ROUTE, { list: [] });
    await renderScreen(
      definePage({
        path: '/made-up/named',
        title: '列表',
        auth: 'guest',
        query,
        body: list(query, {
          useTitle: useWord,
          tabs: { of: 'type', label: '分类', useItems: () => [] },
          from: topicList,
          item: Row,
          empty: useNone,
        }),
      }),
    );
    await screen.findByText('暂无茶事');
    expect(screen.getByRole('heading', { name: '茶事' })).toBeDefined();
    expect(screen.queryByRole('tablist')).toBeNull();
  });
});

describe('a screen of several lists', () => {
  it('shows the one that its address names', async () => {
    const both = { of: choice(['topics', 'articles']) };
    const article = { id: '5', title: '文章5' };
    backend.answer(defaultArticleList.route, { list: [article] });
    const empty = { text: '暂无' };
    await renderScreen(
      definePage({
        path: '/made-up/lists',
        title: '两个列表',
        auth: 'guest',
        query: both,
        body: lists(both, {
          usePart: ({ of }) => of,
          tabs: {
            of: 'of',
            label: '种类',
            items: [
              { id: 'topics', text: '专题' },
              { id: 'articles', text: '文章' },
            ],
          },
          parts: {
            topics: rows({ from: topicList, item: ({ row }) => <p>{row.title}</p>, empty }),
            articles: rows({ from: defaultArticleList, item: ({ row }) => <p>{row.title}</p>, empty }),
          },
        }),
      }),
    );
    await screen.findByText('专题4');
    fireEvent.click(screen.getByRole('tab', { name: '文章' }));
    await screen.findByText('文章5');
    expect(screen.queryByText('专题4')).toBeNull();
  });
});
