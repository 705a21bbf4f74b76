// Which row of `diy_templates` a tab is stored in: said by the server alone, so that no client names another page's.
import type { DraftContent, TabContent } from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import type { Db } from './call';

export type TabRows = ReadonlyMap<string, number>;

/** Rows of tabs by key: of the draft as it is, and of the version that is live, for tabs that come back. */
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

/** Operations with the rows that their tabs truly have. */
export const opsWithRows = (ops: readonly Op[], rows: TabRows): Op[] =>
  ops.map((op): Op => {
    if (op.op === 'add-tab') return { ...op, tab: withRow(op.tab, rows) };
    if (op.op === 'replace-tab') return { ...op, tab: withRow({ ...op.tab, key: op.key }, rows) };
    return op;
  });

/** Whether operations need the rows at all. */
export const haveTabs = (ops: readonly Op[]): boolean =>
  ops.some(({ op }) => op === 'add-tab' || op === 'replace-tab');
