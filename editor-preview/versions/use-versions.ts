// Versions of a document: reading them, restoring one as a draft, taking one block out of it.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { randomId } from '~/domain/random-id';
import type { DocumentAnswer, Me, PostOps } from '~/domain/studio/api';
import type { Part } from '~/domain/studio/api-parts';
import type { VersionAnswer, VersionRow } from '~/domain/studio/api-publish';
import { isRefusal } from '~/domain/studio/commands/command';
import { copiesOf } from '~/domain/studio/commands/duplicate-blocks';
import { insertTexts } from '~/domain/studio/commands/insert-blocks';
import { type DraftContent, openDraft, titleOf, type Uid } from '~/domain/studio/document';
import { slots } from '~/widgets/slots.gen';
import { useMe } from '../shell/session';
import { useAct } from '../shell/use-act';
import { commandContext } from '../session/editor-context';
import { EditorStore } from '../store/editor-store';
import { api, StudioError } from '../services/api';

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

/** The draft, and what of the document is planned. */
export const useDraftAnswer = (doc: string): DocumentAnswer | undefined =>
  useQuery({ queryKey: ['versions', doc, 'draft'], queryFn: () => readDraft(doc) }).data;

export const useDraftContent = (doc: string): DraftContent | undefined => useDraftAnswer(doc)?.content;

/** The draft as it was is stored as a version first. */
async function restore(doc: string, { id, number }: VersionRow): Promise<string> {
  const { version } = await readDraft(doc);
  await api<DocumentAnswer>(`versions/${id}/restore`, { method: 'POST', body: {}, ifMatch: version });
  return `已把版本 ${number} 恢复为草稿，原来的草稿存成了版本“恢复前的草稿”`;
}

interface TakenBlock {
  version: VersionAnswer;
  uid: Uid;
  /** Of the block. */
  name: string;
}

/** With its notes and those of the blocks in it, as a copy has them, behind the last block of the tab that it stood in, else of the first tab. */
async function takeBlock({ version, uid, name }: TakenBlock, me: Me): Promise<string> {
  const { doc, content } = version;
  const draft = await readDraft(doc);
  const from = content.tabs.find(({ blocks }) => blocks.some((block) => block.uid === uid));
  const blocks = copiesOf({ doc: openDraft(content, slots) }, [uid]);
  const tab = draft.content.tabs.find(({ key }) => key === from?.key) ?? draft.content.tabs[0];
  if (blocks.length === 0 || tab === undefined) throw new Error('No such block');
  const place = { tab: tab.key, after: tab.blocks.at(-1)?.uid ?? null, name: `取自旧版本：${name}` };
  const store = new EditorStore(openDraft(draft.content, slots));
  const taken = insertTexts(commandContext({ store, me, answer: draft }), { blocks, ...place });
  if (isRefusal(taken)) throw new StudioError('state', taken.refusal);
  const body: PostOps = {
    base: draft.version,
    ops: taken.ops,
    name: taken.name,
    session: randomId(),
  };
  await api(`documents/${doc}/ops`, { method: 'POST', body });
  return `「${name}」已放到草稿的最后`;
}

async function takeOff(doc: string): Promise<string> {
  const { version } = await api<{ version: VersionRow | null }>(`documents/${doc}/unpublish`, {
    method: 'POST',
    body: { to: 'previous' },
  });
  return version === null ? '已下线，顾客看不到了' : `已换回版本 ${version.number}`;
}

async function cancelSchedule(doc: string): Promise<string> {
  await api(`documents/${doc}/schedule`, { method: 'DELETE' });
  return '定时已取消';
}

export function useVersionActs(doc: string) {
  const act = useAct('versions');
  const me = useMe();
  return {
    restore: (row: VersionRow) => act(() => restore(doc, row)),
    takeBlock: (block: TakenBlock) => act(() => takeBlock(block, me)),
    takeBack: () => act(() => takeOff(doc)),
    cancelSchedule: () => act(() => cancelSchedule(doc)),
  };
}
