// What others did and what was published stand between the steps of this window.
import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openDraft } from '~/domain/studio/document';
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
  happen({ what: 'merged', by: lin, name: '公告 · 内容' });
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
  expect(rows).toEqual([
    '小林换掉了全部内容',
    '2标题 → 三',
    '已存为 第 8 版 · 小林',
    '已发布 第 7 版',
    '1标题 → 二',
    '小林改了“公告 · 内容”',
    '0打开时的样子',
  ]);
});
