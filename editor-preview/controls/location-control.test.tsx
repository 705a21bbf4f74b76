// A place in the form: taken from one of the stores that a search finds.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openGroups, renderForm } from '../form/testing';
import { fakeApi } from '../testing/fake-api';
import { goods } from '../testing/mall-answers';

const store = (id: number, name: string, place: string) =>
  goods(id, { name, columns: { 地址: `${name}路 1 号`, 电话: '', 坐标: place } });
const STORES = [store(1, '西湖店', '30.2741,120.1551'), store(2, '外滩店', '31.2397,121.4900')];

beforeEach(() => {
  localStorage.clear();
  fakeApi.reset();
  fakeApi.answer('GET pick/stores', ({ query: { q = '' } }: { query: Record<string, string> }) => ({
    items: STORES.filter(({ name }) => name.includes(q)),
    next: null,
  }));
});

it('is taken from a store that the server finds by words', async () => {
  const { data, container } = await renderForm([{ id: 'map', data: {} }]);
  openGroups(container);
  await screen.findByRole('button', { name: /西湖店/ });
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索门店' }), { target: { value: '外滩' } });
  fireEvent.click(await screen.findByRole('button', { name: /外滩店/ }));
  expect(data()['location']).toBe('31.2397,121.4900');
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索门店' }), { target: { value: '东山' } });
  expect(await screen.findByText('没有找到')).toBeDefined();
  expect(fakeApi.asked('GET pick/stores').map(({ query }) => query['q'])).toEqual([
    undefined,
    '外滩',
    '东山',
  ]);
});
