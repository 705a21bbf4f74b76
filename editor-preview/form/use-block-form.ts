// The selected block as its form needs it: description, coerced data, and how a value is written.
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { fieldsOps, setField } from '~/domain/studio/commands/set-field';
import { blockName } from '~/domain/studio/commands/command';
import { dataOf, type Uid } from '~/domain/studio/document';
import type { FormField, WidgetForm } from '~/domain/studio/form';
import { type Pointer, pointerOf } from '~/domain/studio/pointer';
import { coerce } from '~/schemas/shape';
import { forms } from '~/widgets/forms.gen';
import { useCommand } from '../editor/editor-context';
import { useEditor } from '../store/use-editor';
import type { WriteHow } from './control';

type Data = Readonly<Record<string, unknown>>;

async function loadForm(id: string): Promise<{ form: WidgetForm; complete: (data: unknown) => Data }> {
  const load = Object.hasOwn(forms, id) ? forms[id] : undefined;
  if (load === undefined) throw new Error(`No form for ${id}`);
  const [{ default: form }, { shapes }] = await Promise.all([load(), import('~/widgets/shapes.gen')]);
  const shape = shapes[id]?.stored;
  return { form, complete: (data) => (shape === undefined ? {} : coerce(shape, data)) as Data };
}

/** The form of a widget; loaded once. */
export const useWidgetForm = (id: string) =>
  useQuery({ queryKey: ['form', id], queryFn: () => loadForm(id), staleTime: Infinity, retry: 2 });

export interface BlockForm {
  form: WidgetForm;
  data: Data;
  write: (field: FormField, at: Pointer, written: { value: unknown; how?: WriteHow }) => void;
  /** Several values of one object, named by the field that wrote them. */
  writeOwner: (field: FormField, ownerAt: Pointer, written: { values: Data; how?: WriteHow }) => void;
}

/** Null while the form loads, or where the block is gone; `failed` where there is none. */
export function useBlockForm(uid: Uid): { state: BlockForm | null; hasFailed: boolean; retry: () => void } {
  const block = useEditor(({ doc }) => doc.blocks[uid]);
  const { data: loaded, isError, refetch } = useWidgetForm(block?.id ?? '');
  const run = useCommand();
  const data = useMemo(
    () => (loaded === undefined || block === undefined ? null : loaded.complete(dataOf(block))),
    [loaded, block],
  );
  const write = useCallback<BlockForm['write']>(
    (field, at, { value, how = {} }) => {
      const { title } = field;
      run((context) => setField(context, { uid, at, value, coerced: data, title, ...how }));
    },
    [run, uid, data],
  );
  const writeOwner = useCallback<BlockForm['writeOwner']>(
    ({ title }, ownerAt, { values, how = {} }) => {
      run((context) => ({
        ops: fieldsOps(
          context.doc,
          Object.entries(values).map(([name, value]) => ({
            uid,
            at: ownerAt + pointerOf([name]),
            value,
            coerced: data,
          })),
        ),
        name: `${blockName(context, uid)} · ${title}${how.words === undefined ? '' : ` ${how.words}`}`,
        ...(how.isTyping === true ? { burst: `${uid} ${ownerAt} ${title}` } : {}),
      }));
    },
    [run, uid, data],
  );
  const state = useMemo(
    () => (loaded === undefined || data === null ? null : { form: loaded.form, data, write, writeOwner }),
    [loaded, data, write, writeOwner],
  );
  return { state, hasFailed: isError, retry: () => void refetch() };
}
