// Whatever is done to blocks in slots, the frame has the page as the studio has it.
import { beforeEach, expect, it } from 'vitest';
import { openDraft, tabOf, type Uid } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import { slots } from '~/widgets/slots.gen';
import type { FrameNode } from '../frame/messages';
import { frameStore } from '../preview/frame-store';
import { EditorStore } from '../store/editor-store';
import { bridgeOver } from '../testing/bridge-over';
import { columns, heading, LEFT, RIGHT } from '../testing/columns-block';
import { fakeApi } from '../testing/fake-api';

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer('POST hydrate', () => ({ blocks: [] }));
});

function opened() {
  const tab = tabOf(JSON.stringify([columns, heading('c'), heading('d')]), {
    key: 't',
    name: '',
    templateId: 1,
    newUid: () => 'x',
  });
  const store = new EditorStore(openDraft({ tabs: [tab], notes: {}, meta: {} }, slots));
  const frame = frameStore();
  const bridge = bridgeOver(store, {
    take: (message) => frame.take(message),
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
      blocks: [{ uid: 'n', text: JSON.stringify(heading('n')) }],
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
