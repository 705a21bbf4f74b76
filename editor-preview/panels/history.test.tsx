// What others did and what was published stand between the steps of this window; a step that a later one needs leads there.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import type { Editor } from '../session/editor-context';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { SessionLog } from '../store/session-log';
import { titles } from '../store/testing';
import { History } from './history';

const [me, lin] = [
  { id: 1, name: '林知夏' },
  { id: 2, name: '小林' },
];

it('shows them in the order in which they happened, the newest first', () => {
  vi.useFakeTimers();
  const store = new EditorStore(openDraft(titles(['一'])));
  const log = new SessionLog();
  const write = (value: string, was: string) => {
    vi.advanceTimersByTime(1_000);
    store.run([{ op: 'set', uid: 'b0', at: '/data/title', value, was }], { name: `标题 → ${value}` });
  };
  const happen = (happening: Parameters<SessionLog['add']>[0]) => {
    vi.advanceTimersByTime(1_000);
    log.add(happening);
  };
  happen({ what: 'merged', by: lin, name: '公告 · 内容 “上新” → “热卖”' });
  write('二', '一');
  happen({ what: 'published', by: me, number: 7 });
  happen({ what: 'saved', by: lin, number: 8 });
  write('三', '二');
  renderInEditor(store, <History />, { parts: { log } });
  act(() => happen({ what: 'replaced', by: lin }));
  vi.useRealTimers();
  const list = screen.getByRole('list', { name: '修改的步骤，新的在前' });
  const rows = within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent.replace(/\d\d:\d\d(:\d\d)?/, '').replace('只撤销这一步', ''));
  // Those of others begin with a face, which has one letter.
  expect(rows).toEqual([
    '小小林换掉了全部内容',
    '2标题 → 三',
    '小已存为 第 8 版 · 小林',
    '已发布 第 7 版',
    '1标题 → 二',
    '小小林改了“公告 · 内容 ‘上新’ → ‘热卖’”',
    '0打开时的样子',
  ]);
});

it('says which later step changed the same place, and goes there', () => {
  const store = new EditorStore(openDraft(titles(['甲'])));
  const title = (value: string, was: string) =>
    store.run([{ op: 'set', uid: 'b0', at: '/data/title', value, was }], { name: `${was} → ${value}` });
  title('乙', '甲');
  title('丙', '乙');
  const say = vi.fn<Editor['say']>();
  renderInEditor(store, <History />, { parts: { say } });
  const steps = within(screen.getByRole('list', { name: '修改的步骤，新的在前' }));
  fireEvent.focus(steps.getByRole('button', { name: /甲 → 乙/ }));
  fireEvent.click(steps.getByRole('button', { name: '只撤销这一步' }));
  const [words, action] = say.mock.lastCall ?? [];
  expect([words, action?.words]).toEqual(['第 2 步改了同一处，先撤销它', '去第 2 步']);
  act(() => action?.run());
  expect(document.activeElement).toBe(steps.getByRole('button', { name: /乙 → 丙/ }));
});
