// What the frame reports is carried out in the editor: presses choose blocks, Tab leaves the phone.
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import type { FromFrame, Modifiers } from '../frame/messages';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { useFrameMessages } from './use-frame-messages';

const nothing = () => undefined;

/** What the phone takes messages by. */
let send: (message: FromFrame) => void = nothing;

function Phone() {
  send = useFrameMessages({
    onBox: nothing,
    onProblem: nothing,
    onScrolled: nothing,
    onSeen: nothing,
    onMenu: nothing,
  });
  return (
    <main data-region="stage">
      <iframe title="手机预览" tabIndex={-1} />
      <button type="button">标题</button>
    </main>
  );
}

const none: Modifiers = { shift: false, ctrl: false, alt: false };

function open() {
  const store = new EditorStore(openDraft(titles(['一', '二'])));
  renderInEditor(store, <Phone />);
  const press = (uid: string, mods: Partial<Modifiers> = {}) =>
    act(() =>
      send({ t: 'press', uid, field: null, isText: false, isDouble: false, mods: { ...none, ...mods } }),
    );
  return { store, press };
}

beforeEach(() => {
  send = nothing;
});

it('takes a selected block out of the selection with Ctrl', () => {
  const { store, press } = open();
  press('b0');
  press('b1', { ctrl: true });
  expect(store.get().selection).toEqual(['b0', 'b1']);
  press('b0', { ctrl: true });
  expect(store.get().selection).toEqual(['b1']);
});

it('goes on from the phone with Tab', () => {
  open();
  screen.getByTitle('手机预览').focus();
  act(() => send({ t: 'key', code: 'Tab', key: 'Tab', mods: none }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '标题' }));
});
