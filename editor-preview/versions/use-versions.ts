// Versions of a document: reading them, restoring one as a draft, taking one block out of it.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { randomId } from '~/domain/random-id';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { Part } from '~/domain/studio/api-parts';
import type { VersionAnswer, VersionRow } from '~/domain/studio/api-publish';
import { type DraftContent, titleOf, type Uid } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import { useAct } from '../app/use-act';
import { newUid } from '../store/new-uid';
import { api } from '../services/api';

export const useVersions = (doc: string) =>
  useInfiniteQuery({
    queryKey: ['versions', doc],
    queryFn: ({ pageParam }) =>
      api<Part<VersionRow>>(`documents/${doc}/versions`, { query: { cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

const readDraft = (doc: string) => api<DocumentAnswer>(`documents/${doc}`);

/** 「版本 · 中秋会场」: what is shown, and of which document. */
export function headOf(words: string, content: DraftContent | undefined): string {
  const title = content === undefined ? '' : titleOf(content);
  return title === '' ? words : `${words} · ${title}`;
}

export const useDraftContent = (doc: string): DraftContent | undefined =>
  useQuery({ queryKey: ['versions', doc, 'draft'], queryFn: () => readDraft(doc) }).data?.content;

/** The draft as it was is stored as a version first. */
async function restore(doc: string, { id, number }: VersionRow): Promise<string> {
  const { version } = await readDraft(doc);
  await api<DocumentAnswer>(`versions/${id}/restore`, { method: 'POST', body: {}, ifMatch: version });
  return `已把版本 ${number} 恢复为草稿，原来的草稿存成了版本“恢复前的草稿”`;
}

/** Behind the last block of the tab that it stood in, else of the first tab. */
async function takeBlock({ doc, content }: VersionAnswer, uid: Uid, name: string): Promise<string> {
  const draft = await readDraft(doc);
  const from = content.tabs.find(({ blocks }) => blocks.some((block) => block.uid === uid));
  const text = from?.blocks.find((block) => block.uid === uid)?.text;
  const tab = draft.content.tabs.find(({ key }) => key === from?.key) ?? draft.content.tabs[0];
  if (text === undefined || tab === undefined) throw new Error('No such block');
  const op: Op = {
    op: 'insert',
    tab: tab.key,
    after: tab.blocks.at(-1)?.uid ?? null,
    blocks: [{ uid: newUid(), text }],
  };
  const body = { base: draft.version, ops: [op], name: `取自旧版本：${name}`, session: randomId() };
  await api(`documents/${doc}/ops`, { method: 'POST', body });
  return `「${name}」已放到草稿的最后`;
}

async function takeOff(doc: string): Promise<string> {
  const { version } = await api<{ version: VersionRow | null }>(`documents/${doc}/unpublish`, {
    method: 'POST',
    body: { to: 'previous' },
  });
  return version === null ? '已撤下，顾客看不到了' : `已撤回到版本 ${version.number}`;
}

export function useVersionActs(doc: string) {
  const act = useAct('versions');
  return {
    restore: (row: VersionRow) => act(() => restore(doc, row)),
    takeBlock: (version: VersionAnswer, uid: Uid, name: string) => act(() => takeBlock(version, uid, name)),
    takeBack: () => act(() => takeOff(doc)),
  };
}
