// The library finds pictures by a colour.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { picture } from '../testing/mall-answers';
import type { FileKind } from './files';
import { MediaLibrary } from './media-library';

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer('GET media/folders', { items: [] });
  fakeApi.answer('GET media', ({ query }: { query: Record<string, string> }) => ({
    items: query['colour'] === 'blue' ? [] : [picture],
    next: null,
  }));
});

const show = (kind: FileKind) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MediaLibrary
        kind={kind}
        isReadOnly={false}
        chosen={[]}
        onPick={() => undefined}
        onUploaded={() => undefined}
      />
    </QueryClientProvider>,
  );
const swatch = (name: string) => screen.getByRole('button', { name });
const asked = () => fakeApi.asked('GET media').map(({ query }) => query['colour']);

it('asks for the pictures of a colour, and for all again', async () => {
  show('picture');
  await screen.findByText('新茶');
  fireEvent.click(swatch('蓝'));
  expect(await screen.findByText('没有找到')).toBeDefined();
  expect(swatch('蓝').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(swatch('绿'));
  await screen.findByText('新茶');
  expect([swatch('蓝'), swatch('绿')].map((one) => one.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
  ]);
  expect(asked()).toEqual([undefined, 'blue', 'green']);
  fireEvent.click(swatch('所有颜色'));
  expect(swatch('绿').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(swatch('蓝'));
  fireEvent.click(swatch('蓝'));
  expect(screen.queryByRole('button', { name: '所有颜色' })).toBeNull();
});

it('has no colours of films', async () => {
  show('video');
  await screen.findByText('新茶');
  expect(screen.queryByRole('group', { name: '颜色' })).toBeNull();
});
