// Proves when the preview's blocks are hydrated, and that what came before the frame was ready is not asked for again.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_AUDIENCE, type HydratedBlock } from '~/domain/studio/api-library';
import { openDraft } from '~/domain/studio/document';
import type { ToFrame } from '../frame/messages';
import { StudioError } from '../services/api';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { bridgeOver, PAGE } from '../testing/bridge-over';
import { fakeApi } from '../testing/fake-api';

const COUNT = 300;

interface Asked {
  body: { blocks: { uid: string }[]; audience: unknown };
}

const countsAsked = () =>
  fakeApi.asked('POST hydrate').map(({ body }) => (body as Asked['body']).blocks.length);

function opened() {
  const sent: ToFrame[] = [];
  const store = new EditorStore(
    openDraft(titles(Array.from({ length: COUNT }, (_, index) => `标题${index}`))),
  );
  const bridge = bridgeOver(store, {
    take: (message) => sent.push(message),
    onHydrateFailure: (_uids, error) => {
      throw error;
    },
  });
  return { bridge, sent, store };
}

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer('POST hydrate', ({ body }: Asked) => ({
    blocks: body.blocks.map(({ uid }): HydratedBlock => ({ uid, state: 'shown', delivered: { title: uid } })),
  }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks for the first screen alone, then for the rest, while the frame loads', async () => {
  const { bridge, sent } = opened();
  await vi.waitFor(() => expect(countsAsked()).toEqual([25, 250, 25]));
  await vi.waitFor(() => expect(sent.filter(({ t }) => t === 'deliver')).toHaveLength(3));
  bridge.open();
  const [open] = sent.filter((message) => message.t === 'open');
  expect(open?.nodes.every(({ delivered }) => delivered !== undefined)).toBe(true);
  expect(countsAsked()).toHaveLength(3);
  bridge.close();
});

it('asks for no block again whose answer is under way', async () => {
  const { bridge } = opened();
  bridge.open();
  await vi.waitFor(() => expect(countsAsked()).toEqual([25, 250, 25]));
  bridge.close();
});

it('asks for fewer at once where their answer would be too large', async () => {
  fakeApi.answer('POST hydrate', ({ body }: Asked) => {
    if (body.blocks.length > 100) throw new StudioError('too-large', '一次取的组件太多，请分几次取');
    return { blocks: body.blocks.map(({ uid }): HydratedBlock => ({ uid, state: 'shown', delivered: {} })) };
  });
  const { bridge, sent } = opened();
  await vi.waitFor(() => expect(countsAsked()).toEqual([25, 250, 125, 63, 62, 125, 63, 62, 25]));
  await vi.waitFor(() => expect(sent.filter(({ t }) => t === 'deliver')).toHaveLength(6));
  bridge.close();
});

it('marks a block that is hydrated anew until its answer has come', async () => {
  const { bridge, sent } = opened();
  await vi.waitFor(() => expect(sent.filter(({ t }) => t === 'deliver')).toHaveLength(3));
  expect(sent.filter(({ t }) => t === 'hydrating')).toEqual([]);
  bridge.hydrate(['b1']);
  expect(sent.at(-1)).toEqual({ t: 'hydrating', uids: ['b1'] });
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ t: 'hydrating', uids: [] }));
  expect(sent.at(-2)).toMatchObject({ t: 'deliver', blocks: [{ uid: 'b1' }] });
  bridge.close();
});

it('asks for the whole page for another audience, and drops what comes for the former', async () => {
  const { bridge, sent } = opened();
  const guest = { ...DEFAULT_AUDIENCE, identity: 'member' as const };
  bridge.setAudience(guest, PAGE);
  await vi.waitFor(() => expect(countsAsked()).toEqual([25, 25, 250, 25]));
  await vi.waitFor(() => expect(sent.filter(({ t }) => t === 'deliver')).toHaveLength(3));
  bridge.close();
});

it('tells the frame the own name of a block, when it is opened and when it changes', async () => {
  const { bridge, sent, store } = opened();
  await vi.waitFor(() => expect(sent.filter(({ t }) => t === 'deliver')).toHaveLength(3));
  store.run([{ op: 'note', uid: 'b1', name: 'name', value: '今日主推' }], { name: '重命名' });
  const note = { op: 'note', uid: 'b1', isHidden: false, name: '今日主推' };
  expect(sent.at(-1)).toMatchObject({ t: 'patch', ops: [note] });
  bridge.open();
  const open = sent.filter((message) => message.t === 'open').at(-1);
  expect(open?.nodes[1]).toMatchObject({ uid: 'b1', name: '今日主推' });
  bridge.close();
});
