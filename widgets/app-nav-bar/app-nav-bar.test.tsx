// Proves the title bar: look and behaviour of diy/widgets/app-nav-bar.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { testHost } from '~/renderer/testing/test-host';
import { validateAppNavBarDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateAppNavBarDelivered);

const title = '南湖生活馆首页';
const barOf = (container: HTMLElement) => container.querySelector<HTMLElement>('header');

it.each([
  ['1', { logo: false, search: false }],
  ['2', { logo: true, search: false }],
  ['3', { logo: true, search: true }],
  ['4', { logo: false, search: true }],
])('shows in style %s the parts of that style', async (style, { logo, search }) => {
  const { container } = await renderWidget(definition, { ...full, style });
  expect(container.querySelector('img') !== null).toBe(logo);
  expect(screen.queryByRole('button', { name: '搜索：搜茶叶' }) !== null).toBe(search);
});

it('shows the title of the page, which is not in its data', async () => {
  await renderWidget(definition, { ...full, title: '别的标题' }, testHost({ pageTitle: '春茶节' }));
  expect(screen.getByRole('heading', { level: 1, name: '春茶节' })).toBeDefined();
  expect(screen.queryByText('别的标题')).toBeNull();
});

it('has the title for screen readers in style 3', async () => {
  await renderWidget(definition, { ...full, style: '3' });
  expect(screen.getByRole('heading', { name: title }).querySelector('.visually-hidden')?.textContent).toBe(
    title,
  );
});

it.each(['2', '3', '4'])('opens its link when picture or title is tapped in style %s', async (style) => {
  const { host } = await renderWidget(definition, { ...full, style });
  fireEvent.click(screen.getByRole('button', { name: title }));
  expect(host.log).toEqual([{ name: 'open', value: full.link }]);
});

it('has no link in style 1, nor where the link is empty or the [] of an older backend', async () => {
  await renderWidget(definition, { ...full, style: '1' });
  await renderWidget(definition, { ...full, link: {} });
  await renderWidget(definition, { ...full, link: [] });
  expect(screen.queryByRole('button')).toBeNull();
});

it('opens the search page from the pill', async () => {
  const { host } = await renderWidget(definition, { ...full, style: '4' });
  fireEvent.click(screen.getByRole('button', { name: '搜索：搜茶叶' }));
  expect(host.log).toEqual([{ name: 'open', value: '/pages/search/search' }]);
});

it('uses the colours of the mall on request (NAV-08), else its own', async () => {
  const own = await renderWidget(definition, full);
  expect(barOf(own.container)?.style.getPropertyValue('--background')).toBe('#2f5d3a');
  expect(barOf(own.container)?.style.getPropertyValue('--ink')).toBe('white');
  const mall = await renderWidget(definition, { ...full, hasMallSetting: '1' });
  expect(barOf(mall.container)?.style.getPropertyValue('--background')).toBe('');
});

it('centres the title in style 1 only', async () => {
  const centred = await renderWidget(definition, { ...full, style: '1', position: 'center' });
  expect(barOf(centred.container)?.dataset['centred']).toBe('true');
  const other = await renderWidget(definition, { ...full, style: '2', position: 'center' });
  expect(barOf(other.container)?.dataset['centred']).toBe('false');
});

it('accepts a style that arrives as a number', async () => {
  const { container } = await renderWidget(definition, { ...full, style: 3 });
  expect(barOf(container)?.dataset['style']).toBe('3');
});

it('renders the shop icon where no picture was chosen', async () => {
  const { container } = await renderWidget(definition, { ...full, leftIcon: '' });
  expect(container.querySelector('h1 svg')).not.toBeNull();
});

it.each(['1', '2', '3', '4'])(
  'has a back button in style %s where there is a screen behind, and only there (NAV-01)',
  async (style) => {
    await renderWidget(definition, { ...full, style });
    expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
    const host = testHost({ hasPageBehind: true });
    await renderWidget(definition, { ...full, style }, host);
    fireEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(host.log).toEqual([{ name: 'open', value: { open_type: 'back' } }]);
  },
);

it('renders the shop icon too where its picture does not load', async () => {
  const { container } = await renderWidget(definition, { ...full, style: '2' });
  fireEvent.error(container.querySelector('img') ?? container);
  expect(container.querySelector('h1 svg')).not.toBeNull();
});
