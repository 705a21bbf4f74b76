// Whatever is done to blocks in slots, the frame has the page as the studio has it.
import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { openDraft, tabOf, type Uid } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import { slots } from '~/widgets/slots.gen';
import type { FrameConnection } from '../frame/connection';
import type { FrameNode, ToFrame } from '../frame/messages';
import { frameStore } from '../preview/frame-store';
import { EditorStore } from '../store/editor-store';
import { fakeApi } from '../testing/fake-api';
import { FrameBridge } from './frame-bridge';

const PAGE = { title: '', tabs: [], tab: 0, config: {}, shopper: null, path: '/pages/index/index' };
const link = (uid: string) => ({ id: 'link', data: { title: uid }, uid });
const columns = {
  id: 'columns',
  uid: 'row',
  data: {
    columns: [
      { share: 1, blocks: [link('a'), link('b')] },
      { share: 1, blocks: [] },
    ],
  },
};
const LEFT = { owner: 'row', at: '/data/columns/0/blocks' };
const RIGHT = { owner: 'row', at: '/data/columns/1/blocks' };

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer('POST hydrate', () => ({ blocks: [] }));
});

function opened() {
  const tab = tabOf(JSON.stringify([columns, link('c'), link('d')]), {
    key: 't',
    name: '',
    templateId: 1,
    newUid: () => 'x',
  });
  const store = new EditorStore(openDraft({ tabs: [tab], notes: {}, meta: {} }, slots));
  const frame = frameStore();
  const bridge = new FrameBridge({
    store,
    connection: { send: (message: ToFrame) => frame.take(message) } as unknown as FrameConnection,
    page: PAGE,
    audience: DEFAULT_AUDIENCE,
    now: () => 0,
    isGone: () => false,
    onHydrateFailure: () => undefined,
  });
  bridge.open();
  return { store, frame, bridge };
}

const move = (uids: Uid[], to: Partial<Extract<Op, { op: 'move' }>>): Op => ({
  op: 'move',
  uids,
  tab: 't',
  after: null,
  ...to,
});
const STEPS: Op[][] = [
  [{ op: 'set', uid: 'a', at: '/data/title', value: '改', was: 'a' }],
  [{ op: 'note', uid: 'b', name: 'isHidden', value: true }],
  [move(['c'], { slot: RIGHT })],
  [move(['a'], { slot: RIGHT, after: 'c' })],
  [move(['a'], { after: 'row' })],
  [
    {
      op: 'insert',
      tab: 't',
      slot: LEFT,
      after: 'b',
      blocks: [{ uid: 'n', text: JSON.stringify(link('n')) }],
    },
  ],
  [{ op: 'remove', uids: ['b', 'd'] }],
  [move(['n'], {}), move(['n'], { slot: LEFT })],
];

it('is followed step by step, and back', () => {
  const { store, frame, bridge } = opened();
  const shown = (): FrameNode[] =>
    frame.get().nodes.map(({ uid, id, stored, inner }) => ({ uid, id, stored, ...(inner && { inner }) }));
  const seen = () => {
    const patched = shown();
    bridge.open();
    expect(patched).toEqual(shown());
  };
  for (const ops of STEPS) {
    expect(store.run(ops, { name: '' })).toBeNull();
    seen();
  }
  while (store.get().done > 0) {
    expect(store.undo()).toBeNull();
    seen();
  }
  expect(shown()[0]?.stored).toEqual(columns);
  bridge.close();
});
