// Selected blocks become a template in their order; the page stays as it is.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { actionNamed } from '../actions/actions';
import { EditorDialogs } from '../editor/editor-dialogs';
import { useAction } from '../actions/use-actions';
import { CheckProvider } from '../check/check-context';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';

beforeEach(() => fakeApi.reset());

function Way() {
  const act = useAction();
  return (
    <button type="button" onClick={() => act(actionNamed('make-template'))}>
      开始
    </button>
  );
}

async function open() {
  const store = new EditorStore(openDraft(titles(['一', '二', '三'])));
  store.select(['b2', 'b0']);
  const { said } = renderInEditor(
    store,
    <CheckProvider>
      <Way />
      <EditorDialogs />
    </CheckProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: '开始' }));
  fireEvent.change(await screen.findByLabelText('模板的名字'), { target: { value: ' 会场 ' } });
  return { store, said };
}

const save = () => fireEvent.click(screen.getByRole('button', { name: '存为模板' }));

it('saves the blocks without their goods where that is ticked', async () => {
  fakeApi.answer('POST templates', { id: 9 });
  const { store, said } = await open();
  fireEvent.click(screen.getByLabelText('不带商品和优惠券，用的时候再选'));
  save();
  await waitFor(() => expect(said).toEqual(['已存为模板「会场」']));
  const { doc } = store.get();
  const text = `[${doc.blocks['b0']?.text},${doc.blocks['b2']?.text}]`;
  const body = { name: '会场', description: '', text, isWithoutIds: true };
  expect(fakeApi.asked('POST templates').map((asked) => asked.body)).toEqual([body]);
  expect(screen.queryByLabelText('模板的名字')).toBeNull();
  expect(store.get().done).toBe(0);
});

it('says why it was not saved, with the name still there', async () => {
  fakeApi.refuse('POST templates', '服务器出错');
  const { said } = await open();
  save();
  expect(await screen.findByText('服务器出错')).toBeDefined();
  expect(screen.getByLabelText('模板的名字')).toHaveProperty('value', ' 会场 ');
  expect(said).toEqual([]);
  vi.unstubAllGlobals();
});
