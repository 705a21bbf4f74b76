// Repeated groups of fields, such as a review for each of the goods: one value that holds those of all groups.
import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import { askedFields, fieldProblem } from '~/domain/form-fields';
import type { FieldKindName, FormField } from '~/schemas/form';
import { type AnyKinds, kindOf, sentOfAll, textIn } from '../form/field-values';
import type { FieldKind, FieldProps, Group, KindTable } from '../form/kind';

export interface GroupProps {
  group: Group;
  /** Its controls by the names of their fields. */
  controls: Readonly<Record<string, ReactNode>>;
}

interface GroupsOptions {
  /** Of the schema of an entry. */
  fields: readonly FormField[];
  /** Kinds of its fields that the engine does not have. */
  kinds: Partial<KindTable<FieldKindName>>;
  /** Around the controls of a group. */
  Frame: ComponentType<GroupProps>;
}

interface Own extends Omit<GroupsOptions, 'kinds'> {
  kinds: AnyKinds;
}

/** Values of a group; fields that nobody has touched are empty. */
const valuesOf = ({ fields, kinds }: Own, { values }: Group): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, values[name] ?? kindOf(kinds, kind).empty]));

const askedOf = (own: Own, { fixed }: Group, values: Record<string, unknown>): readonly FormField[] =>
  askedFields(own.fields, { ...sentOfAll(own.fields, own.kinds, values), ...fixed });

function sentGroup(own: Own, group: Group): object {
  const values = valuesOf(own, group);
  return { ...group.fixed, ...sentOfAll(askedOf(own, group, values), own.kinds, values) };
}

/** Why a group cannot be sent; '' when it can. */
function problemOf(own: Own, group: Group): string {
  const values = valuesOf(own, group);
  const words = askedOf(own, group, values).map((field) => {
    const kind = kindOf(own.kinds, field.kind);
    const value = values[field.name];
    return kind.waitsFor?.(value) || (fieldProblem(field, textIn(kind, value), values) ?? '');
  });
  return words.find((one) => one !== '') ?? '';
}

type Around = Pick<FieldProps<readonly Group[]>, 'field' | 'isBusy' | 'onBlur'>;

interface OneProps extends Around {
  own: Own;
  group: Group;
  onChange: (name: string, value: unknown) => void;
}

function One({ own, group, field: around, isBusy, onBlur, onChange }: OneProps) {
  const values = valuesOf(own, group);
  const controls = askedOf(own, group, values).map((field) => {
    const { Field } = kindOf(own.kinds, field.kind);
    const shown = { ...around, ...field, group: group.label };
    const change = (value: unknown) => onChange(field.name, value);
    const at = { field: shown, value: values[field.name], error: '', values, isBusy, onBlur };
    return [field.name, <Field key={field.name} {...at} onChange={change} onDone={change} />] as const;
  });
  return <own.Frame group={group} controls={Object.fromEntries(controls)} />;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type GroupsProps = FieldProps<readonly Group[]> & { own: Own };

function Groups({ own, field, value, isBusy, onChange, onBlur }: GroupsProps) {
  // Several controls may change in one moment, as uploads do.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (place: number, name: string, next: unknown) => {
    const group = latest.current[place];
    // What a control says of itself at the start is no change.
    if (group === undefined || isSame(valuesOf(own, group)[name], next)) return;
    const changed = { ...group, values: { ...group.values, [name]: next } };
    latest.current = latest.current.map((one, at) => (at === place ? changed : one));
    onChange(latest.current);
  };
  return value.map((group, place) => (
    // Groups are of stored things and never change their places.
    <One
      key={place}
      {...{ field, isBusy, onBlur }}
      own={own}
      group={group}
      onChange={(name, next) => change(place, name, next)}
    />
  ));
}

/** A field of groups; the form's `initial` says which there are. */
export function groupsKind({ fields, kinds, Frame }: GroupsOptions): FieldKind<readonly Group[]> {
  const own: Own = { fields, kinds: kinds as unknown as AnyKinds, Frame };
  return {
    empty: [],
    textOf: (groups) => (groups.length === 0 ? '' : String(groups.length)),
    paramsOf: (groups, name) => ({ [name]: groups.map((group) => sentGroup(own, group)) }),
    waitsFor: (groups) => groups.map((group) => problemOf(own, group)).find((words) => words !== '') ?? '',
    Field: (props) => <Groups {...props} own={own} />,
  };
}
