// One field of the form: label, marks, control, help, advice; nothing where its condition does not hold.
import { createElement, type ReactNode, useId } from 'react';
import type { ControlId, FormField as Field } from '~/domain/studio/form';
import { isRecord } from '~/domain/record';
import { type Pointer, pointerOf, valueAt } from '~/domain/studio/pointer';
import { isSameJson } from '~/domain/studio/same-json';
import { holds, type Scopes } from '~/domain/studio/when';
import { type FieldIssue, useFieldIssues } from '../session/field-issues';
import { Button } from '../ui/button';
import { FieldConflict } from './field-conflict';
import { FieldIssues } from './field-issues';
import { DefaultMark, LiveMark } from './field-marks';
import { useFormContext } from './form-context';
import styles from './form-field.module.css';
import { differs, ownedBy } from './marks';
import { SessionNow } from './session-now';
import { useWriting, type Writing } from './use-writing';

/** Below their label, over the whole width. */
const WIDE: ReadonlySet<ControlId> = new Set<ControlId>([
  'textarea',
  'rich',
  'cards',
  'pictures',
  'goods',
  'list',
  'fixed-list',
  'hotspots',
  'hotspot',
  'rubik',
  'form-fields',
  'form-range',
  'blocks',
  'ground',
  'box',
  'button',
  'frame',
  'location',
  'pick',
  'datetime',
  'own',
]);

/** Their label does not name one element. */
const GROUPED: ReadonlySet<ControlId> = new Set<ControlId>([
  ...WIDE,
  'segments',
  'position9',
  'tile',
  'link',
  'picture',
  'colour',
]);
/** Labelled, yet one element. */
const SINGLE: ReadonlySet<ControlId> = new Set<ControlId>(['textarea', 'datetime', 'form-range']);

/** Their fields have marks of their own. */
const MARKED_WITHIN: ReadonlySet<ControlId> = new Set<ControlId>(['frame', 'hotspot']);
/** Of several blocks they are edited only where they are the same. */
const WHOLE: ReadonlySet<ControlId> = new Set<ControlId>([
  'rich',
  'list',
  'fixed-list',
  'goods',
  'pick',
  'rubik',
  'hotspots',
  'form-fields',
  'blocks',
  'pictures',
  'own',
]);

interface FormFieldProps {
  field: Field;
  /** Pointer of the object that the field stands in. */
  ownerAt: Pointer;
  owner: Readonly<Record<string, unknown>>;
  scopes: Scopes;
}

/** In the place of a control whose look is the older one until it is asked for. */
function Older({ field, writing, isReadOnly }: { field: Field; writing: Writing; isReadOnly: boolean }) {
  const newer = [field, ...(field.parts ?? [])].filter(
    ({ older, initial }) => older !== undefined && initial !== undefined,
  );
  return (
    <p className={styles['older']}>
      <span>{field.older}</span>
      {isReadOnly || newer.length === 0 ? null : (
        <Button
          isCompact
          onClick={() =>
            writing.writeOwner(
              Object.fromEntries(newer.map(({ name, initial }) => [name, structuredClone(initial)])),
              { words: '换成新样式' },
            )
          }
        >
          换成新样式
        </Button>
      )}
    </p>
  );
}

/** Stored where a block shows a session by itself. */
const isAutomatic = ({ name }: Field, owner: FormFieldProps['owner']): boolean =>
  name === 'addGoodsType' && owner[name] === 0;

function Notes({
  field,
  owner,
  scopes,
  id,
}: Pick<FormFieldProps, 'field' | 'owner' | 'scopes'> & { id: string }) {
  const warnings = (field.warn ?? []).filter(({ when }) => holds(when, scopes));
  if (field.help === undefined && warnings.length === 0) return null;
  return (
    <div id={id} className={styles['notes']}>
      {field.help === undefined ? null : <p>{field.help}</p>}
      {isAutomatic(field, owner) ? <SessionNow /> : null}
      {warnings.map(({ words }) => (
        <p key={words} className={styles['warning']}>
          {words}
        </p>
      ))}
    </div>
  );
}

interface ControlPlaceProps extends Omit<FormFieldProps, 'ownerAt'> {
  id: string;
  at: Pointer;
  writing: Writing;
  isReadOnly: boolean;
  issues: readonly FieldIssue[];
}

