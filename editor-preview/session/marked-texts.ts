// Texts of the open tab that may be edited on the phone, as the forms mark them.
import { isArray, isRecord } from '~/domain/record';
import { currentBlock, dataOf, type EditDoc, keptWords, type Uid } from '~/domain/studio/document';
import type { FormField, WidgetForm } from '~/domain/studio/form';
import { type Pointer, pointerOf } from '~/domain/studio/pointer';
import { forms } from '~/widgets/forms.gen';
import { registry } from '~/widgets/registry.gen';
import type { InlineText, TextPlace } from '../frame/messages';
import type { EditorState } from '../store/editor-store';

export interface MarkedText extends InlineText {
  /** Of its field: names the step of the history. */
  title: string;
}

/** What of the open tab is edited on the phone. */
export interface InlineTexts {
  /** Those that Tab goes to. */
  readonly texts: readonly MarkedText[];
  /** The text that is open, with its letters so far. */
  readonly open: (TextPlace & { readonly length: number }) | null;
}

type Marked = Omit<MarkedText, 'uid'>;

function markedIn(fields: readonly FormField[], owner: unknown, at: Pointer): Marked[] {
  return fields.flatMap((field) => {
    const place = at + pointerOf([field.name]);
    const value = isRecord(owner) ? owner[field.name] : undefined;
    const { inline, title, maxLength = null, lines, parts = [], fields: inner = [] } = field;
    const own = inline === true && typeof value === 'string';
    return [
      ...(own ? [{ field: place, title, maxLength, isMultiline: lines === 'many' }] : []),
      ...markedIn(parts, owner, at),
      ...(isArray(value)
        ? value.flatMap((row, index) => markedIn(inner, row, place + pointerOf([index])))
        : markedIn(inner, value, place)),
    ];
  });
}

export const markedOf = ({ groups }: Pick<WidgetForm, 'groups'>, data: unknown): Marked[] =>
  groups.flatMap(({ fields }) => markedIn(fields, data, ''));

async function markedTextsOf({ doc }: EditorState, uid: Uid): Promise<MarkedText[]> {
  const block = doc.blocks[uid];
  const form = await formOf(doc, uid);
  if (block === undefined || form === null) return [];
  return markedOf(form, dataOf(currentBlock(block, registry))).map((text) => ({ uid, ...text }));
}

/** The form of a block that may be edited; null where it has none, is locked or kept as stored. */
async function formOf(doc: EditDoc, uid: Uid): Promise<WidgetForm | null> {
  const block = doc.blocks[uid];
  if (block === undefined || doc.notes[uid]?.locked !== undefined) return null;
  if (keptWords(block, registry) !== null) return null;
  const load = Object.hasOwn(forms, block.id) ? forms[block.id] : undefined;
  if (load === undefined) return null;
  return (await load()).default;
}

/** The rich text of a block, which is one text on the phone with many elements; null where it has none to edit. */
export async function richTextOf({ doc, isReadOnly }: EditorState, uid: Uid): Promise<Pointer | null> {
  const form = isReadOnly ? null : await formOf(doc, uid);
  const fields = form?.groups.flatMap((group) => group.fields) ?? [];
  const rich = fields.find(({ control }) => control === 'rich');
  return rich === undefined ? null : pointerOf([rich.name]);
}

/** In the order of the page; none where it is read only, nor of blocks that are locked or kept as stored. */
export async function markedTexts(state: EditorState): Promise<readonly MarkedText[]> {
  if (state.isReadOnly) return [];
  const order = state.doc.tabs.find(({ key }) => key === state.tab)?.order ?? [];
  return (await Promise.all(order.map((uid) => markedTextsOf(state, uid)))).flat();
}
