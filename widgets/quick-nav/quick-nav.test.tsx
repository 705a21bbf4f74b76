// Proves the quick navigation: both shapes, the folded and the unfolded column, quirks of diy/widgets/quick-nav.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { testHost } from '~/renderer/testing/test-host';
import { validateQuickNavDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal, ofMall } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateQuickNavDelivered);

/** A page of the mall that is not home. */
const elsewhere = () => testHost({ page: '/pages/index/index?page_id=7' });

const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('li:not([inert]) button')].map((button) =>
    button.getAttribute('aria-label'),
  );
const unfold = () => fireEvent.click(screen.getByRole('button', { name: '展开快捷导航' }));
const togglePicture = (container: HTMLElement) =>
  container.querySelector('[data-part="toggle"] img')?.getAttribute('src');

const ALL = ['回到首页', '联系客服', '拨打电话', '打开网页', '打开小程序', '地图导航', '快捷入口'];

describe('the column', () => {
  it('is folded at first, except for the always visible entries', async () => {
    const { container } = await renderWidget(definition, full, elsewhere());
    expect(shown(container)).toEqual(['联系客服']);
    expect(screen.getByRole('button', { name: '展开快捷导航' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('unfolds in the order home, service, phone, web, app, map, own; and folds again', async () => {
    const { container } = await renderWidget(definition, full, elsewhere());
    unfold();
    expect(shown(container)).toEqual(ALL);
    fireEvent.click(screen.getByRole('button', { name: '收起快捷导航' }));
    expect(shown(container)).toEqual(['联系客服']);
  });

  it('shows openedPicUrl while folded and closedPicUrl while unfolded (trap 4)', async () => {
    const { container } = await renderWidget(definition, full, elsewhere());
    expect(togglePicture(container)).toBe('images/quick-opened.png');
    unfold();
    expect(togglePicture(container)).toBe('images/quick-closed.png');
  });

  it.each([2, '2'])('of style %j is always open without a toggle', async (navStyle) => {
    const { container } = await renderWidget(definition, { ...full, navStyle }, elsewhere());
    expect(shown(container)).toEqual(ALL);
    expect(screen.queryByRole('button', { name: /快捷导航/ })).toBeNull();
  });

  it('has no toggle either when everything stays visible', async () => {
    await renderWidget(definition, {
      ...minimal,
      tel: { opened: true, is_show: true, number: '400-000-0000' },
    });
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      '拨打电话',
    ]);
  });

  it('folds with Esc, which returns the focus to its button', async () => {
    const { container } = await renderWidget(definition, full, elsewhere());
    unfold();
    const last = screen.getByRole('button', { name: '快捷入口' });
    last.focus();
    fireEvent.keyDown(last, { key: 'Escape' });
    expect(shown(container)).toEqual(['联系客服']);
    expect(document.activeElement?.getAttribute('data-part')).toBe('toggle');
  });

  it('opens the tapped link and folds', async () => {
    const { container, host } = await renderWidget(definition, full, elsewhere());
    unfold();
    fireEvent.click(screen.getByRole('button', { name: '拨打电话' }));
    expect(host.log).toEqual([{ name: 'open', value: { open_type: 'tel', number: '400-000-0000' } }]);
    expect(shown(container)).toEqual(['联系客服']);
  });
});

describe('the entries', () => {
  it('leave out home on home itself', async () => {
    const { container } = await renderWidget(definition, { ...full, navStyle: 2 });
    expect(shown(container)).toEqual(ALL.slice(1));
  });

  it('of the mall’s setting are parsed in their other shape: numbers, texts, other names (trap 4)', async () => {
    const { container, host } = await renderWidget(definition, ofMall, elsewhere());
    expect(togglePicture(container)).toBe('images/mall-opened.png');
    expect(shown(container)).toEqual([]);
    unfold();
    expect(shown(container)).toEqual([
      '回到首页',
      '联系客服',
      '微信客服',
      '拨打电话',
      '打开小程序',
      '地图导航',
    ]);
    expect(container.querySelector('[aria-label="打开小程序"] img')?.getAttribute('src')).toBe(
      'images/mall-app.png',
    );
    fireEvent.click(screen.getByRole('button', { name: '打开小程序' }));
    expect(host.log[0]?.value).toMatchObject({
      open_type: 'app',
      params: [{ value: 'wx2' }, { value: 'pages/shop' }],
    });
  });

  it('leave out entries without a link', async () => {
    const { container } = await renderWidget(
      definition,
      {
        ...full,
        navStyle: 2,
        tel: { opened: true, number: '' },
        mapNav: { opened: true, latitude: '', longitude: 0 },
      },
      elsewhere(),
    );
    expect(shown(container)).not.toContain('拨打电话');
    expect(shown(container)).not.toContain('地图导航');
  });

  it('have a built-in icon where there is no picture or it does not load', async () => {
    const { container } = await renderWidget(definition, { ...full, navStyle: 2 }, elsewhere());
    const tel = screen.getByRole('button', { name: '拨打电话' });
    fireEvent.error(tel.querySelector('img') ?? tel);
    expect(tel.querySelector('svg')).not.toBeNull();
    expect(container.querySelector('[aria-label="打开网页"] svg')).not.toBeNull();
  });
});

it.each([
  ['switched off', { ...full, navSwitch: 0 }],
  ['without entries', { navSwitch: 1, useMallConfig: false }],
  ['with the way home alone, on home', { navSwitch: 1, home: { opened: true } }],
])('is not rendered when it is %s', async (_what, data) => {
  const { container } = await renderWidget(definition, data);
  expect(container.querySelector('[data-widget] > *')).toBeNull();
});
