// Proves the topics: ticker, lists, tabs and quirks of diy/widgets/topic.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { renderStaged } from '~/renderer/testing/render-staged';
import { setVisibility } from '~/tests/visibility';
import { validateTopicDelivered } from '../validators.gen';
import definition from '.';
import { big, byCategory, full, hostile, minimal, ticker, topicOf, triple } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateTopicDelivered);

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the ticker', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Renders with fake timers that start once the view is rendered. */
  async function rendered(data: Readonly<Record<string, unknown>>) {
    await definition.load();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    return renderWidget(definition, data);
  }
  const wait = (ms: number): void => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };
  const words = () => screen.getByRole('link').textContent;

  it('shows one title at a time, the next after three seconds, and loops', async () => {
    await rendered({ ...ticker, topic_list: [topicOf(31), big] });
    expect(words()).toBe('店铺专题最新秋季养生茶单：从绿到红的时令喝法');
    wait(3000);
    expect(screen.getByRole('link', { name: '店铺专题 最新 怎么挑一锅好米' })).toBeDefined();
    wait(3000);
    expect(screen.getByRole('link', { name: /秋季养生茶单/ })).toBeDefined();
  });

  it('shows two titles at a time, the last one alone where their number is odd', async () => {
    await rendered({ ...ticker, count: 2 });
    expect(words()).toContain('怎么挑一锅好米');
    wait(3000);
    expect(screen.getByRole('link', { name: '店铺专题 最新 三口之家的收纳术' })).toBeDefined();
  });

  it('does not advance with a single title', async () => {
    await rendered({ ...ticker, topic_list: [big] });
    wait(9000);
    expect(words()).toBe('店铺专题最新怎么挑一锅好米');
  });

  it('does not advance with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await rendered(ticker);
    wait(9000);
    expect(words()).toContain('秋季养生茶单');
  });

  it('holds no timer while the page is hidden, and continues when it is shown', async () => {
    await rendered(ticker);
    setVisibility('hidden');
    expect(vi.getTimerCount()).toBe(0);
    wait(60_000);
    expect(words()).toContain('秋季养生茶单');
    setVisibility('visible');
    wait(3000);
    expect(screen.getByRole('link', { name: /怎么挑一锅好米/ })).toBeDefined();
  });

  it('shows its text where logo and label do not load, and does not reload them each step', async () => {
    const { container } = await rendered({ ...ticker, logo_1: 'logo.png', icon: 'icon.png' });
    for (const picture of container.querySelectorAll('img')) fireEvent.error(picture);
    expect(words()).toBe('店铺专题最新秋季养生茶单：从绿到红的时令喝法');
    wait(3000);
    expect(container.querySelector('img')).toBeNull();
  });

  it('loads its pictures in the size of icons, and only when it comes into view', async () => {
    const own = `uploads/20261121/${'0a'.repeat(16)}.png`;
    const { container } = await renderWidget(definition, { ...ticker, logo_1: own, icon: own });
    const asked = [...container.querySelectorAll('img')].map(({ loading, src }) => [
      loading,
      src.endsWith('?w=160'),
    ]);
    expect(asked).toEqual([
      ['lazy', true],
      ['lazy', true],
    ]);
  });

  it('opens the list of topics', async () => {
    const { host } = await renderWidget(definition, ticker);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('#/pages/topic/list');
    expect(fireEvent.click(link)).toBe(false);
    expect(host.log).toEqual([{ name: 'open', value: '/pages/topic/list' }]);
  });

  it.each([
    [1, 'one.png'],
    [2, 'two.png'],
  ])('of %s lines has the picture of its own size', async (count, source) => {
    const { container } = await renderWidget(definition, {
      ...ticker,
      count,
      logo_1: 'one.png',
      logo_2: 'two.png',
      icon: 'icon.png',
    });
    expect(container.querySelector('img[alt="专题"]')?.getAttribute('src')).toBe(source);
    expect(container.querySelectorAll('img[src="icon.png"]')).toHaveLength(count);
  });

  it('accepts rows of the classic home page, whose numbers and pictures are texts', async () => {
    await renderWidget(definition, {
      style: 'normal',
      count: '2',
      topic_list: [{ ...big, id: '32', layout: '1', pic_list: '[]' }],
    });
    expect(screen.getByText('怎么挑一锅好米')).toBeDefined();
  });
});

