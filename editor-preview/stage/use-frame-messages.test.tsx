// What the frame reports is carried out in the editor: presses choose blocks, Tab leaves the phone.
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import type { FromFrame, Modifiers, ToFrame } from '../frame/messages';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';
import { answerFromMall } from '../testing/mall-answers';
import { useFrameMessages } from './use-frame-messages';
import { useHovered } from './use-hovered';

const nothing = () => undefined;

type Send = (message: FromFrame) => void;

/** What the phone is sent. */
const sent: ToFrame[] = [];
const ends = { current: { link: { send: (message: ToFrame) => void sent.push(message) } } };

function Phone({ onReady }: { onReady: (send: Send) => void }) {
  useHovered(ends);
  const take = useFrameMessages({
    onBox: nothing,
    onProblem: nothing,
    onScrolled: nothing,
    onSeen: nothing,
    onMenu: nothing,
  });
  useEffect(() => onReady(take), [onReady, take]);
  return (
    <main data-region="stage">
      <iframe title="手机预览" tabIndex={-1} sandbox="" />
      <button type="button">标题</button>
    </main>
  );
}

const none: Modifiers = { shift: false, ctrl: false, alt: false };

function open() {
  const store = new EditorStore(openDraft(titles(['一', '二'])));
  let send: Send = nothing;
  const ready = (take: Send) => {
    send = take;
  };
  const { ui, said } = renderInEditor(store, <Phone onReady={ready} />);
  const press = (uid: string, mods: Partial<Modifiers> = {}) =>
    act(() =>
      send({ t: 'press', uid, field: null, isText: false, isDouble: false, mods: { ...none, ...mods } }),
    );
  return { store, press, send, ui, said };
}

beforeEach(() => {
  sent.length = 0;
  fakeApi.reset();
});
afterEach(() => vi.unstubAllGlobals());

it('takes a selected block out of the selection with Ctrl', () => {
  const { store, press } = open();
  press('b0');
  press('b1', { ctrl: true });
  expect(store.get().selection).toEqual(['b0', 'b1']);
  press('b0', { ctrl: true });
  expect(store.get().selection).toEqual(['b1']);
});

it('shows the field of what is pressed, and marks it for a moment', async () => {
  const { send } = open();
  const field = document.createElement('div');
  field.dataset['at'] = '/title';
  const scrollIntoView = vi.fn<Element['scrollIntoView']>();
  const animate = vi.fn<Element['animate']>();
  Object.assign(field, { scrollIntoView, animate });
  document.body.append(field);
  const pressed = { t: 'press', uid: 'b0', field: '/title', isText: true, isDouble: false } as const;
  act(() => send({ ...pressed, mods: none }));
  await vi.waitFor(() => expect(animate).toHaveBeenCalledOnce());
  expect(scrollIntoView).toHaveBeenCalledOnce();
  field.remove();
});

it.each([
  ['/pages/goods/goods?id=7', '会打开：商品详情 · goods 7'],
  [{ url: '/pages/cats/cats', openType: 'navigate' }, '会打开：分类'],
  [{ open_type: 'tel', params: [{ key: 'tel', value: '400-000-0000' }] }, '会打开：联系我们 · 400-000-0000'],
  [{ open_type: 'back' }, '会打开：上一页'],
  [{ url: 'javascript:alert(1)' }, '这里没有能打开的链接'],
])('says what a press would open while the page is tried: %j', async (link, words) => {
  answerFromMall();
  const { send, said } = open();
  send({ t: 'opened', link });
  await vi.waitFor(() => expect(said).toEqual([words]));
});

it('names what a press would open by its address while the server does not answer', async () => {
  const { send, said } = open();
  send({ t: 'opened', link: '/pages/goods/goods?id=7' });
  await vi.waitFor(() => expect(said).toEqual(['会打开：/pages/goods/goods?id=7']));
});

it('goes on from the phone with Tab', () => {
  const { send } = open();
  screen.getByTitle('手机预览').focus();
  act(() => send({ t: 'key', code: 'Tab', key: 'Tab', mods: none }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '标题' }));
});

it('keeps in mind which block the phone cannot draw, as it was', () => {
  const { store, send, ui } = open();
  send({ t: 'problem', uid: 'b1', words: 'no rows' });
  const { text } = store.get().doc.blocks['b1'] ?? {};
  expect(ui.get().broken.get('b1')).toEqual({ text, words: 'no rows' });
});

it('frames the block under the pointer, which is the one in hand in the outline too', () => {
  const { send } = open();
  send({ t: 'over', uid: 'b1' });
  send({ t: 'over', uid: 'b1' });
  send({ t: 'over', uid: null });
  expect(sent).toEqual([
    { t: 'hover', uid: 'b1' },
    { t: 'hover', uid: null },
  ]);
});
