// 「移到…」: every place of the page, to be searched; the selected blocks go behind what is chosen.
import { moveBlocks } from '~/domain/studio/commands/move-blocks';
import { moveToTab } from '~/domain/studio/commands/move-to-tab';
import { blockName } from '~/domain/studio/commands/command';
import { pinnedOf } from '~/domain/studio/pinned';
import { commandContext, useCommand, useParts } from '../session/editor-context';
import { KindIcon } from '../ui/kind-icon';
import { SearchList, type SearchOption } from '../ui/search-list';
import { Dialog } from '../ui/dialog';

export default function MoveTo({ onClose }: { onClose: () => void }) {
  const editor = useParts();
  const run = useCommand();
  const context = commandContext(editor);
  const { doc, tab, selection } = context;
  const { flow } = pinnedOf(doc, doc.tabs.find(({ key }) => key === tab)?.order ?? []);
  const behind = flow
    .filter((uid) => !selection.includes(uid))
    .map(
      (uid, index): SearchOption => ({
        id: `after ${uid}`,
        words: `「${blockName(context, uid)}」之后`,
        icon: <KindIcon id={doc.blocks[uid]?.id ?? ''} />,
        detail: `第 ${index + 2}`,
      }),
    );
  const tabs = doc.tabs
    .filter(({ key }) => key !== tab)
    .map(
      ({ key, name }): SearchOption => ({
        id: `tab ${key}`,
        words: `分页「${name}」的最后`,
        icon: <KindIcon id={null} />,
      }),
    );
  const choose = (id: string) => {
    const { selection: uids } = editor.store.get();
    const [kind, ...rest] = id.split(' ');
    const key = rest.join(' ');
    onClose();
    if (kind === 'tab') run((now) => moveToTab(now, uids, { key }));
    else run((now) => moveBlocks(now, { uids, after: kind === 'top' ? null : key }));
  };
  return (
    <Dialog title="移到…" width={440} height={440} onClose={onClose}>
      <SearchList
        label="搜索位置"
        options={[{ id: 'top', words: '最前', detail: '第 1' }, ...behind, ...tabs]}
        onChoose={choose}
      />
    </Dialog>
  );
}