describe('the list', () => {
  it('shows each topic in its own layout', async () => {
    const { container } = await renderWidget(definition, full);
    expect(rows()).toEqual([
      '秋季养生茶单：从绿到红的时令喝法气温转凉，喝对茶比多喝更重要。3286人浏览',
      '怎么挑一锅好米看品种、看产地、看日期，三步就够。1万+人浏览',
      '三口之家的收纳术从玄关到厨房，一天收拾完。9200人浏览',
    ]);
    const layouts = [...container.querySelectorAll<HTMLElement>('[data-layout]')];
    expect(layouts.map(({ dataset }) => dataset['layout'])).toEqual(['beside', 'stacked', 'stacked']);
    expect(layouts.map((row) => row.querySelectorAll('img').length)).toEqual([1, 1, 3]);
  });

  it('opens the tapped topic', async () => {
    const { host } = await renderWidget(definition, full);
    const link = screen.getByRole('link', { name: /怎么挑一锅好米/ });
    expect(link.getAttribute('href')).toBe('#/pages/topic/topic?id=32');
    expect(fireEvent.click(link)).toBe(false);
    expect(host.log).toEqual([{ name: 'open', value: '/pages/topic/topic?id=32' }]);
  });

  it('is in the stored order with any number of topics', async () => {
    await renderWidget(definition, {
      ...full,
      topic_list: Array.from({ length: 100 }, (_none, index) => topicOf(100 - index)),
    });
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(100);
    expect(links[0]?.getAttribute('href')).toBe('#/pages/topic/topic?id=100');
  });

  it.each([
    ['a ticker', { ...ticker, topic_list: [] }],
    ['a list', { ...full, topic_list: [] }],
    ['tabs', { ...byCategory, list: [] }],
  ])('is not rendered without topics: %s', async (_what, data) => {
    const { container } = await renderWidget(definition, data);
    expect(container.querySelector('[data-widget] > *')).toBeNull();
    expect(definition.reserve(data)).toBe(0);
  });
});

describe('the tabs', () => {
  it('show the delivered topics of the chosen one, without a request', async () => {
    const { host } = await renderWidget(definition, byCategory);
    expect(rows()).toHaveLength(2);
    fireEvent.click(screen.getByRole('tab', { name: '居家' }));
    expect(rows()).toEqual(['三口之家的收纳术从玄关到厨房，一天收拾完。9200人浏览']);
    expect(host.log).toEqual([]);
  });

  it('show an empty state where one has no topics', async () => {
    await renderWidget(definition, byCategory);
    fireEvent.click(screen.getByRole('tab', { name: '节气' }));
    expect(within(screen.getByRole('tabpanel')).getByText('暂无专题')).toBeDefined();
  });

  it('are not rendered for a single category', async () => {
    await renderWidget(definition, { ...byCategory, list: byCategory.list.slice(0, 1) });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(rows()).toHaveLength(2);
  });

  it('leave out topics that were picked outside of them', async () => {
    await renderWidget(definition, { ...byCategory, topic_list: [triple] });
    expect(screen.queryByText('三口之家的收纳术')).toBeNull();
  });

  it.each([
    [{ name: '', cat_name: '吃茶' }, '吃茶'],
    [{ name: '', cat_name: '' }, '其他'],
  ])('are named by their label, else by the category: %o', async (names, label) => {
    const [first, second] = byCategory.list;
    await renderWidget(definition, { ...byCategory, list: [{ ...first, ...names }, second] });
    expect(screen.getByRole('tab', { name: label })).toBeDefined();
  });
});

it.each([
  [{ ...ticker, count: 1 }, 72],
  [{ ...ticker, count: 2 }, 110],
  [{ ...full, topic_list: [topicOf(31)] }, 298],
  [{ ...full, topic_list: [topicOf(31), triple] }, 683],
  [byCategory, 941],
])('reserves its approximate height', (data, height) => {
  expect(definition.reserve(data)).toBe(height);
});

it('turns to the tab whose row an operator opens', async () => {
  const { stage } = await renderStaged(definition, byCategory);
  stage({ row: { list: 'list', index: 1 } });
  expect(screen.getByRole('tabpanel', { name: '居家' })).toBeDefined();
});
