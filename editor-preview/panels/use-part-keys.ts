// Keys of what a block holds: it is deleted and moved as in the list of the form, and the block around it is not.
import { useQueryClient } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { arrayOf } from '~/domain/record';
import { type BlockRow, moveRow, removeRow } from '~/domain/studio/commands/rows';
import { storedAt } from '~/domain/studio/commands/set-field';
import { type Block, currentBlock } from '~/domain/studio/document';
import { parentOf, pathOf, pointerOf } from '~/domain/studio/pointer';
import { registry } from '~/widgets/registry.gen';
import { FREE } from '../form/rubik-arrangements';
import { useCommand, useParts } from '../session/editor-context';
import { nameOf, pressedKey } from '../ui/key-names';
import { fetchForm, type LoadedForm } from '../session/widget-form';
import { type OutlineRow, partKey } from './outline-rows';

type Part = Extract<OutlineRow, { kind: 'part' }>;

/** Where the row goes; 0 deletes it. */
const STEPS: Readonly<Record<string, -1 | 0 | 1>> = {
  Delete: 0,
  Backspace: 0,
  'Alt+ArrowUp': -1,
  'Alt+ArrowDown': 1,
};

/** The row with what the form says of its list: an arrangement of pictures has as many as it has places. */
function rowOf({ form, complete }: LoadedForm, block: Block, { uid, at }: Part): BlockRow | null {
  const list = parentOf(at);
  const [name] = pathOf(list);
  const fields = form.groups.flatMap((group) => group.fields).flatMap((one) => [one, ...(one.parts ?? [])]);
  const field = fields.find((one) => one.name === name);
  if (field === undefined) return null;
  const coerced = complete(block);
  const row = { uid, at: list, index: Number(pathOf(at).at(-1)), coerced };
  if (form.id !== 'rubik' || coerced['style'] === FREE) return { ...row, field };
  const count = arrayOf(coerced['list']).length;
  return { ...row, field: { ...field, rows: { max: count, fixed: count } } };
}

/** True where the key is one of these; `go` puts the focus on a row of the outline. */
export function usePartKeys(go: (key: string) => void): (part: Part, event: KeyboardEvent) => boolean {
  const client = useQueryClient();
  const { store, say } = useParts();
  const run = useCommand();
  const open = ({ uid, at }: BlockRow, index: number) => {
    const block = store.get().doc.blocks[uid];
    const count = block === undefined ? 0 : arrayOf(storedAt(currentBlock(block, registry), at)).length;
    const next = Math.min(index, count - 1);
    store.select([uid], next < 0 ? null : at + pointerOf([next]));
    go(next < 0 ? uid : partKey(uid, next));
  };
  const act = async (part: Part, step: -1 | 0 | 1) => {
    const block = store.get().doc.blocks[part.uid];
    if (block === undefined) return;
    const row = rowOf(await fetchForm(client, block.id), block, part);
    if (row === null) return;
    if (run((now) => (step === 0 ? removeRow(now, row) : moveRow(now, row, step))))
      open(row, row.index + step);
  };
  return (part, event) => {
    const step = STEPS[nameOf(pressedKey(event.nativeEvent))];
    if (step === undefined) return false;
    void act(part, step).catch(() => say('表单没有加载到，请再试一次'));
    return true;
  };
}
