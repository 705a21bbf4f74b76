// The palette's card comes to the tile in hand and goes by itself, a drag selects no words, and what was used last is first.
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';
import { Palette } from './palette';
import { addRecent } from './recent';

const REST_MS = 400;

beforeEach(() => {
  localStorage.clear();
  fakeApi.reset();
  fakeApi.answer('GET pages', { items: [], next: null, total: 0 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

function open() {
  const store = new EditorStore(openDraft(titles(['一'])));
  const page = (
    <>
      <Palette />
      <button type="button">别处</button>
    </>
  );
  return { store, ...renderInEditor(store, page, { answer: { kind: 'page' } }) };
}

const tile = (id: string) => document.querySelector<HTMLElement>(`[data-widget-id="${id}"]`) as HTMLElement;
const card = () => screen.queryByRole('complementary', { name: '轮播广告' });
const rest = () =>
  act(() => {
    vi.advanceTimersByTime(REST_MS);
  });

it('shows the card of a tile that is rested on, also by the focus', () => {
  open();
  fireEvent.focus(tile('banner'));
  expect(card()).toBeNull();
  rest();
  expect(card()).not.toBeNull();
});

it('takes the card away by Esc, and when the focus goes elsewhere', () => {
  open();
  act(() => tile('banner').focus());
  rest();
  fireEvent.keyDown(tile('banner'), { key: 'Escape' });
  expect(card()).toBeNull();
  fireEvent.pointerEnter(tile('banner'));
  rest();
  expect(card()).not.toBeNull();
  act(() => screen.getByRole('button', { name: '别处' }).focus());
  expect(card()).toBeNull();
});

it('opens no card over what a tile is dragged to', () => {
  open();
  fireEvent.pointerEnter(tile('banner'));
  fireEvent.pointerDown(tile('banner'), { button: 0, pointerId: 1 });
  rest();
  expect(card()).toBeNull();
  fireEvent.pointerUp(window, { pointerId: 1 });
});

it.each([
  ['select no words', 'selectstart'],
  ['stop at no words that are selected, which the browser would drag', 'dragstart'],
])('lets a drag %s, and only while it lasts', (_what, name) => {
  open();
  const isLeft = () => {
    const event = createEvent(name, document.body, { bubbles: true, cancelable: true });
    fireEvent(document.body, event);
    return !event.defaultPrevented;
  };
  expect(isLeft()).toBe(true);
  fireEvent.pointerDown(tile('banner'), { button: 0, pointerId: 1 });
  expect(isLeft()).toBe(false);
  // Released beside the tile.
  fireEvent.pointerUp(document.body, { pointerId: 1 });
  expect(isLeft()).toBe(true);
});

it('has the widgets that were inserted last at the top, the newest first, as soon as they are', () => {
  addRecent('banner');
  const { store } = open();
  const ids = () =>
    [...within(screen.getByRole('region', { name: '最近使用' })).getAllByRole('button')].map(
      ({ dataset }) => dataset['widgetId'],
    );
  expect(ids()).toEqual(['banner']);
  addRecent('notice');
  act(() => void store.run([{ op: 'remove', uids: ['b0'] }], { name: '删除' }));
  expect(ids()).toEqual(['notice', 'banner']);
});
