// The groups of a form: folded or open as they were left, or what a search finds.
import { memo, useEffect, useMemo } from 'react';
import {
  FORM_GROUPS,
  type FormField as Field,
  type FormGroup,
  type FormGroupId,
  GROUP_WORDS,
  type WidgetForm,
} from '~/domain/studio/form';
import { parentOf, pathOf, type Pointer } from '~/domain/studio/pointer';
import { holds } from '~/domain/studio/when';
import { useMustCount } from '../session/field-issues';
import { useEditor } from '../store/use-editor';
import { useFolds } from './folds';
import { useFormContext } from './form-context';
import { Fields } from './form-field';
import styles from './form.module.css';
import { countChanged, sectionsOf } from './marks';
import { hiddenMatches, matches, obstacle } from './search';
import type { BlockForm } from './use-block-form';
import type { Data } from '../session/widget-form';

const ROOT = { ownerAt: '' } as const;

/** Groups of fields under their heads; fields of a section stand in a frame of its name. */
export function GroupFields({ fields, data }: { fields: readonly Field[]; data: Data }) {
  const scopes = [data];
  const shown = fields.filter(({ control, when }) => control !== 'none' && holds(when, scopes));
  return sectionsOf(shown).map(({ section, fields: own }) => {
    const inside = <Fields {...ROOT} fields={own} owner={data} scopes={scopes} />;
    if (section === undefined) return <div key={own[0]?.name}>{inside}</div>;
    return (
      <fieldset key={section} className={styles['section']}>
        <legend>{section}</legend>
        {inside}
      </fieldset>
    );
  });
}

/** Properties of the block that a group's controls write. */
const namesOf = ({ fields }: FormGroup): ReadonlySet<string> =>
  new Set(fields.flatMap(({ name, parts = [] }) => [name, ...parts.map((part) => part.name)]));

function MustCount({ group }: { group: FormGroup }) {
  const names = useMemo(() => namesOf(group), [group]);
  const count = useMustCount(names);
  return count === 0 ? null : <small className={styles['must']}>{` ${count} 处要改`}</small>;
}

interface GroupProps {
  group: FormGroup;
  state: BlockForm;
  isOpen: boolean;
  onToggle: (group: FormGroupId, isOpen: boolean) => void;
}

/** Not rendered again while only the open field changes: each focus is such a change. */
const Group = memo(function Group({ group, state, isOpen, onToggle }: GroupProps) {
  const { data, fresh } = state;
  const count = isOpen ? 0 : countChanged(group.fields, { owner: data, scopes: [data], fresh });
  const shown = group.fields.filter(({ control, when }) => control !== 'none' && holds(when, [data]));
  if (shown.length === 0) return null;
  const [only] = shown;
  if (shown.length === 1 && only !== undefined && only.parts === undefined)
    return (
      <div className={styles['group']} data-open>
        <GroupFields fields={shown} data={data} />
      </div>
    );
  return (
    <details
      open={isOpen}
      className={styles['group']}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(group.id, currentTarget.open);
      }}
    >
      <summary>
        {GROUP_WORDS[group.id]}
        <MustCount group={group} />
        {count === 0 ? null : <small>{` ${count} 处已改`}</small>}
      </summary>
      {isOpen ? <GroupFields fields={group.fields} data={data} /> : null}
    </details>
  );
});

/** The search finds a hidden field, and changes what hides it. */
function HiddenMatch({ field, state }: { field: Field; state: BlockForm }) {
  const { form, data, write } = state;
  const { isReadOnly } = useFormContext();
  const found = obstacle(form, field, [data]);
  if (found === null) return null;
  const words = `${field.title}（${found.words}）`;
  if (found.value === undefined || isReadOnly) return <p className={styles['hidden-match']}>{words}</p>;
  return (
    <button
      type="button"
      className={styles['hidden-match']}
      onClick={() => write(found.field, `/${found.field.name}`, { value: found.value })}
    >
      {words}
    </button>
  );
}

function Matches({
  groups,
  state,
  query,
}: {
  groups: readonly FormGroup[];
  state: BlockForm;
  query: string;
}) {
  const { data } = state;
  const found = groups.flatMap(({ id, fields }) => {
    const shown = fields.filter((field) => holds(field.when, [data]) && matches(field, query));
    const hidden = hiddenMatches(fields, query, [data]);
    return shown.length + hidden.length === 0 ? [] : [{ id, shown, hidden }];
  });
  if (found.length === 0) return <p className={styles['note']}>没有找到「{query.trim()}」</p>;
  return found.map(({ id, shown, hidden }) => (
    <section key={id} className={styles['group']} data-open aria-label={GROUP_WORDS[id]}>
      <h3 className={styles['found']}>{GROUP_WORDS[id]}</h3>
      <GroupFields fields={shown} data={data} />
      {hidden.map((field) => (
        <HiddenMatch key={field.name} field={field} state={state} />
      ))}
    </section>
  ));
}

const inOrder = ({ groups }: WidgetForm): readonly FormGroup[] =>
  FORM_GROUPS.flatMap((id) => groups.find((group) => group.id === id) ?? []);

const groupHolding = (groups: readonly FormGroup[], field: Pointer | null): FormGroupId | undefined => {
  const [name] = field === null ? [] : pathOf(field);
  return name === undefined ? undefined : groups.find((group) => namesOf(group).has(name))?.id;
};

/** Scrolls to the field that is open: to itself, or to what it stands in; not while the focus is there already. */
function useShownField(field: Pointer | null): void {
  useEffect(() => {
    for (let at = field ?? ''; at !== ''; at = parentOf(at)) {
      const element = document.querySelector(`[data-at="${CSS.escape(at)}"]`);
      if (element === null) continue;
      if (!element.contains(document.activeElement)) element.scrollIntoView({ block: 'nearest' });
      break;
    }
  }, [field]);
}

export function FormGroups({ state, query }: { state: BlockForm; query: string }) {
  const groups = inOrder(state.form);
  const folds = useFolds(
    state.form.id,
    groups.map(({ id }) => id),
  );
  const field = useEditor((editor) => editor.field);
  const holding = groupHolding(groups, field);
  useShownField(field);
  if (query.trim() !== '') return <Matches {...{ groups, state, query }} />;
  return groups.map((group) => (
    <Group
      key={group.id}
      {...{ group, state }}
      isOpen={folds.isOpen(group.id) || group.id === holding}
      onToggle={folds.toggle}
    />
  ));
}