/** Where the field and what its control owns beside it stand. */
const placesOf = ({ name, parts = [] }: Field, ownerAt: Pointer): Pointer[] => [
  ownerAt + pointerOf([name]),
  ...parts.flatMap((part) => placesOf(part, ownerAt)),
];

function ControlPlace({ field, owner, scopes, issues, ...place }: ControlPlaceProps): ReactNode {
  const { isMixed, controlOf } = useFormContext();
  const { id, at, writing, isReadOnly } = place;
  const mixed = isMixed(at);
  if (mixed && WHOLE.has(field.control)) return <p className={styles['mixed']}>多个值，选中一个组件再改</p>;
  if (field.older !== undefined && owner[field.name] === undefined && !mixed)
    return <Older {...{ field, writing, isReadOnly }} />;
  const hasNote = field.help !== undefined || field.warn !== undefined;
  const described = [...(issues.length === 0 ? [] : [`${id}issues`]), ...(hasNote ? [`${id}note`] : [])];
  return (
    <>
      {mixed ? <span className={styles['mixed']}>多个值</span> : null}
      {createElement(controlOf(field.control), {
        field,
        at,
        owner,
        scopes,
        id,
        isReadOnly,
        value: mixed ? undefined : owner[field.name],
        describedBy: described.length === 0 ? undefined : described.join(' '),
        isInvalid: issues.some(({ level }) => level === 'must'),
        ...writing,
      })}
      <FieldConflict at={at} />
      <FieldIssues id={`${id}issues`} issues={issues} />
      <Notes id={`${id}note`} {...{ field, owner, scopes }} />
    </>
  );
}

/** The object of a field as it is live or was inserted, without members where it is not; null where nothing is. */
function ownerIn(live: unknown, ownerAt: Pointer): Readonly<Record<string, unknown>> | null {
  if (live === null) return null;
  const owner = valueAt(live, ownerAt);
  return isRecord(owner) ? owner : {};
}

/** Whether the field differs from what is live. */
const isChangedFrom = (
  live: Readonly<Record<string, unknown>>,
  field: Field,
  owner: FormFieldProps['owner'],
) =>
  !MARKED_WITHIN.has(field.control) &&
  ownedBy(field).some(({ name }) => !isSameJson(live[name], owner[name]));

export function FormField(props: FormFieldProps) {
  const { field, ownerAt, owner, scopes } = props;
  const id = useId();
  const { live, fresh, isMixed, isReadOnly } = useFormContext();
  const writing = useWriting(field, ownerAt);
  const issues = useFieldIssues(placesOf(field, ownerAt));
  if (field.control === 'none' || !holds(field.when, scopes)) return null;
  const at = ownerAt + pointerOf([field.name]);
  const isGroup = GROUPED.has(field.control) && !SINGLE.has(field.control);
  const before = ownerIn(live, ownerAt);
  const marks = { field, isReadOnly, restore: writing.restore };
  return (
    <div
      className={styles['field']}
      data-wide={WIDE.has(field.control) || undefined}
      data-conditional={field.when === undefined ? undefined : true}
      data-at={at}
      role={isGroup ? 'group' : undefined}
      aria-labelledby={isGroup ? `${id}label` : undefined}
      aria-describedby={isGroup && issues.length > 0 ? `${id}issues` : undefined}
    >
      {before !== null && isChangedFrom(before, field, owner) ? <LiveMark {...marks} live={before} /> : null}
      <span className={styles['label']}>
        <label id={`${id}label`} htmlFor={id}>
          {field.title}
        </label>
        {differs(field, owner, ownerIn(fresh, ownerAt)) &&
        !MARKED_WITHIN.has(field.control) &&
        !isMixed(at) ? (
          <DefaultMark {...marks} value={owner[field.name]} />
        ) : null}
      </span>
      <div className={styles['control']} data-control>
        <ControlPlace {...{ field, owner, scopes, id, at, writing, isReadOnly, issues }} />
      </div>
    </div>
  );
}

interface FieldsProps extends Omit<FormFieldProps, 'field'> {
  fields: readonly Field[];
}

/** Fields of one object, in their order. */
export const Fields = ({ fields, ...rest }: FieldsProps) =>
  fields.map((field) => <FormField key={field.name} field={field} {...rest} />);
