// Opens a page of heading strips in the editor, at its address.
import EditorScreen from '../editor/editor-screen';
import { renderPlace } from '../app/testing';
import { Route, Routes } from '../shell/navigation';
import { titles } from '../store/testing';
import { fakeApi } from './fake-api';

/** Names of the strips, from the top. */
export function openPage(names: readonly string[]): void {
  fakeApi.answer('GET documents/page-3', {
    doc: 'page-3',
    kind: 'page',
    version: 1,
    content: titles(names),
    changedAt: '2026-11-20T04:00:00.000Z',
    changedBy: null,
    live: null,
    schedule: null,
    review: null,
    hasChanges: true,
    authors: [],
    shared: {},
    uses: [],
    homeOf: [],
    isTrashed: false,
    isDisabled: false,
  });
  fakeApi.answer('GET pages/3', { id: 3, doc: 'page-3', title: '会场', platforms: [], isHome: false });
  renderPlace(
    <Routes>
      <Route path="/pages/:id/edit" element={<EditorScreen kind="page" />} />
    </Routes>,
    { address: '/pages/3/edit' },
  );
}
