// A block of an old version comes into the draft with its notes, or it is said why it does not.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { PostOps } from '~/domain/studio/api';
import type { VersionAnswer } from '~/domain/studio/api-publish';
import type { DraftContent } from '~/domain/studio/document';
import { renderPlace } from '../app/testing';
import { titles } from '../store/testing';
import { columns } from '../testing/columns-block';
import { fakeApi } from '../testing/fake-api';
import { useVersionActs } from './use-versions';

const version: VersionAnswer = {
  id: 70,
  doc: 'page-5',
  number: 2,
  kind: 'published',
  note: '',
  by: { id: 1, name: '林知夏' },
  at: '2026-11-20T04:00:00.000Z',
  isLive: false,
  liveFrom: null,
  liveTo: null,
  content: {
    ...titles(['一', '二']),
    notes: { b1: { name: '大标题', alt: { 'uploads/tea.png': '茶山' }, locked: 'owner' } },
  },
};

function Take({ from }: { from: VersionAnswer }) {
  const { takeBlock } = useVersionActs('page-5');
  return (
    <button type="button" onClick={() => void takeBlock({ version: from, uid: 'b1', name: '大标题' })}>
      复制这一块
    </button>
  );
}

async function takeInto(content: DraftContent, from = version) {
  fakeApi.answer('GET documents/page-5', { version: 9, content });
  renderPlace(<Take from={from} />);
  fireEvent.click(await screen.findByRole('button', { name: '复制这一块' }));
}

beforeEach(() => {
  fakeApi.reset();
});

it('is inserted with a uid of its own and its notes, without the lock', async () => {
  fakeApi.answer('POST documents/page-5/ops', { version: 10, others: [] });
  await takeInto(titles(['一', '二']));
  expect(await screen.findByText('「大标题」已放到草稿的最后')).toBeDefined();
  const [asked] = fakeApi.asked('POST documents/page-5/ops');
  const { ops } = (asked?.body ?? { ops: [] }) as PostOps;
  const [insert] = ops;
  const uid = insert?.op === 'insert' ? insert.blocks[0]?.uid : undefined;
  expect(insert).toMatchObject({ op: 'insert', tab: 'a', after: 'b1' });
  expect(uid).not.toBe('b1');
  expect(ops.slice(1)).toEqual([
    { op: 'note', uid, name: 'name', value: '大标题' },
    { op: 'note', uid, name: 'alt', value: { 'uploads/tea.png': '茶山' } },
  ]);
});

it('brings the notes of the blocks in its slots', async () => {
  fakeApi.answer('POST documents/page-5/ops', { version: 10, others: [] });
  const notes = { a: { name: '左', isHidden: true, locked: 'owner' } } as const;
  const text = JSON.stringify(columns);
  const [tab] = version.content.tabs;
  const tabs = tab === undefined ? [] : [{ ...tab, blocks: [{ uid: 'b1', text }] }];
  await takeInto(titles(['一']), { ...version, content: { ...version.content, tabs, notes } });
  await screen.findByText('「大标题」已放到草稿的最后');
  const [asked] = fakeApi.asked('POST documents/page-5/ops');
  const { ops } = (asked?.body ?? { ops: [] }) as PostOps;
  const left = expect.not.stringMatching(/^a$/) as string;
  expect(ops.slice(1)).toEqual([
    { op: 'note', uid: left, name: 'name', value: '左' },
    { op: 'note', uid: left, name: 'isHidden', value: true },
  ]);
});

it('is refused in words where the page is full', async () => {
  await takeInto(titles(Array.from({ length: 200 }, (_, index) => String(index))));
  expect(await screen.findByText('最多 200 个组件，还能加 0 个')).toBeDefined();
  expect(fakeApi.asked('POST documents/page-5/ops')).toEqual([]);
});
