// A place in the form: taken from one of the stores that a search finds, or chosen on the map.
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { QUICK_NAV_FORM } from '~/domain/studio/settings/quick-nav-form';
import { openGroups, renderForm, renderInEditor } from '../form/testing';
import { SettingFields } from '../setting-place/setting-fields';
import { useSettingData } from '../setting-place/use-setting-data';
import { EditorStore } from '../store/editor-store';
import { fakeApi } from '../testing/fake-api';
import { goods } from '../testing/mall-answers';

const store = (id: number, name: string, place: string) =>
  goods(id, { name, columns: { 地址: `${name}路 1 号`, 电话: '', 坐标: place } });
const STORES = [store(1, '西湖店', '30.2741,120.1551'), store(2, '外滩店', '31.2397,121.4900')];

/** What the mall's configuration says of maps. */
const answerMall = (setting: object) =>
  fakeApi.answer('GET /web/index.php', { code: 0, data: { mall: { setting } } });

beforeEach(() => {
  localStorage.clear();
  fakeApi.reset();
  answerMall({ map_tile_url: '', map_attribution: '', latitude: '', longitude: '' });
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

const map = () => screen.findByRole('region', { name: '选择位置的地图' });
const pin = () => screen.getByRole('button', { name: /^图钉/ });

async function renderPlace(location: string, isReadOnly = false) {
  const form = await renderForm([{ id: 'map', data: { location } }], { isReadOnly });
  openGroups(form.container);
  await map();
  return form;
}

it('is chosen by a press on the map, each a step of its own that is undone alone', async () => {
  const { data, store } = await renderPlace('30.2741,120.1551');
  fireEvent.click(await map(), { clientX: 40, clientY: 0 });
  const first = String(data()['location']);
  expect(first).toMatch(/^30\.27\d{0,4},120\.15\d{0,4}$/);
  fireEvent.click(await map(), { clientX: 80, clientY: 0 });
  expect(store.get().steps.map(({ name }) => name)).toEqual([
    `地图 · 位置 ${first}`,
    `地图 · 位置 ${String(data()['location'])}`,
  ]);
  act(() => void store.undo());
  expect(data()['location']).toBe(first);
  act(() => void store.undo());
  expect(data()['location']).toBe('30.2741,120.1551');
});

it('is moved by the arrow keys in one step, and shown in its input', async () => {
  const { data, store } = await renderPlace('30.2741,120.1551');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) fireEvent.keyDown(pin(), { key });
  expect(screen.getByDisplayValue(String(data()['location']))).toBeDefined();
  expect(data()['location']).not.toBe('30.2741,120.1551');
  expect(store.get().steps).toHaveLength(1);
});

it('has its pin where it is written, and none where that is no place', async () => {
  const { data } = await renderPlace('30.2741,120.1551');
  const input = screen.getByDisplayValue('30.2741,120.1551');
  fireEvent.change(input, { target: { value: '31.2397，121.49' } });
  expect(data()['location']).toBe('31.2397,121.49');
  expect(pin().getAttribute('aria-label')).toBe('图钉：北纬31.2397°，东经121.4900°');
  fireEvent.change(input, { target: { value: '' } });
  expect(screen.queryByRole('button', { name: /^图钉/ })).toBeNull();
});

it('begins at the place of the mall, on its tiles', async () => {
  answerMall({
    map_tile_url: '/t/{z}/{x}/{y}.png',
    map_attribution: '© 图商',
    latitude: '31',
    longitude: '121',
  });
  const { data } = await renderPlace('');
  expect(screen.getByText('© 图商')).toBeDefined();
  fireEvent.keyDown(await map(), { key: 'Enter' });
  expect(data()['location']).toBe('31,121');
});

it('is looked at only where nothing may be changed', async () => {
  const { data } = await renderPlace('30.2741,120.1551', true);
  fireEvent.click(await map(), { clientX: 40, clientY: 0 });
  fireEvent.keyDown(pin(), { key: 'ArrowRight' });
  expect(data()['location']).toBe('30.2741,120.1551');
});

it('is stored as two texts by the quick navigation, in one step', async () => {
  const meta = { is_quick_map: '1', latitude: '30.2741', longitude: '120.1551' };
  const store = new EditorStore(openDraft({ tabs: [], notes: {}, meta }), { isReadOnly: false });
  const Form = () => <SettingFields form={QUICK_NAV_FORM} data={useSettingData('quick-nav')} />;
  renderInEditor(store, <Form />);
  fireEvent.click(await map(), { clientX: 40, clientY: 0 });
  const { latitude, longitude } = store.get().doc.meta;
  expect([latitude, longitude].every((text) => typeof text === 'string')).toBe(true);
  expect(longitude).not.toBe('120.1551');
  expect(screen.getByLabelText<HTMLInputElement>('经度').value).toBe(longitude);
  expect(store.get().steps).toHaveLength(1);
  fireEvent.change(screen.getByRole('textbox', { name: '纬度' }), { target: { value: '31' } });
  expect(store.get().doc.meta).toMatchObject({ latitude: '31', longitude });
});
