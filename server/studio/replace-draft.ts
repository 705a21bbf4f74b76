// Replaces a whole draft: import, JSON view, restored version.
import { isRecord } from '~/domain/record';
import {
  type BlockNote,
  type DraftContent,
  type TabContent,
  type Uid,
  withUidsOnce,
} from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import { slots } from '~/widgets/slots.gen';
import { pauses } from '../http/pauses';
import type { Call } from './call';
import type { Trx } from '../db/transaction';
import { CONTENT_BYTES, contentBytes } from './document-limits';
import type { Draft } from './drafts';
import { MAX_BLOCKS, MAX_TABS } from './merge-ops';
import { isNote, tabOfBody } from './op-guard';
import { saveStep } from './save-step';
import { invalidField, StudioError } from './studio-error';
import { tabRowsOf, withRow } from './tab-rows';

const isNotes = (value: unknown): value is Record<Uid, BlockNote> =>
  isRecord(value) && Object.values(value).every(isNote);

/** @throws StudioError 400 for what is no list of tabs. */
async function tabsOf(values: unknown): Promise<TabContent[]> {
  const tabs: TabContent[] = [];
  for (const value of Array.isArray(values) ? values : [null]) {
    const tab = await tabOfBody(value);
    if (tab === null) throw new StudioError('bad-request', { at: '/content/tabs' });
    tabs.push(tab);
  }
  return tabs;
}

/** With each uid once, in slots too; lets other calls run in between. */
async function uniqueTabs(tabs: readonly TabContent[], taken: Set<Uid>): Promise<TabContent[]> {
  const pause = pauses();
  const unique: TabContent[] = [];
  for (const tab of tabs) {
    const blocks: TabContent['blocks'] = [];
    for (const block of tab.blocks) {
      blocks.push(...withUidsOnce([block], { slots, taken }));
      await pause();
    }
    unique.push({ ...tab, blocks });
  }
  return unique;
}

/** @throws StudioError 400 for invalid content, 413 and 422 above the limits. */
export async function contentOfBody(value: unknown): Promise<DraftContent> {
  if (!isRecord(value)) throw new StudioError('bad-request', { at: '/content' });
  const { tabs: sent, notes = {}, meta = {} } = value;
  const tabs = await tabsOf(sent);
  if (!isNotes(notes)) throw new StudioError('bad-request', { at: '/content/notes' });
  if (!isRecord(meta)) throw new StudioError('bad-request', { at: '/content/meta' });
  if (contentBytes({ tabs, notes, meta }) > CONTENT_BYTES) throw new StudioError('too-large');
  const uids = tabs.flatMap(({ blocks }) => blocks.map(({ uid }) => uid));
  if (uids.length > MAX_BLOCKS) throw invalidField('/content/tabs', `最多 ${MAX_BLOCKS} 个组件`);
  if (tabs.length > MAX_TABS) throw invalidField('/content/tabs', `最多 ${MAX_TABS} 个分页`);
  const isUnique =
    new Set(uids).size === uids.length && new Set(tabs.map(({ key }) => key)).size === tabs.length;
  if (!isUnique) throw new StudioError('bad-request', { at: '/content/tabs' });
  const taken = new Set(uids);
  return {
    tabs: await uniqueTabs(tabs, taken),
    notes: Object.fromEntries(Object.entries(notes).filter(([uid]) => taken.has(uid))),
    meta,
  };
}

/** The replacement as operations, for windows that have the draft open. */
function swapOps(before: DraftContent, after: DraftContent): Op[] {
  const tabs: Op[] = before.tabs.map(({ key }) => ({ op: 'remove-tab', key }));
  const added: Op[] = after.tabs.map((tab, index) => ({
    op: 'add-tab',
    after: after.tabs[index - 1]?.key ?? null,
    tab,
  }));
  const notes: Op[] = Object.entries(after.notes).flatMap(([uid, note]) =>
    Object.entries(note).map(
      ([name, value]): Op => ({ op: 'note', uid, name: name as keyof BlockNote, value }),
    ),
  );
  const names = [...new Set([...Object.keys(before.meta), ...Object.keys(after.meta)])];
  const meta = names.map((name): Op => {
    const [was, value] = [before.meta[name], after.meta[name]];
    return {
      op: 'meta',
      name,
      ...(value === undefined ? {} : { value }),
      ...(was === undefined ? {} : { was }),
    };
  });
  return [...tabs, ...added, ...notes, ...meta];
}

interface Replacement {
  content: DraftContent;
  call: Call;
  step: { name: string; session: string };
}

/** Stores a content as the next version of a locked draft. @returns its number. @throws StudioError 403, 413, 422. */
export async function replaceDraft(trx: Trx, draft: Draft, replacement: Replacement): Promise<number> {
  const { content, call, step } = replacement;
  const rows = await tabRowsOf(trx, draft.doc, draft.content);
  const next = { ...content, tabs: content.tabs.map((tab) => withRow(tab, rows)) };
  return saveStep(trx, draft, {
    ...step,
    content: next,
    ops: swapOps(draft.content, next),
    operator: call.operator,
    at: call.at,
  });
}
