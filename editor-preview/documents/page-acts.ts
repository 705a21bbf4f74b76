// What can be done to a page from outside of the editor, each with its words and, where there is one, its way back.
import { useMemo } from 'react';
import type { DocumentAnswer, PagePatch, PageRow } from '~/domain/studio/api';
import { type DraftContent, shownBlocks } from '~/domain/studio/document';
import { slots } from '~/widgets/slots.gen';
import type { Published, Unpublished } from '~/domain/studio/api-publish';
import { type Said, useAct } from '../shell/use-act';
import { api } from '../services/api';

type Act = ReturnType<typeof useAct>;

const named = ({ title }: PageRow): string => `「${title}」`;

const patch = (id: number, body: PagePatch) => api<PageRow>(`pages/${id}`, { method: 'PATCH', body });
const post = <T>(path: string, body: unknown = {}) => api<T>(path, { method: 'POST', body });
const trash = (id: number) => api<undefined>(`pages/${id}`, { method: 'DELETE' });
const restore = (id: number) => post<PageRow>(`pages/${id}/restore`);

/** Publishes the draft as it is now. */
async function publish({ doc }: PageRow, note: string): Promise<Published> {
  const { version } = await api<DocumentAnswer>(`documents/${doc}`);
  return post<Published>(`documents/${doc}/publish`, { version, note });
}

/** What shoppers would see of all tabs, as one text: a template has neither tabs nor notes. */
function templateText({ tabs, notes }: DraftContent): string {
  const blocks = tabs.flatMap((tab) => shownBlocks(tab, notes, slots));
  return `[${blocks.map(({ text }) => text).join(',')}]`;
}

/** @returns what it has become. */
async function toTemplate({ doc, title }: PageRow): Promise<string> {
  const { content } = await api<DocumentAnswer>(`documents/${doc}`);
  await post('templates', { name: title, description: '', text: templateText(content), isWithoutIds: false });
  const count = content.tabs.length;
  return count > 1 ? `已存为模板，${count} 个分页合成了一页` : '已存为模板';
}

/** The same act on several pages; what was refused is counted with its reason. */
async function onAll(
  rows: readonly PageRow[],
  words: string,
  work: (row: PageRow) => Promise<unknown>,
): Promise<{ said: Said; done: readonly PageRow[] }> {
  const refused: string[] = [];
  const done: PageRow[] = [];
  for (const row of rows) {
    try {
      await work(row);
      done.push(row);
    } catch (error) {
      refused.push(`${named(row)}${error instanceof Error ? error.message : ''}`);
    }
  }
  const rest = refused.length === 0 ? '' : `；${refused.length} 个没有：${refused[0]}`;
  return { said: { words: `${words} ${done.length} 个页面${rest}` }, done };
}

const settingActs = (act: Act) => ({
  rename: (row: PageRow, title: string) =>
    act(async () => {
      await patch(row.id, { title });
      return { words: `已改名为「${title}」`, undo: () => patch(row.id, { title: row.title }) };
    }),
  settings: (row: PageRow, body: PagePatch, words: string) =>
    act(async () => {
      await patch(row.id, body);
      return `${named(row)}${words}`;
    }),
  disable: (row: PageRow, isDisabled: boolean) =>
    act(async () => {
      await patch(row.id, { isDisabled });
      const undo = () => patch(row.id, { isDisabled: !isDisabled });
      return { words: `${isDisabled ? '已停用' : '已启用'}${named(row)}`, undo };
    }),
});

const rowActs = (act: Act) => ({
  copy: (row: PageRow) =>
    act(async () => {
      const copied = await post<PageRow>(`pages/${row.id}/copy`);
      return { words: `已复制为${named(copied)}`, undo: () => trash(copied.id) };
    }),
  toTemplate: (row: PageRow) =>
    act(async () => {
      return `${named(row)}${await toTemplate(row)}`;
    }),
  trash: (row: PageRow) =>
    act(async () => {
      await trash(row.id);
      return { words: `已删除${named(row)}`, undo: () => restore(row.id) };
    }),
  restore: (row: PageRow) =>
    act(async () => {
      await restore(row.id);
      return { words: `已恢复${named(row)}`, undo: () => trash(row.id) };
    }),
});

const liveActs = (act: Act) => ({
  publish: (row: PageRow, note: string) =>
    act(async () => {
      await publish(row, note);
      const undo = () => post(`documents/${row.doc}/unpublish`, { to: 'previous' });
      return { words: `${named(row)}已发布，顾客现在看得到`, undo };
    }),
  takeBack: (row: PageRow, to: 'previous' | 'none') =>
    act(async () => {
      const { version } = await post<Unpublished>(`documents/${row.doc}/unpublish`, { to });
      const words =
        version === null ? `${named(row)}已下线，顾客看不到了` : `${named(row)}已换回第 ${version.number} 版`;
      // A draft with changes of its own is not what was live.
      return row.hasChanges ? words : { words, undo: () => publish(row, '重新发布') };
    }),
  unschedule: (row: PageRow) =>
    act(async () => {
      await api(`documents/${row.doc}/schedule`, { method: 'DELETE' });
      return `已取消${named(row)}的定时`;
    }),
});

const manyActs = (act: Act) => ({
  disableAll: (rows: readonly PageRow[]) =>
    act(async () => (await onAll(rows, '已停用', ({ id }) => patch(id, { isDisabled: true }))).said),
  trashAll: (rows: readonly PageRow[]) =>
    act(async () => {
      const { said, done } = await onAll(rows, '已删除', ({ id }) => trash(id));
      return { ...said, undo: () => Promise.all(done.map(({ id }) => restore(id))) };
    }),
  moveToTemplates: (rows: readonly PageRow[]) =>
    act(async () => {
      const { said } = await onAll(rows, '已移到模板', async (row) => {
        await toTemplate(row);
        await trash(row.id);
      });
      return said;
    }),
});

/** The open document's top bar says what the page's state is; a template made of a page may be looked for already. */
const FAMILIES = ['pages', 'publish', 'templates'];

export function usePageActs() {
  const act = useAct(FAMILIES);
  return useMemo(() => ({ ...settingActs(act), ...rowActs(act), ...liveActs(act), ...manyActs(act) }), [act]);
}

export type PageActs = ReturnType<typeof usePageActs>;
