// A file that is dropped on the list of pages is read by the import.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Route, Routes } from '../shell/navigation';
import { renderPlace } from '../app/testing';
import { fakeApi } from '../testing/fake-api';
import NewPageScreen from './new-page-screen';
import PagesScreen from './pages-screen';

const FILE = new File(['[{"id":"empty","data":{}}]'], 'page.json', { type: 'application/json' });

const places = (
  <Routes>
    <Route path="/pages" element={<PagesScreen />} />
    <Route path="/pages/new" element={<NewPageScreen />} />
  </Routes>
);

const drop = (target: Element, types: string[]) => {
  const dataTransfer = { types, files: types.includes('Files') ? [FILE] : [] };
  const isTaken = !fireEvent.dragOver(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
  return isTaken;
};

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer('GET pages', { items: [], next: null, total: 0 });
  fakeApi.answer('POST import', { kind: 'components', docs: [], settings: [], remarks: [] });
});

it('is read once, and shown before anything is imported', async () => {
  renderPlace(places, { address: '/pages' });
  expect(drop(await screen.findByRole('heading', { name: '页面' }), ['Files'])).toBe(true);
  expect(await screen.findByRole('heading', { name: '认出是组件数组' })).toBeDefined();
  expect(fakeApi.asked('POST import').map(({ body }) => body)).toEqual([{ text: await FILE.text() }]);
  expect(window.location.hash).toBe('#/pages/new?from=import');
});

it('leaves other things that are dragged alone, and those who may only look', async () => {
  const { unmount } = renderPlace(places, { address: '/pages' });
  expect(drop(await screen.findByRole('heading', { name: '页面' }), ['text/plain'])).toBe(false);
  unmount();
  renderPlace(places, {
    address: '/pages',
    rights: { canEdit: false, canPublish: false, isOwner: false },
  });
  expect(drop(await screen.findByRole('heading', { name: '页面' }), ['Files'])).toBe(false);
  await waitFor(() => expect(window.location.hash).toBe('#/pages'));
  expect(fakeApi.asked('POST import')).toEqual([]);
});
