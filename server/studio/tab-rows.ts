// The row of `diy_templates` of each tab: decided by the server alone, so that no client names another page's.
import type { DraftContent, TabContent } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import type { Db } from './call';

export type TabRows = ReadonlyMap<string, number>;

/** Rows of tabs by key: of the current draft, and of the live version for restored tabs. */
export async function tabRowsOf(db: Db, doc: string, draft: DraftContent): Promise<TabRows> {
  const live = await db
    .selectFrom('studio_versions')
    .select('content')
    .where('doc', '=', doc)
    .where('live_from', 'is not', null)
    .where('live_to', 'is', null)
    .executeTakeFirst();
  const published = live === undefined ? [] : (JSON.parse(live.content) as DraftContent).tabs;
  return new Map(
    [...published, ...draft.tabs].flatMap(({ key, templateId }) =>
      templateId === null ? [] : [[key, templateId] as const],
    ),
  );
}

export const withRow = (tab: TabContent, rows: TabRows): TabContent => ({
  ...tab,
  templateId: rows.get(tab.key) ?? null,
});

/** Operations with the actual rows of their tabs. */
export const opsWithRows = (ops: readonly Op[], rows: TabRows): Op[] =>
  ops.map((op): Op => {
    if (op.op === 'add-tab') return { ...op, tab: withRow(op.tab, rows) };
    if (op.op === 'replace-tab') return { ...op, tab: withRow({ ...op.tab, key: op.key }, rows) };
    return op;
  });

/** Whether the operations need the rows at all. */
export const haveTabs = (ops: readonly Op[]): boolean =>
  ops.some(({ op }) => op === 'add-tab' || op === 'replace-tab');
