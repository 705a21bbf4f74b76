// What blocks of several kinds have in common, by what their fields are for.
import { useQueries } from '@tanstack/react-query';
import { formPlaces } from '~/domain/studio/commands/paste-style';
import { toggleHidden } from '~/domain/studio/commands/hide-block';
import type { FieldValue } from '~/domain/studio/commands/set-field';
import { setFields } from '~/domain/studio/commands/set-fields';
import type { Uid } from '~/domain/studio/document';
import type { FieldRole, FormField as Field } from '~/domain/studio/form';
import { type Pointer, valueAt } from '~/domain/studio/pointer';
import { isSameJson } from '~/domain/studio/same-json';
import { controlOf } from '../controls/controls';
import { useCommand } from '../session/editor-context';
import { useEditor } from '../store/use-editor';
import { type FormContext, FormContextProvider } from '../form/form-context';
import { Fields } from '../form/form-field';
import styles from '../form/form.module.css';
import { formQuery, type LoadedForm } from '../session/widget-form';
import { useIsReadOnly } from './use-unwritable';

const colour = { group: 'colour', control: 'colour', kind: 'text' } as const;
const length = { group: 'space', control: 'length', kind: 'integer', unit: 'rpx', min: 0, max: 50 } as const;

/** The name is the role. */
const SHARED: readonly (Field & { name: FieldRole })[] = [
  { ...colour, name: 'ground', title: '背景颜色' },
  { ...colour, name: 'text', title: '文字颜色' },
  { ...length, name: 'space', title: '上下边距' },
  { ...length, name: 'radius', title: '圆角' },
];

interface Place {
  uid: Uid;
  at: Pointer;
  field: Field;
  coerced: unknown;
}

const isPlace = ({ name, control, kind }: Field, field: Field): boolean =>
  field.role === name &&
  !field.title.includes('左右') &&
  (control === 'colour' ? field.control === 'colour' : kind === field.kind);

/** Fields of a role in the selected blocks, and how many blocks have none. */
function usePlaces(uids: readonly Uid[]): { isReady: boolean; places: Map<string, Place[]> } {
  const blocks = useEditor(({ doc }) => doc.blocks);
  const ids = [...new Set(uids.map((uid) => blocks[uid]?.id ?? ''))];
  const loaded = useQueries({ queries: ids.map(formQuery) });
  const forms = new Map<string, LoadedForm>();
  for (const [index, id] of ids.entries()) {
    const form = loaded[index]?.data;
    if (form !== undefined) forms.set(id, form);
  }
  const all = uids.flatMap((uid) => {
    const block = blocks[uid];
    const form = forms.get(block?.id ?? '');
    if (block === undefined || form === undefined) return [];
    const coerced = form.complete(block);
    return formPlaces(form.form).map((place) => ({ ...place, uid, coerced }));
  });
  const entries = SHARED.map(
    (shared) => [shared.name, all.filter(({ field }) => isPlace(shared, field))] as const,
  );
  return { isReady: loaded.every(({ isPending }) => !isPending), places: new Map(entries) };
}

const within = ({ min = -Infinity, max = Infinity }: Field, value: unknown): unknown =>
  typeof value === 'number' ? Math.min(max, Math.max(min, value)) : value;

/** Beside what the blocks store: hidden ones are left out of what is published. */
const HIDDEN: Field = {
  name: 'hidden',
  title: '隐藏',
  help: '发布后顾客看不到',
  group: 'layout',
  control: 'switch',
  kind: 'boolean',
};

const areAlike = (values: readonly unknown[]): boolean =>
  values.every((value) => isSameJson(value, values[0]));

/** The shared fields as if they were of one block: their first values, and how they are written to all. */
function useShared(uids: readonly Uid[], places: ReadonlyMap<string, readonly Place[]>) {
  const run = useCommand();
  const notes = useEditor(({ doc }) => doc.notes);
  const isReadOnly = useIsReadOnly(uids);
  const valuesOf = (name: string): readonly unknown[] =>
    name === HIDDEN.name
      ? uids.map((uid) => notes[uid]?.isHidden === true)
      : (places.get(name) ?? []).map(({ coerced, at }) => valueAt(coerced, at));
  const owner = Object.fromEntries([HIDDEN, ...SHARED].map(({ name }) => [name, valuesOf(name)[0]] as const));
  const write: FormContext['write'] = (shared, _at, { value, how = {} }) => {
    const { name, title } = shared;
    if (name === HIDDEN.name) return void run((context) => toggleHidden(context, uids));
    const values = (places.get(name) ?? []).map(
      ({ uid, at, coerced, field }): FieldValue => ({ uid, at, coerced, value: within(field, value) }),
    );
    run((context) => setFields(context, { values, title, field: shared, ...how }));
  };
  const context: FormContext = {
    data: owner,
    live: null,
    fresh: null,
    storedAt: () => undefined,
    controlOf,
    isReadOnly,
    write,
    writeOwner: () => undefined,
    isMixed: (at) => !areAlike(valuesOf(at.slice(1))),
  };
  return { owner, context };
}

export function RoleForm({ uids }: { uids: readonly Uid[] }) {
  const { isReady, places } = usePlaces(uids);
  const { owner, context } = useShared(uids, places);
  const shared = SHARED.filter(({ name }) => (places.get(name) ?? []).length > 0).map((field) => {
    const without = uids.length - new Set((places.get(field.name) ?? []).map(({ uid }) => uid)).size;
    return without === 0 ? field : { ...field, help: `${without} 个组件没有` };
  });
  if (!isReady) return <p className={styles['note']}>正在加载…</p>;
  return (
    <FormContextProvider value={context}>
      <p className={styles['note']}>几种组件一起改：只列出它们共有的</p>
      <Fields fields={[...shared, HIDDEN]} ownerAt="" owner={owner} scopes={[owner]} />
    </FormContextProvider>
  );
}
