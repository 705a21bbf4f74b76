// What both have written of one place is said in shop words, under the names of block and field.
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openDraft, tabOf } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import type { Conflict, Place } from '../store/rebase';
import { ConflictChoice } from './conflicts';
import type { Editor } from './editor-context';

const BLOCK = {
  id: 'nav',
  data: { navs: [{ name: '茶' }, { name: '器' }], modeType: 'img' },
};

function open(place: Place, theirs: unknown, meta: Record<string, unknown> = {}) {
  const held: Conflict = { kind: 'changed', place, theirs, by: { id: 2, name: '小林' }, at: 0 };
  const entry = { id: 'e1', ops: [], inverse: [], name: '改', held };
  const choose = vi.fn<(id: string, side: string) => void>();
  const tab = tabOf(JSON.stringify([BLOCK]), { key: 'a', name: '首页', templateId: 1, newUid: () => 'b0' });
  const store = new EditorStore(openDraft({ tabs: [tab], notes: {}, meta }));
  renderInEditor(store, <ConflictChoice entry={entry} hasHead />, {
    parts: { sync: { choose } } as unknown as Partial<Editor>,
  });
  return { choose };
}

it('names the field of a block, with the words of its options', async () => {
  open({ in: 'block', uid: 'b0', at: '/data/modeType' }, 'text');
  expect(await screen.findByText(/^图文导航 · /)).toBeDefined();
  expect(screen.getByText(/^你：.+ \/ 小林（\d\d:\d\d）：.+$/).textContent).not.toMatch(/img|text/);
});

it('says of lists row by row what differs, and nothing as JSON', async () => {
  open({ in: 'block', uid: 'b0', at: '/data/navs' }, [{ name: '茶' }, { name: '礼' }, { name: '新' }]);
  expect(await screen.findByText(/^第 2 个.* “器” → “礼”$/)).toBeDefined();
  expect(screen.getByText('多了第 3 个')).toBeDefined();
  expect(screen.getByText(/^你：2 个 \/ 小林（\d\d:\d\d）：3 个$/)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/[{}]/);
});

it('names the value of a setting, and takes the choice', async () => {
  const { choose } = open({ in: 'meta', name: 'shadow' }, true, { shadow: false });
  expect(screen.getByText('上边的线')).toBeDefined();
  expect(screen.getByText(/^你：关闭 \/ 小林（\d\d:\d\d）：打开$/)).toBeDefined();
  screen.getByRole('button', { name: '用小林的' }).click();
  expect(choose).toHaveBeenCalledWith('e1', 'theirs');
});
