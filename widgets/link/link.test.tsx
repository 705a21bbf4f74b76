// Proves the heading strip: look and behaviour of diy/widgets/link.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { validateLinkDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateLinkDelivered);

it('opens its whole picker entry when tapped', async () => {
  const { host } = await renderWidget(definition, full);
  fireEvent.click(screen.getByRole('button', { name: '明前龙井' }));
  expect(host.log).toEqual([{ name: 'open', value: full.link }]);
});

it('is no button when its link is empty, also as the [] of an older backend', async () => {
  await renderWidget(definition, { ...full, link: [] });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { name: '明前龙井' })).toBeDefined();
});

it('shows its icon in style 1 only', async () => {
  const plain = await renderWidget(definition, full);
  expect(plain.container.querySelector('img')).not.toBeNull();
  const lined = await renderWidget(definition, { ...full, style: '2' });
  expect(lined.container.querySelector('img')).toBeNull();
});

it('is aligned in style 1 only; lines at both sides centre it', async () => {
  const plain = await renderWidget(definition, { ...full, style: '1', position: 'right' });
  expect(plain.container.querySelector('[data-position="right"]')).not.toBeNull();
  for (const style of ['2', '3', '4', '5']) {
    const { container } = await renderWidget(definition, { ...full, style, position: 'right' });
    expect(container.querySelector(`[data-style="${style}"]`)?.hasAttribute('data-position')).toBe(false);
  }
});

it('shows the text for more only when switched on', async () => {
  await renderWidget(definition, { ...full, arrowsSwitch: false });
  expect(screen.queryByText('更多')).toBeNull();
});

it('accepts a style and a size that arrive as numbers', async () => {
  const { container } = await renderWidget(definition, { ...full, style: 4, fontSize: 28 });
  expect(container.querySelector('[data-style="4"]')).not.toBeNull();
});

it('reserves no box for an icon that does not load', async () => {
  const { container } = await renderWidget(definition, full);
  fireEvent.error(container.querySelector('h2 img') ?? container);
  expect(container.querySelector('h2')?.children).toHaveLength(1);
});
