// The property form of a widget and its data with all defaults: loaded once, when it is first asked for.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type Block, currentBlock, dataOf } from '~/domain/studio/document';
import type { WidgetForm } from '~/domain/studio/form';
import { coerce } from '~/schemas/shape';
import { forms } from '~/widgets/forms.gen';
import { registry } from '~/widgets/registry.gen';

export type Data = Readonly<Record<string, unknown>>;

export interface LoadedForm {
  form: WidgetForm;
  /** Data with all defaults, in the widget's version, made to fit its schema. */
  complete: (block: Block) => Data;
}

export const hasForm = (id: string): boolean => Object.hasOwn(forms, id);

async function loadForm(id: string): Promise<LoadedForm> {
  const load = hasForm(id) ? forms[id] : undefined;
  if (load === undefined) throw new Error(`No form for ${id}`);
  const [{ default: form }, { shapes }] = await Promise.all([load(), import('~/widgets/shapes.gen')]);
  const shape = shapes[id]?.stored;
  const complete = (block: Block): Data =>
    (shape === undefined ? {} : coerce(shape, dataOf(currentBlock(block, registry)))) as Data;
  return { form, complete };
}

export const formQuery = (id: string) => ({
  queryKey: ['form', id],
  queryFn: () => loadForm(id),
  staleTime: Infinity,
  retry: 2,
});

/** The form of a widget; loaded once. */
export const useWidgetForm = (id: string) => useQuery(formQuery(id));

/** The same for commands. */
export const fetchForm = (client: QueryClient, id: string): Promise<LoadedForm> =>
  client.fetchQuery(formQuery(id));
