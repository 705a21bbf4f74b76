// What a press on the phone reports: the block, and the property of the picture that lies under what is pressed.
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FromFrame } from '../frame/messages';
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
