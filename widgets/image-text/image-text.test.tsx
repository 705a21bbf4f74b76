// Proves the rich text: behaviour and quirks of diy/widgets/image-text.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { validateImageTextDelivered } from '../validators.gen';
import definition from '.';
import { estimatedHeight } from './estimate';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateImageTextDelivered);

it('renders the text and the pictures of the operator', async () => {
  const { container } = await renderWidget(definition, full);
  expect((await screen.findByText('南湖的水，南湖的茶')).tagName).toBe('STRONG');
  expect(container.querySelectorAll('img')).toHaveLength(2);
});

it('opens a link of the text through the host, without a native navigation', async () => {
  const { host } = await renderWidget(definition, full);
  const link = await screen.findByRole('link', { name: '读完整的故事' });
  expect(fireEvent.click(link)).toBe(false);
  expect(host.log).toEqual([{ name: 'open', value: '/pages/article/article-detail/article-detail?id=3' }]);
});

it('opens the viewer on a tapped picture, with all pictures of the text', async () => {
  const { host, container } = await renderWidget(definition, full);
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(2));
  fireEvent.click(container.querySelectorAll('img')[1] ?? container);
  expect(host.log).toEqual([
    {
      name: 'open',
      value: {
        url: '/preview-image',
        open_type: 'navigate',
        params: [
          { key: 'current', value: 'pictures/story-2.jpg' },
          { key: 'urls', value: '["pictures/story-1.jpg","pictures/story-2.jpg"]' },
        ],
      },
    },
  ]);
});

it('opens the link of a picture', async () => {
  const content = '<p><a href="/pages/cart/cart"><img src="a.jpg"></a></p>';
  const { host, container } = await renderWidget(definition, { content });
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
  fireEvent.click(container.querySelector('img') ?? container);
  expect(host.log).toEqual([{ name: 'open', value: '/pages/cart/cart' }]);
});

it('renders a hostile text without its scripts', async () => {
  const { container } = await renderWidget(definition, hostile);
  expect((await screen.findByText('盖住')).style.position).toBe('');
  expect(container.querySelector('script, iframe, svg, [href^="javascript"], [onerror]')).toBeNull();
});

it('renders nothing for an empty text', async () => {
  const { container } = await renderWidget(definition, minimal);
  expect(container.querySelector('[data-widget] > *')).toBeNull();
  expect(definition.reserve(minimal)).toBe(0);
});

it('reserves a line per 25 characters, and the height of pictures', () => {
  expect(estimatedHeight('一'.repeat(26))).toBe(84);
  expect(estimatedHeight('<img src="a.jpg">')).toBe(468);
  expect(estimatedHeight('<p>一</p><p>二</p>')).toBe(126);
  expect(estimatedHeight('字'.repeat(1_000_000))).toBe(5000);
});

it.each([
  ['a heading', '<h2>一</h2>', 54],
  ['letters of its own size', '<p style="font-size:39px">一</p>', 188],
  ['a line height of its own, for each line', '<p style="line-height:2">一<br>二</p>', 140],
  [
    'a line height in px or percent',
    '<div style="line-height:39px">一</div><div style="line-height:200%">二</div>',
    131,
  ],
  ['what stands within it', '<div style="font-size:39px"><span>一</span></div>二', 155],
  ['margins that meet', '<p>一</p>二<p>三</p>', 182],
  ['letters of half the width', 'a'.repeat(50), 42],
  ['no tag at all', '<'.repeat(300_000), 0],
])('reserves %s', (_, content, height) => {
  expect(estimatedHeight(content)).toBe(height);
});
