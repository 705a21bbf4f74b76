// Steps of an earlier session stand in the history, and are taken back where nobody changed their place since.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { isExpired, type HistoryStore, type SessionRecord } from '../store/history-db';
import { HistoryRecorder } from '../store/history-recorder';
import { titles } from '../store/testing';
import { History } from './history';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function memory(): HistoryStore & { records: Map<string, SessionRecord> } {
  const records = new Map<string, SessionRecord>();
  return {
    records,
    of: async () => [...records.values()],
    put: async (record) => {
      if (record.steps.length === 0) records.delete(record.session);
      else records.set(record.session, structuredClone(record));
    },
  };
}

const keeperOf = (store: EditorStore, db: HistoryStore, session: string) =>
  new HistoryRecorder({ doc: 'page-1', operatorId: 1, session, store, db });

const setTitle = (store: EditorStore, uid: string, value: string, was: string) =>
  store.run([{ op: 'set', uid, at: '/data/title', value, was }], {
    name: `标题 · ${was} → ${value}`,
  });

/** What a window that is closed now did, with what it left as the document. */
function earlierWindow(db: HistoryStore): EditorStore {
  const store = new EditorStore(openDraft(titles(['甲', '乙'])));
  const stop = keeperOf(store, db, 'first').start();
  setTitle(store, 'b0', '子', '甲');
  setTitle(store, 'b1', '丑', '乙');
  stop();
  return store;
}

it('a step of an earlier session is taken back as a step of this one', async () => {
  const db = memory();
  const store = new EditorStore(earlierWindow(db).get().doc);
  setTitle(store, 'b1', '寅', '丑');
  renderInEditor(store, <History />, { earlier: await keeperOf(store, db, 'second').earlier() });
  const past = within(await screen.findByRole('region', { name: '以前的修改' }));
  const names = past.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names[0]).toContain('标题 · 乙 → 丑');
  expect(names[1]).toContain('标题 · 甲 → 子');

  fireEvent.focus(past.getByRole('button', { name: /甲 → 子/ }));
  fireEvent.click(past.getByRole('button', { name: '只撤销这一步' }));
  expect(store.get().doc.blocks['b0']?.text).toContain('甲');
  expect(store.get().steps.map(({ name }) => name)).toEqual(['标题 · 丑 → 寅', '只撤销：标题 · 甲 → 子']);

  fireEvent.focus(past.getByRole('button', { name: /乙 → 丑/ }));
  expect(past.getByText('这里后来被改过')).toBeDefined();
  fireEvent.click(past.getByRole('button', { name: '只撤销这一步' }));
  expect(store.get().doc.blocks['b1']?.text).toContain('寅');
});

it('without earlier sessions nothing is said of them', async () => {
  renderInEditor(new EditorStore(openDraft(titles(['甲']))), <History />);
  await act(async () => undefined);
  expect(screen.queryByRole('region', { name: '以前的修改' })).toBeNull();
});

it('what was undone is not stored, and another content begins a record of its own', async () => {
  const db = memory();
  const store = new EditorStore(openDraft(titles(['甲', '乙'])));
  const stop = keeperOf(store, db, 'one').start();
  setTitle(store, 'b0', '子', '甲');
  setTitle(store, 'b1', '丑', '乙');
  store.undo();
  store.replace(openDraft(titles(['丙'])));
  setTitle(store, 'b0', '寅', '丙');
  stop();
  expect([...db.records.values()].map(({ steps }) => steps.map(({ name }) => name))).toEqual([
    ['标题 · 甲 → 子'],
    ['标题 · 丙 → 寅'],
  ]);
  expect(await keeperOf(store, db, 'one').earlier()).toEqual([]);
});

it('a text that was typed back to its start is not stored, and begins no record of another content', async () => {
  const db = memory();
  const store = new EditorStore(openDraft(titles(['甲'])));
  const stop = keeperOf(store, db, 'one').start();
  const type = (value: string, was: string) =>
    store.run([{ op: 'set', uid: 'b0', at: '/data/title', value, was }], { name: value, burst: 'b0' });
  type('甲子', '甲');
  type('甲', '甲子');
  type('丑', '甲');
  stop();
  expect([...db.records.keys()]).toEqual(['one 1']);
  expect(db.records.get('one 1')?.steps.map(({ name }) => name)).toEqual(['丑']);
});

it('keeps 30 days', () => {
  const at = Date.parse('2026-11-01T00:00:00Z');
  expect(isExpired({ at }, Date.parse('2026-12-01T00:00:00Z'))).toBe(false);
  expect(isExpired({ at }, Date.parse('2026-12-01T00:00:01Z'))).toBe(true);
});
