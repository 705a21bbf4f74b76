// The property form of a widget and its data with all defaults: loaded once, when it is first asked for.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { isRecord } from '~/domain/record';
import { ownSlots, withSlots } from '~/domain/slots';
import { type Block, currentBlock, dataOf } from '~/domain/studio/document';
import type { WidgetForm } from '~/domain/studio/form';
import type { Shapes } from '~/renderer/read-layout';
import { coerce } from '~/schemas/shape';
import { forms } from '~/widgets/forms.gen';
import { registry } from '~/widgets/registry.gen';
import { slots } from '~/widgets/slots.gen';

export type Data = Readonly<Record<string, unknown>>;

export interface LoadedForm {
  form: WidgetForm;
  /** Data with all defaults, in the widget's version, made to fit its schema. */
  complete: (block: Block) => Data;
}

export const hasForm = (id: string): boolean => Object.hasOwn(forms, id);

/** With the blocks in its slots, each by the shape of its widget. */
function complete(block: Block, shapes: Shapes, owners: readonly string[] = []): Data {
  const shape = Object.hasOwn(shapes, block.id) ? shapes[block.id]?.stored : undefined;
  const current = dataOf(currentBlock(block, registry));
  if (shape === undefined) return current;
  const data = coerce(shape, current) as Data;
  return withSlots(data, ownSlots(slots, block.id, owners), ({ blocks }) =>
    blocks.map((element) => {
      if (!isRecord(element) || typeof element['id'] !== 'string') return element;
      const inner: Block = { id: element['id'], value: element, text: '' };
      return { ...element, data: complete(inner, shapes, [...owners, block.id]) };
    }),
  );
}

async function loadForm(id: string): Promise<LoadedForm> {
  const load = hasForm(id) ? forms[id] : undefined;
  if (load === undefined) throw new Error(`No form for ${id}`);
  const [{ default: form }, { shapes }] = await Promise.all([load(), import('~/widgets/shapes.gen')]);
  return { form, complete: (block) => complete(block, shapes) };
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
