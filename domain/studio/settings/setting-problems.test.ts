// What may be stored and published of the tab bar, the title bar, the quick navigation and the login page.
import { describe, expect, it } from 'vitest';
import { AUTH_FORM } from './auth-form';
import { QUICK_NAV_FORM } from './quick-nav-form';
import type { SettingForm } from './setting-form';
import { newProblems, settingProblems } from './setting-problems';
import { TAB_BAR_FORM } from './tab-bar-form';
import { TITLE_BAR_FORM } from './title-bar-form';

const tab = (text: string, change: object = {}) => ({
  text,
  icon: 'pictures/tab/home.svg',
  active_icon: 'pictures/tab-active/home.svg',
  color: '#888888',
  active_color: '#ff4544',
  url: '/pages/index/index',
  open_type: 'redirect',
  ...change,
});
const bar = (...navs: unknown[]) => ({ navs, nav_mode: 1, highlight_background: '' });
const three = [tab('首页'), tab('分类'), tab('我的')];

const wordsOf = (form: SettingForm, data: object) =>
  settingProblems(form, data as Record<string, unknown>).map(({ bars, words }) => `${bars}: ${words}`);

describe('a tab bar', () => {
  it('may be published with three to five finished tabs', () => {
    expect(wordsOf(TAB_BAR_FORM, bar(...three))).toEqual([]);
    expect(wordsOf(TAB_BAR_FORM, bar(...three, tab('a'), tab('b')))).toEqual([]);
  });

  it.each([
    [bar(), 'store: 「标签」要有 3 到 5 项，现在有 0 项'],
    [bar(...three, ...three, ...three), 'store: 「标签」要有 3 到 5 项，现在有 9 项'],
    [{ navs: 'x' }, 'store: 「标签」要是一张表'],
    [bar(...three, 7), 'store: 第 4 项的格式不正确'],
    [bar(...three, tab('六个字的标签')), 'store: 第 4 项的「文字」最多 5 个字'],
    [bar(...three, tab('a', { color: 'red' })), 'store: 第 4 项的「文字颜色」颜色写作 #FF4544'],
    [bar(...three, tab('a', { icon: 'javascript:1' })), 'store: 第 4 项的「图标」这不是图片的地址'],
    [bar(...three, tab('a', { url: 'javascript:alert(1)' })), 'store: 第 4 项的「链接」这个链接不能打开'],
    [bar(...three, tab('a', { url: 'java\nscript:alert(1)' })), 'store: 第 4 项的「链接」这个链接不能打开'],
    [
      bar(...three, tab('a', { link: { new_link_url: 'javascript:1', open_type: 'navigate' } })),
      'store: 第 4 项的「链接」这个链接不能打开',
    ],
    [bar(...three, tab('a', { url: ['/pages/index/index'] })), 'store: 第 4 项的「链接」链接的格式不正确'],
    [bar(...three, tab('a', { open_type: 3 })), 'store: 第 4 项的「链接」链接的格式不正确'],
    [{ ...bar(...three), nav_mode: 9 }, 'store: 「中间」没有这个选项'],
    [{ ...bar(...three), font_size: 200 }, 'store: 「文字大小」要在 22 到 32 之间'],
    [{ ...bar(...three), shadow: 'yes' }, 'store: 「上边的线」没有这个选项'],
  ])('has nothing stored that phones cannot use: %j', (data, words) => {
    expect(wordsOf(TAB_BAR_FORM, data)).toContain(words);
  });

  it('is not published before each tab has words, icons and a link', () => {
    const fresh = tab('', { icon: '', url: '', open_type: '' });
    expect(wordsOf(TAB_BAR_FORM, bar(...three, fresh))).toEqual([
      'publish: 第 4 项的「文字」还没有填',
      'publish: 第 4 项的「图标」还没有选',
      'publish: 第 4 项的「链接」还没有选',
    ]);
  });
});

it('has a colour or the title bar none, and titles of at most fifteen letters', () => {
  const rows = [{ value: '/pages/cart/cart', new_name: '一二三四五六七八九十一二三四五六' }];
  expect(wordsOf(TITLE_BAR_FORM, { top_text_color: '#ff', bar_title: rows })).toEqual([
    'store: 「文字颜色」颜色写作 #FF4544',
    'store: 第 1 项的「标题」最多 15 个字',
  ]);
});

it('asks of the quick navigation only what is turned on', () => {
  const on = {
    is_quick_navigation: '1',
    is_dial: '1',
    contact_tel: '',
    is_quick_map: '1',
    latitude: '91',
    longitude: '1',
  };
  expect(wordsOf(QUICK_NAV_FORM, { ...on, is_web_service: '0', web_service_url: '' })).toEqual([
    'publish: 「电话 · 电话号码」还没有填',
    'publish: 「地图 · 纬度」要在 -90 到 90 之间',
  ]);
  const place = { is_quick_map: '1', latitude: '30.2741', longitude: '' };
  expect(wordsOf(QUICK_NAV_FORM, place)).toEqual(['publish: 「地图 · 经度」还没有填']);
  expect(wordsOf(QUICK_NAV_FORM, { ...place, is_quick_map: '0' })).toEqual([]);
  expect(wordsOf(QUICK_NAV_FORM, { latitude: 30, longitude: 120 })).toEqual([
    'store: 「地图 · 纬度」要填写文字',
    'store: 「地图 · 经度」要填写文字',
  ]);
  expect(wordsOf(QUICK_NAV_FORM, { is_dial: 'yes', web_service_url: 'javascript:1' })).toEqual([
    'store: 「电话 · 开启」没有这个选项',
    'store: 「网页客服 · 网址」这个网址不能打开',
  ]);
});

it('has the areas of the login page within its picture', () => {
  const area = { left: '61', top: '419', width: '528', height: '81', link: '', open_type: 'login' };
  expect(wordsOf(AUTH_FORM, { pic_url: '', hotspot: area, hotspot_cancel: { ...area, top: 509 } })).toEqual(
    [],
  );
  expect(
    wordsOf(AUTH_FORM, {
      pic_url: 'data:text/html,x',
      hotspot: { ...area, left: 200 },
      hotspot_cancel: { ...area, width: 'wide' },
      hotspot_link: { ...area, link: { url: 'javascript:1' } },
    }),
  ).toEqual([
    'store: 「图片」这不是图片的地址',
    'store: 「登录按钮」要在 650×700 的图片里面',
    'store: 「取消按钮」要在 650×700 的图片里面',
    'store: 「链接」这个链接不能打开',
  ]);
});

describe('what an older mall has stored', () => {
  const problems = (...navs: unknown[]) => settingProblems(TAB_BAR_FORM, bar(...navs));
  const old = tab('旧', { color: 'red' });

  it('may stay, wherever its row is moved to', () => {
    expect(newProblems(problems(old, tab('首页')), problems(tab('首页'), old))).toEqual([]);
    expect(
      newProblems(problems(...three, old), problems(...three, tab('新', { color: 'blue' }))),
    ).toHaveLength(1);
  });

  it('may come nearer to its limit, not go away from it', () => {
    const six = [...three, ...three];
    expect(newProblems(problems(...six, tab('七')), problems(...six))).toEqual([]);
    expect(newProblems(problems(...six), problems(...six, tab('七')))).toHaveLength(1);
  });
});
