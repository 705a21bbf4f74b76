// The form of a setting, by the controls of the blocks' forms, and what is still wrong with it.
import { useMemo } from 'react';
import type { FormField } from '~/domain/studio/form';
import type { Op } from '~/domain/studio/ops';
import { hasParentAt, pathOf, type Pointer, pointerOf, valueAt, withValueAt } from '~/domain/studio/pointer';
import { isSameJson } from '~/domain/studio/same-json';
import type { SettingForm } from '~/domain/studio/settings/setting-form';
import { settingProblems } from '~/domain/studio/settings/setting-problems';
import { Card } from '../shell/place';
import { revealField } from '../check/reveal-field';
import { controlOf } from '../controls/controls';
import type { WriteHow } from '../form/control';
import { type FormContext, FormContextProvider } from '../form/form-context';
import { GroupFields } from '../form/form-groups';
import type { Data } from '../session/widget-form';
import type { EditorStore } from '../store/editor-store';
import { useEditor, useEditorStore } from '../store/use-editor';
import { Button } from '../ui/button';
import styles from './setting-fields.module.css';

/** Values by their pointer as they are stored next; what is missing around one is made as it is by default. */
function nextMeta(meta: Data, data: Data, values: ReadonlyMap<Pointer, unknown>): Data {
  const next: Record<string, unknown> = { ...meta };
  for (const [at, value] of values) {
    const [name = '', ...rest] = pathOf(at);
    const within = pointerOf(rest);
    const around = hasParentAt(next[name], within) ? next[name] : data[name];
    next[name] = withValueAt(around, within, value);
  }
  return next;
}

interface Written {
  field: FormField;
  values: ReadonlyMap<Pointer, unknown>;
  how: WriteHow | undefined;
}

/** One step, named by the field. */
function writeStep(store: EditorStore, data: Data, { field, values, how = {} }: Written): void {
  const { meta } = store.get().doc;
  const next = nextMeta(meta, data, values);
  const names = Object.keys(next).filter((name) => !isSameJson(meta[name], next[name]));
  const ops = names.map((name): Op => {
    const [was, value] = [meta[name], next[name]];
    return {
      op: 'meta',
      name,
      ...(value === undefined ? {} : { value }),
      ...(was === undefined ? {} : { was }),
    };
  });
  if (ops.length === 0) return;
  const title = field.section === undefined ? field.title : `${field.section} · ${field.title}`;
  const name = how.words === undefined ? title : `${title}：${how.words}`;
  const { burst = how.isTyping === true ? `meta-${[...values.keys()].join()}` : undefined } = how;
  store.run(ops, { name, ...(burst === undefined ? {} : { burst }) });
}

/** What the controls need of the setting; `data` is the draft with all defaults. */
function useSettingContext(data: Data): FormContext {
  const store = useEditorStore();
  const meta = useEditor(({ doc }) => doc.meta);
  const isReadOnly = useEditor((state) => state.isReadOnly);
  return useMemo(
    () => ({
      data,
      live: null,
      fresh: null,
      controlOf,
      isReadOnly,
      storedAt: (at) => valueAt(meta, at),
      isMixed: () => false,
      write: (field, at, { value, how }) =>
        writeStep(store, data, { field, values: new Map([[at, value]]), how }),
      writeOwner: (field, ownerAt, { values: members, how }) => {
        const values = new Map(
          Object.entries(members).map(([name, value]) => [ownerAt + pointerOf([name]), value] as const),
        );
        writeStep(store, data, { field, values, how });
      },
    }),
    [store, data, meta, isReadOnly],
  );
}

function Problems({ form, data }: { form: SettingForm; data: Data }) {
  const store = useEditorStore();
  const problems = useMemo(() => settingProblems(form, data), [form, data]);
  if (problems.length === 0) return null;
  const open = (at: Pointer) => {
    // The row of a list opens first.
    store.openField(at);
    revealField(at);
  };
  return (
    <section className={styles['problems']} aria-label="发布前要改">
      <h2>发布前要改 {problems.length}</h2>
      <ul>
        {problems.map(({ at, words }) => (
          <li key={`${at} ${words}`}>
            <span>{words}</span>
            <Button isCompact onClick={() => open(at)}>
              去修改
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SettingFieldsProps {
  /** Its groups, each on a card. */
  form: SettingForm;
  data: Data;
}

export function SettingFields({ form, data }: SettingFieldsProps) {
  const context = useSettingContext(data);
  return (
    <FormContextProvider value={context}>
      {form.map(({ title, fields }) => (
        <Card key={title} title={title}>
          <div className={styles['fields']}>
            <GroupFields fields={fields} data={data} />
          </div>
        </Card>
      ))}
      <Problems form={form} data={data} />
    </FormContextProvider>
  );
}
