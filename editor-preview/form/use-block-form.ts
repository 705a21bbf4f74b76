// The selected blocks of one kind as their form needs them: description, coerced data, and how a value is written.
import { useCallback, useMemo } from 'react';
import type { FieldValue } from '~/domain/studio/commands/set-field';
import { setFields } from '~/domain/studio/commands/set-fields';
import { type Block, currentBlock, dataOf, type Uid } from '~/domain/studio/document';
import type { FormField, WidgetForm } from '~/domain/studio/form';
import { type Pointer, pointerOf, valueAt } from '~/domain/studio/pointer';
import { isSameJson } from '~/domain/studio/same-json';
import { registry } from '~/widgets/registry.gen';
import { useCommand } from '../session/editor-context';
import { type Data, useWidgetForm } from '../session/widget-form';
import { useEditor } from '../store/use-editor';
import { along } from './along';
import type { WriteHow } from './control';
import { useFreshBlock } from './use-fresh-block';
import { useLiveBlock } from './use-live-block';

export interface BlockForm {
  form: WidgetForm;
  /** Of the first block. */
  data: Data;
  /** What is live of the only block; null where there is none. */
  live: Data | null;
  /** What the only block came with when it was inserted in this session; null where it stood there before. */
  fresh: Data | null;
  /** What is stored there, without defaults; undefined where nothing is, or several blocks are selected. */
  storedAt: (at: Pointer) => unknown;
  /** Whether several blocks have different values there. */
  isMixed: (at: Pointer) => boolean;
  write: (field: FormField, at: Pointer, written: { value: unknown; how?: WriteHow }) => void;
  /** Several values of one object, named by the field that wrote them. */
  writeOwner: (field: FormField, ownerAt: Pointer, written: { values: Data; how?: WriteHow }) => void;
}

interface OfBlocks {
  /** Null while the form loads, or where the blocks are gone. */
  state: BlockForm | null;
  hasFailed: boolean;
  retry: () => void;
}

/** A value with those that go along with it. */
function withAlong(
  { size, ...written }: FieldValue & Pick<WriteHow, 'size'>,
  block: Block | undefined,
): FieldValue[] {
  if (block === undefined) return [written];
  const whole = dataOf(currentBlock(block, registry));
  const others = along(block.id, { ...written, stored: whole, ...(size === undefined ? {} : { size }) });
  return [
    written,
    ...Object.entries(others).map(([one, also]) => ({ ...written, at: pointerOf([one]), value: also })),
  ];
}

interface Coerced {
  uid: Uid;
  coerced: Data;
}

/** How values are written to all of the blocks, each time as one step. */
function useWriting(all: readonly Coerced[], blocks: Readonly<Record<Uid, Block>>) {
  const run = useCommand();
  const writeOwner = useCallback<BlockForm['writeOwner']>(
    (field, ownerAt, { values, how = {} }) => {
      const entries = Object.entries(values);
      const written = all.flatMap(({ uid, coerced }) =>
        entries.map(
          ([name, value]): FieldValue => ({ uid, at: ownerAt + pointerOf([name]), value, coerced }),
        ),
      );
      // What a control writes beside its own value is no value of its field.
      const own = entries[0]?.[0] === field.name ? { field } : {};
      run((context) => setFields(context, { values: written, title: field.title, ...own, ...how }));
    },
    [run, all],
  );
  const write = useCallback<BlockForm['write']>(
    (field, at, { value, how: { size, ...how } = {} }) => {
      const measured = size === undefined ? {} : { size };
      const values = all.flatMap((one) => withAlong({ ...one, ...measured, at, value }, blocks[one.uid]));
      run((context) => setFields(context, { values, title: field.title, field, ...how }));
    },
    [run, all, blocks],
  );
  return { write, writeOwner };
}

/** `uids` are blocks of one kind; a value is written to all of them as one step. */
export function useBlockForm(uids: readonly Uid[]): OfBlocks {
  const blocks = useEditor(({ doc }) => doc.blocks);
  const id = blocks[uids[0] ?? '']?.id ?? '';
  const { data: loaded, isError, refetch } = useWidgetForm(id);
  const all = useMemo(
    () =>
      uids.flatMap((uid) => {
        const block = blocks[uid];
        return block === undefined || loaded === undefined ? [] : [{ uid, coerced: loaded.complete(block) }];
      }),
    [uids, blocks, loaded],
  );
  const stored = useLiveBlock(uids.length === 1 ? uids[0] : undefined);
  const live = useMemo(
    () => (stored === null || loaded === undefined ? null : loaded.complete(stored)),
    [stored, loaded],
  );
  const inserted = useFreshBlock(uids.length === 1 ? uids[0] : undefined);
  const fresh = useMemo(
    () => (inserted === null || loaded === undefined ? null : loaded.complete(inserted)),
    [inserted, loaded],
  );
  const { write, writeOwner } = useWriting(all, blocks);
  const state = useMemo((): BlockForm | null => {
    const [first, ...others] = all;
    const block = blocks[first?.uid ?? ''];
    if (loaded === undefined || first === undefined) return null;
    const isMixed = (at: Pointer) =>
      others.some(({ coerced }) => !isSameJson(valueAt(coerced, at), valueAt(first.coerced, at)));
    const own = block === undefined || others.length > 0 ? undefined : dataOf(currentBlock(block, registry));
    const storedAt = (at: Pointer) => valueAt(own, at);
    return { form: loaded.form, data: first.coerced, live, fresh, storedAt, isMixed, write, writeOwner };
  }, [loaded, blocks, all, live, fresh, write, writeOwner]);
  return { state, hasFailed: isError, retry: () => void refetch() };
}
