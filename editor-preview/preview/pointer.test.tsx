// What presses and keys on the phone report: the block, the picture below what is pressed, and the studio's keys.
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type FromFrame, PLAIN, type PreviewMode } from '../frame/messages';
import { frameStore } from './frame-store';
import { listenToPointer } from './pointer';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const PAGE = { title: '', tabs: [], tab: 0, config: {}, shopper: null, path: '/' };
const stored = { id: 'banner', data: { list: [{ pic: 'a.jpg' }, { pic: 'b.jpg' }] } };

it('opens with a press the row of the picture, also below a hotspot that covers it', () => {
  const root = document.createElement('div');
  root.innerHTML = '<div data-uid="a"><img src="a.jpg"><img src="b.jpg"><i></i></div>';
  document.body.append(root);
  const store = frameStore();
  store.take({ t: 'open', page: PAGE, nodes: [{ uid: 'a', id: 'banner', stored }], now: 0, seq: 1 });
  const sent: FromFrame[] = [];
  const end = listenToPointer(root, { store, send: (message) => sent.push(message) });
  const [, second] = root.querySelectorAll('img');
  const cover = root.querySelector('i');
  if (second === undefined || cover === null) throw new Error('no picture');
  document.elementsFromPoint = () => [cover, second];
  fireEvent.click(cover);
  end();
  Reflect.deleteProperty(document, 'elementsFromPoint');
  expect(sent).toContainEqual(
    expect.objectContaining({ t: 'press', uid: 'a', field: '/list/1/pic', isText: false }),
  );
});

/** Presses a popup over a page of two blocks with Alt; `under` is what elementsFromPoint() finds. */
function pressThrough(under: (root: HTMLElement) => (Element | null)[]) {
  const root = document.createElement('div');
  root.innerHTML =
    '<div data-flow><p data-uid="a">一</p><p data-uid="b">二</p></div><div data-uid="popup"><i></i></div>';
  document.body.append(root);
  for (const [index, block] of [...root.querySelectorAll('p')].entries())
    block.getBoundingClientRect = () => new DOMRect(0, index * 100, 375, 100);
  const sent: FromFrame[] = [];
  const end = listenToPointer(root, { store: frameStore(), send: (message) => sent.push(message) });
  document.elementsFromPoint = () => under(root).filter((element) => element !== null);
  const popup = root.querySelector('i');
  const press = (init: MouseEventInit) =>
    popup === null ? undefined : fireEvent.click(popup, { clientX: 10, clientY: 150, ...init });
  press({});
  press({ altKey: true });
  end();
  Reflect.deleteProperty(document, 'elementsFromPoint');
  return sent.map((message) => (message.t === 'press' ? message.uid : null));
}

it('presses with Alt the block below what is on top, also below a popup that makes the page inert', () => {
  const inert = pressThrough((root) => [root.querySelector('i')]);
  expect(inert).toEqual(['popup', 'b']);
  const over = pressThrough((root) => ['i', '[data-uid="popup"]', 'p'].map((one) => root.querySelector(one)));
  expect(over).toEqual(['popup', 'a']);
});

/** Presses keys in a page that is edited or tried. */
function keysIn(mode: PreviewMode) {
  const root = document.body.appendChild(document.createElement('div'));
  const store = frameStore();
  store.take({ t: 'mode', mode, simulation: PLAIN, zoom: 1, safeBottom: 0 });
  const sent: FromFrame[] = [];
  const end = listenToPointer(root, { store, send: (message) => sent.push(message) });
  /** Whether the key was sent, and whether the browser was left without it. */
  const press = (code: string, init: KeyboardEventInit = {}) => {
    const before = sent.length;
    const isLeft = fireEvent.keyDown(root, { code, key: code.replace('Key', '').toLowerCase(), ...init });
    return { isSent: sent.length > before, isPrevented: !isLeft };
  };
  return { press, sent, end };
}

const BOTH = { isSent: true, isPrevented: true };
const NEITHER = { isSent: false, isPrevented: false };

it('passes Tab on while the page is edited, and leaves the browser its own keys', () => {
  const { press, sent, end } = keysIn('edit');
  expect(press('Tab', { key: 'Tab', shiftKey: true })).toEqual(BOTH);
  expect(sent).toEqual([
    { t: 'key', code: 'Tab', key: 'Tab', mods: { shift: true, ctrl: false, alt: false } },
  ]);
  expect(press('KeyD', { ctrlKey: true })).toEqual(BOTH);
  expect(press('F5', { key: 'F5' })).toEqual(NEITHER);
  expect(press('KeyR', { ctrlKey: true })).toEqual(NEITHER);
  expect(press('KeyT', { metaKey: true, shiftKey: true })).toEqual(NEITHER);
  expect(press('Digit1', { key: '1', ctrlKey: true })).toEqual(NEITHER);
  end();
});

it('leaves the keys to a page that is tried, but those that end trying or leave the phone', () => {
  const { press, end } = keysIn('try');
  expect(press('Tab', { key: 'Tab' })).toEqual(NEITHER);
  expect(press('KeyT')).toEqual({ isSent: true, isPrevented: false });
  expect(press('KeyT', { ctrlKey: true })).toEqual(NEITHER);
  expect(press('F6', { key: 'F6' })).toEqual(BOTH);
  end();
});
