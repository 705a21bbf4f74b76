// The menu beside the title of an open page: what the list of pages does to it, with the same dialogs.
import { useMemo, useState } from 'react';
import type { PageRow } from '~/domain/studio/api';
import { useNavigate } from '../shell/navigation';
import { openJson } from '../json/json-view';
import { type PageActs, usePageActs } from '../documents/page-acts';
import { PageDialog, type PageDialogKind } from '../documents/page-dialogs';
import { download, type PageActing, pageEntries } from '../documents/page-entries';
import { usePageRow } from '../documents/use-pages';
import { Menu } from '../ui/menu';
import { useParts } from '../session/editor-context';
import { isSaved, isSavedAsShown } from '../session/saved-first';

/** The acts of the list on what is saved: the draft is sent first, and a page that is deleted is left. */
function useActs(): PageActs & Required<Pick<PageActing, 'load'>> {
  const acts = usePageActs();
  const { sync, say } = useParts();
  const navigate = useNavigate();
  return useMemo(() => {
    const shown = async (work: () => Promise<boolean>): Promise<boolean> =>
      (await isSavedAsShown({ sync, say })) && work();
    const load = async (address: string) => {
      if (await isSavedAsShown({ sync, say })) download(address);
    };
    const trash = async (row: PageRow) => {
      const isDone = await acts.trash(row);
      if (isDone) void navigate('/pages');
      return isDone;
    };
    return {
      ...acts,
      copy: (row) => shown(() => acts.copy(row)),
      toTemplate: (row) => shown(() => acts.toTemplate(row)),
      trash: async (row) => (await isSaved({ sync, say })) && trash(row),
      load: (address) => void load(address),
    };
  }, [acts, sync, say, navigate]);
}

function PageMenu({ row }: { row: PageRow }) {
  const { me, say } = useParts();
  const { load, ...acts } = useActs();
  const [dialog, setDialog] = useState<PageDialogKind | null>(null);
  const entries = pageEntries({ row, acts, onDialog: setDialog, say, load }, me.rights);
  return (
    <>
      <Menu
        label={`「${row.title}」的操作`}
        icon="chevron-down"
        entries={[{ words: '在 JSON 中看', run: openJson }, ...entries]}
      />
      {dialog === null ? null : (
        <PageDialog kind={dialog} row={row} acts={acts} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

/** Nothing where the page is in the trash: the list restores it. */
export function TitleMenu() {
  const { answer } = useParts();
  const { data: row } = usePageRow(answer.doc);
  return row === undefined || row.state === 'trashed' ? null : <PageMenu row={row} />;
}
