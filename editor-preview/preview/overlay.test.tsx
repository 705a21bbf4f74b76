// What goes along with the pointer where a block is moved on the phone.
import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showDrop } from './drop-line';
import { frameStore } from './frame-store';
import { Overlay } from './overlay';

const PAGE = { title: '', tabs: [], tab: 0, config: {}, shopper: null, path: '/' };
const stored = { id: 'link', data: {} };

it('names the strip as the operator has named the block, else by its kind', () => {
  const store = frameStore();
  const nodes = [
    { uid: 'a', id: 'link', stored, name: '今日主推' },
    { uid: 'b', id: 'link', stored },
  ];
  store.take({ t: 'open', page: PAGE, nodes, now: 0, seq: 1 });
  const { container } = render(
    <div data-scroller>
      <div data-flow>
        <p data-uid="a" />
        <p data-uid="b" />
      </div>
      <Overlay store={store} send={() => undefined} />
    </div>,
  );
  const page = container.querySelector('[data-scroller]');
  const { shadowRoot = null } = container.querySelector('[aria-hidden]') ?? {};
  const stripOf = (uids: string[]) => {
    act(() => {
      if (page !== null) showDrop(page, { after: null, uids, y: 10 });
    });
    return shadowRoot?.querySelector('.strip')?.textContent;
  };
  expect(stripOf(['a'])).toBe('今日主推');
  expect(stripOf(['b'])).toBe('标题');
  expect(stripOf(['a', 'b'])).toBe('2 个组件');
  act(() => store.take({ t: 'patch', ops: [{ op: 'note', uid: 'a', isHidden: false }], seq: 2 }));
  expect(stripOf(['a'])).toBe('标题');
});
