// Proves the notice: look and behaviour of diy/widgets/notice.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { renderStaged } from '~/renderer/testing/render-staged';
import { validateNoticeDelivered } from '../validators.gen';
import definition from '.';
import form from './form.gen';
import { POPUP_SECTION } from './view';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateNoticeDelivered);

const bar = () => screen.getByRole('button', { name: /店铺公告/ });

it('runs its text on one line, without line breaks', async () => {
  const { container } = await renderWidget(definition, full);
  const running = container.querySelector<HTMLElement>('[data-part="running"]');
  expect(running?.textContent).toBe('秋茶上新，首单立减十元。 十一月二十一日 20:00 直播开播， 欢迎光临。');
  expect(Number.parseFloat(running?.style.animationDuration ?? '')).toBeGreaterThan(5);
});

it('is in the theme of the mall where it has no colour of its own, and its popup too', async () => {
  await renderWidget(definition, { ...full, background: '', btnColor: '' });
  fireEvent.click(bar());
  const button = await screen.findByRole('button', { name: '知道啦' });
  // The style file has the theme's pair: a text colour beside it might be illegible in another theme.
  for (const { style } of [bar(), button]) expect([style.background, style.color]).toEqual(['', '']);
});

it('opens a popup with the whole text and its line breaks, when tapped', async () => {
  await renderWidget(definition, full);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(bar());
  expect((await screen.findByRole('dialog', { name: '店铺公告' })).textContent).toContain(full.content);
});

it('closes the popup with its button', async () => {
  await renderWidget(definition, full);
  fireEvent.click(bar());
  fireEvent.click(await screen.findByRole('button', { name: '知道啦' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '知道啦' })).toBeNull());
});

it('closes the popup with Esc', async () => {
  await renderWidget(definition, full);
  fireEvent.click(bar());
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '知道啦' })).toBeNull());
});

it('has the button in its own size, never more than fits the popup', async () => {
  await renderWidget(definition, { ...full, btnWidth: 900, btnHeight: '60', btnRadius: 90 });
  fireEvent.click(bar());
  const { style } = await screen.findByRole('button', { name: '知道啦' });
  const sizes = ['--width', '--height', '--radius'].map((name) => style.getPropertyValue(name));
  expect(sizes).toEqual(['500', '60', '40']);
});

it('opens nothing where there is no text', async () => {
  await renderWidget(definition, { ...full, content: ' \n ' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('店铺公告')).toBeDefined();
});

it('shows HTML as plain text', async () => {
  const { container } = await renderWidget(definition, { ...full, content: '<b>重要</b>' });
  expect(container.querySelector('b')).toBeNull();
  expect(screen.getByText('<b>重要</b>')).toBeDefined();
});

it('renders a bell and a plain head where no pictures were chosen', async () => {
  const { container } = await renderWidget(definition, { ...full, icon: '', headerUrl: '' });
  fireEvent.click(bar());
  expect(container.querySelector('img')).toBeNull();
});

it('renders the bell too where its picture does not load', async () => {
  const { container } = await renderWidget(definition, full);
  const count = container.querySelectorAll('svg').length;
  fireEvent.error(container.querySelector('img') ?? container);
  expect(container.querySelectorAll('svg')).toHaveLength(count + 1);
});

it('has its popup open while an operator edits a field of its section', async () => {
  const sections = form.groups.flatMap(({ fields }) => fields).map(({ section }) => section);
  expect(sections).toContain(POPUP_SECTION);
  const { stage } = await renderStaged(definition, full);
  expect(screen.queryByRole('dialog')).toBeNull();
  stage({ group: POPUP_SECTION });
  expect((await screen.findByRole('dialog', { name: '店铺公告' })).textContent).toContain(full.content);
  stage({ group: 'content' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
