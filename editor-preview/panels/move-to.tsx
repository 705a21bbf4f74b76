// 「移到…」: every place of the page, to be searched; the selected blocks go behind what is chosen.
import { moveBlocks } from '~/domain/studio/commands/move-blocks';
import { moveToTab } from '~/domain/studio/commands/move-to-tab';
import { slotName, slotRefusal } from '~/domain/studio/commands/slots';
import { blockName, type CommandContext } from '~/domain/studio/commands/command';
import type { Uid } from '~/domain/studio/document';
import { pinnedOf } from '~/domain/studio/pinned';
import { type SlotPlace, withInner } from '~/domain/studio/within';
import { commandContext, useCommand, useParts } from '../session/editor-context';
import { KindIcon } from '../ui/kind-icon';
import { SearchList, type SearchOption } from '../ui/search-list';
import { Dialog } from '../ui/dialog';

interface SlotOption {
  key: string;
  name: string;
  owner: Uid;
  place: { after: Uid | null; slot: SlotPlace };
}

/** Slots of these blocks that take what is selected. */
function slotPlaces(context: CommandContext, flow: readonly Uid[]): SlotOption[] {
  const { doc, selection } = context;
  const all = withInner(doc, flow).flatMap((owner) => doc.within.held[owner] ?? []);
  return all.flatMap((slot): SlotOption[] => {
    const { owner, at, uids } = slot;
    const coming = selection
      .filter((uid) => !uids.includes(uid))
      .map((uid) => ({ id: doc.blocks[uid]?.id ?? '' }));
    if (selection.includes(owner) || slotRefusal(context, slot, coming) !== null) return [];
    const name = `「${blockName(context, owner)}」${slotName(slot)}`;
    return [{ key: `slot ${owner} ${at}`, name, owner, place: { after: uids.at(-1) ?? null, slot } }];
  });
}

/** Behind each block of the open tab that stays, in each slot that takes them, and at the end of each other tab. */
function optionsOf(
  context: CommandContext,
  flow: readonly Uid[],
  slots: readonly SlotOption[],
): SearchOption[] {
  const { doc, tab, selection } = context;
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
  const within = slots.map(
    ({ key, name, owner }): SearchOption => ({
      id: key,
      words: `${name}里的最后`,
      icon: <KindIcon id={doc.blocks[owner]?.id ?? ''} />,
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
  return [{ id: 'top', words: '最前', detail: '第 1' }, ...behind, ...within, ...tabs];
}

export default function MoveTo({ onClose }: { onClose: () => void }) {
  const editor = useParts();
  const run = useCommand();
  const context = commandContext(editor);
  const { doc, tab } = context;
  const { flow } = pinnedOf(doc, doc.tabs.find(({ key }) => key === tab)?.order ?? []);
  const slots = slotPlaces(context, flow);
  const choose = (id: string) => {
    const { selection: uids } = editor.store.get();
    const [kind, ...rest] = id.split(' ');
    const key = rest.join(' ');
    onClose();
    const slot = slots.find((one) => one.key === id);
    if (slot !== undefined) run((now) => moveBlocks(now, { uids, ...slot.place }));
    else if (kind === 'tab') run((now) => moveToTab(now, uids, { key }));
    else run((now) => moveBlocks(now, { uids, after: kind === 'top' ? null : key }));
  };
  return (
    <Dialog title="移到…" width={440} height={440} onClose={onClose}>
      <SearchList label="搜索位置" options={optionsOf(context, flow, slots)} onChoose={choose} />
    </Dialog>
  );
}
