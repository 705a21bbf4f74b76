// Ctrl+F goes to the search nearest to the focus: of its region, of the panel, of the form; else it is the browser's.
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { FormPanel } from '../properties/form-panel';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { type ActionContext, refusalOf } from './action';
import { actionNamed } from './actions';
import { EditorUi } from '../session/editor-ui';

const search = actionNamed('search');

/** The form of the first block beside a panel with a search of that name, or without one. */
function open(panel: string) {
  const store = new EditorStore(openDraft(titles(['一'])));
  store.select(['b0']);
  renderInEditor(
    store,
    <>
      <section data-region="panel">
        {panel === '' ? null : <input type="search" aria-label={panel} />}
      </section>
      <aside data-region="form">
        <FormPanel />
      </aside>
    </>,
  );
  const context = { editor: { store, ui: new EditorUi() } } as unknown as ActionContext;
  return {
    find: () => act(() => search.run(context)),
    refusal: () => refusalOf(search, context),
  };
}

const inForm = () => screen.findByRole('searchbox', { name: '在属性里搜索' });

it('goes to the search of the form from its fields, though the panel has one', async () => {
  const { find } = open('搜索组件');
  (await screen.findByLabelText('标题')).focus();
  find();
  expect(document.activeElement).toBe(await inForm());
});

it('goes to the search of the form where the panel has none', async () => {
  const { find, refusal } = open('');
  expect(refusal()).toBeNull();
  find();
  const input = await inForm();
  await waitFor(() => expect(document.activeElement).toBe(input));
  input.blur();
  find();
  await waitFor(() => expect(document.activeElement).toBe(input));
});

it('goes to the search of the panel', () => {
  const { find } = open('搜索组件');
  find();
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '搜索组件' }));
});

it('is left to the browser where there is no search', () => {
  const store = new EditorStore(openDraft(titles(['一'])));
  expect(refusalOf(search, { editor: { store } } as unknown as ActionContext)).toBe('');
});
