// The phone on the stage has the faces of those who work in its blocks.
import { act, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Presence } from '~/domain/studio/api';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { openDraft } from '~/domain/studio/document';
import type { Editor } from '../session/editor-context';
import { renderInEditor } from '../form/testing';
import { PLAIN, type ToFrame } from '../frame/messages';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';
import { readyFrame } from '../testing/frames';
import { useFrame } from './use-frame';

const nothing = () => undefined;
const LOOK = { mode: 'edit', simulation: PLAIN, zoom: 1, safeBottom: 34 } as const;

function Phone() {
  const frame = useRef<HTMLIFrameElement>(null);
  useFrame(frame, {
    audience: DEFAULT_AUDIENCE,
    look: LOOK,
    onMessage: nothing,
  });
  return <iframe ref={frame} title="手机预览" sandbox="" />;
}

const person = (id: number, name: string, uid: string | null): Presence => ({
  id,
  name,
  session: `${id}${uid}`,
  uid,
  tab: null,
});

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer('GET /web/index.php', { code: 0, data: {} });
  fakeApi.answer('POST hydrate', { blocks: [] });
});

it('sends where others work, each operator once a block, and what changes of it', async () => {
  const listeners = new Set<() => void>();
  let state = { present: [person(1, '林知夏', 'b0'), person(2, '周予安', 'b0'), person(3, '王', null)] };
  const live = {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  renderInEditor(new EditorStore(openDraft(titles(['一', '二']))), <Phone />, {
    answer: { kind: 'page' },
    parts: { live } as unknown as Partial<Editor>,
  });
  const { got } = await readyFrame('手机预览');
  const faces = () =>
    got
      .filter((message): message is Extract<ToFrame, { t: 'present' }> => message.t === 'present')
      .at(-1)
      ?.people.map(({ uid, letter }) => `${uid} ${letter}`);
  await waitFor(() => expect(faces()).toEqual(['b0 周']));
  state = { present: [person(2, '周予安', 'b1'), { ...person(2, '周予安', 'b1'), session: 'other' }] };
  act(() => listeners.forEach((listener) => listener()));
  await waitFor(() => expect(faces()).toEqual(['b1 周']));
  vi.unstubAllGlobals();
});

it.each([
  ['where asking again can help', { message: '服务器出错' }, 500, '重试'],
  ['where it cannot', { code: 'role', message: '没有这个权限' }, 403, undefined],
] as const)(
  'names the blocks whose content could not be had, with 重试 %s',
  async (_what, why, status, act) => {
    const nobody = { present: [] };
    fakeApi.refuse('POST hydrate', why, status);
    const acts: (string | undefined)[] = [];
    const said: string[] = [];
    const say: Editor['say'] = (words, offered) => {
      said.push(words);
      acts.push(offered?.words);
    };
    renderInEditor(new EditorStore(openDraft(titles(['一', '二']))), <Phone />, {
      answer: { kind: 'page' },
      parts: { say, live: { get: () => nobody, subscribe: () => nothing } } as unknown as Partial<Editor>,
    });
    await readyFrame('手机预览');
    await waitFor(() => expect(said.at(-1)).toMatch(/^「标题」「标题」的内容没有取到，显示的是上一次的：/));
    expect(acts.at(-1)).toBe(act);
    vi.unstubAllGlobals();
  },
);
