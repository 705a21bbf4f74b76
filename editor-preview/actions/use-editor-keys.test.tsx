// What keys mean by where the focus is: in a text, in a switch or a select, on a button of the stage.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { CheckProvider } from '../check/check-context';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { useEditor } from '../store/use-editor';
import { fakeApi } from '../testing/fake-api';
import { useEditorKeys } from './use-editor-keys';

/** A field of the first block, which shows what is stored, and other controls. */
function Controls() {
  useEditorKeys();
  const title = useEditor(({ doc }) => doc.blocks['b0']?.text ?? '');
  return (
    <>
      <input key={title} aria-label="标题" defaultValue={title} />
      <input type="checkbox" aria-label="开关" />
      <input type="range" aria-label="滑块" />
      <select aria-label="选择" />
      <div data-page-keys="">
        <button type="button">更多</button>
      </div>
    </>
  );
}

function open() {
  const store = new EditorStore(openDraft(titles(['一', '二'])));
  store.run([{ op: 'set', uid: 'b0', at: '/data/title', value: '新', was: '一' }], { name: '标题' });
  store.select(['b0']);
  const { said } = renderInEditor(
    store,
    <CheckProvider>
      <Controls />
    </CheckProvider>,
    { answer: { review: null } },
  );
  return { store, said, done: () => store.get().done };
}

/** Whether the studio took the key. */
async function press(target: Element, key: string, init: KeyboardEventInit = {}): Promise<boolean> {
  let isLeft = true;
  await act(async () => {
    isLeft = fireEvent.keyDown(target, { key, code: `Key${key.toUpperCase()}`, ...init });
  });
  return !isLeft;
}

const undo = (target: Element) => press(target, 'z', { ctrlKey: true });

beforeEach(() => {
  localStorage.clear();
  fakeApi.reset();
});
afterEach(() => vi.unstubAllGlobals());

it.each(['开关', '滑块', '选择'])(
  'undoes with the focus in a control (%s), whose letters are its own',
  async (label) => {
    const { store, done } = open();
    const control = screen.getByLabelText(label);
    control.focus();
    expect(await press(control, 'h')).toBe(false);
    expect(await press(control, 'ArrowDown', { code: 'ArrowDown' })).toBe(false);
    expect(store.get().selection).toEqual(['b0']);
    expect(await undo(control)).toBe(true);
    expect(done()).toBe(0);
    expect(await press(control, 'y', { ctrlKey: true })).toBe(true);
    expect(done()).toBe(1);
  },
);

it('leaves undoing in a text to the browser until what was typed there is undone', async () => {
  const { done } = open();
  const text = screen.getByLabelText<HTMLInputElement>('标题');
  text.focus();
  const { value } = text;
  text.value = '写了一半';
  expect(await undo(text)).toBe(false);
  expect(done()).toBe(1);
  text.value = value;
  expect(await undo(text)).toBe(true);
  expect(done()).toBe(0);
});

it('goes on undoing in a text that has another value by it, and gives the focus back', async () => {
  const { store, done } = open();
  act(
    () =>
      void store.run([{ op: 'set', uid: 'b1', at: '/data/title', value: '三', was: '二' }], { name: '标题' }),
  );
  const text = screen.getByLabelText<HTMLInputElement>('标题');
  text.focus();
  expect(await undo(text)).toBe(true);
  expect(document.activeElement).toBe(text);
  text.value = '另一个';
  expect(await undo(text)).toBe(false);
  text.blur();
  text.focus();
  expect(await undo(text)).toBe(true);
  expect(done()).toBe(0);
});

it('presses a button beside the phone with Enter, and opens a row of the outline for editing', async () => {
  open();
  expect(await press(screen.getByRole('button', { name: '更多' }), 'Enter', { code: 'Enter' })).toBe(false);
  expect(await press(document.body, 'Enter', { code: 'Enter' })).toBe(true);
});
