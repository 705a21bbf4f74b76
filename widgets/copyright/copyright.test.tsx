// Proves the copyright line: look, behaviour and quirks of diy/widgets/copyright.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { validateCopyrightDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateCopyrightDelivered);

const opened = async (data: unknown) => {
  const { host } = await renderWidget(definition, data);
  fireEvent.click(screen.getByRole('button', { name: full.text }));
  return host.log.map(({ value }) => value);
};

const params = [{ key: 'tel', value: '400-111-1111' }];

it('opens its link with the separate parameters', async () => {
  expect(await opened(full)).toMatchObject([{ url: full.link.url, openType: 'tel', params: full.params }]);
});

it.each([
  ['the link', { ...full.link, params, data: [] }],
  ['the picker entry', { ...full.link, data: { params } }],
])('uses the parameters of %s where no separate ones exist', async (_place, link) => {
  expect(await opened({ ...full, params: [], link })).toMatchObject([{ params }]);
});

it.each([[[]], [{}], [{ url: '', openType: '', data: [] }]])(
  'is plain text with the empty link %j (trap 12)',
  async (link) => {
    await renderWidget(definition, { ...full, params: [], link });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(full.text)).toBeDefined();
  },
);

it('has legible text on a dark background', async () => {
  const { container } = await renderWidget(definition, { ...minimal, backgroundColor: '#1f2a24' });
  expect(container.querySelector('p')?.style.color).toBe('#ffffff');
});

it('names its picture where there is no text', async () => {
  await renderWidget(definition, { ...full, text: '', link: [] });
  expect(screen.getByAltText('版权信息')).toBeDefined();
});

it('renders nothing without picture and text, and reserves its height', async () => {
  const { container } = await renderWidget(definition, { backgroundColor: '#fff' });
  expect(container.querySelector('[data-widget] > *')).toBeNull();
  const heights = [{}, minimal, { ...full, text: '' }, full].map((data) => definition.reserve(data));
  expect(heights).toEqual([0, 84, 110, 162]);
});

it('says what its picture shows', async () => {
  await renderWidget(definition, { ...full, picUrl: 'a.png', alt: '南湖的标志' });
  expect(screen.getByRole('img', { name: '南湖的标志' })).toBeDefined();
});
