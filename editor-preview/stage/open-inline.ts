// Opens a text on the phone for editing, where the form says that it may be edited there.
import type { Uid } from '~/domain/studio/document';
import type { FormField, WidgetForm } from '~/domain/studio/form';
import { pathOf, type Pointer } from '~/domain/studio/pointer';
import { forms } from '~/widgets/forms.gen';
import type { FrameConnection } from '../frame/connection';
import type { EditorStore } from '../store/editor-store';

/** The description of the field at a place of the data; undefined where the form has none. */
export function fieldOf({ groups }: Pick<WidgetForm, 'groups'>, at: Pointer): FormField | undefined {
  let fields: readonly FormField[] = groups.flatMap((group) => group.fields);
  let found: FormField | undefined;
  for (const name of pathOf(at).filter((part) => !/^\d+$/.test(part))) {
    found = fields.find((field) => field.name === name);
    fields = found?.fields ?? found?.item?.fields ?? [];
  }
  return found;
}

interface Pressed {
  store: EditorStore;
  uid: Uid | null;
  field: Pointer | null;
}

export async function openInline(link: FrameConnection, { store, uid, field: at }: Pressed): Promise<void> {
  const { doc, isReadOnly } = store.get();
  const { id = '' } = doc.blocks[uid ?? ''] ?? {};
  const load = Object.hasOwn(forms, id) ? forms[id] : undefined;
  if (uid === null || at === null || isReadOnly || load === undefined) return;
  if (doc.notes[uid]?.locked !== undefined) return;
  const { default: form } = await load();
  const field = fieldOf(form, at);
  if (field?.inline !== true) return;
  const { maxLength = null, lines } = field;
  link.send({ t: 'inline', uid, field: at, maxLength, isMultiline: lines === 'many' });
}
