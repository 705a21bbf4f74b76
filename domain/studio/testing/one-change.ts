// Values that controls would write, and what of a text a change concerns: for tests that nothing else changes.
import { numberOf, textOf } from '../../coercion';
import { isRecord } from '../../record';
import type { FormField } from '../form';
import { type LinkValue, writeLink } from '../link-value';

type Written = Readonly<Record<string, unknown>>;

/** A field with its neighbours that it owns; those of rows and objects within are not among them. */
export const withParts = (fields: readonly FormField[]): readonly FormField[] =>
  fields.flatMap((field) => [field, ...withParts(field.parts ?? [])]);

const CONTROLS_TEXT: Readonly<Partial<Record<FormField['control'], string>>> = {
  colour: '#123456',
  picture: 'images/改.jpg',
  tile: 'images/改.jpg',
  video: 'https://example.com/改.mp4',
  url: 'https://example.com/改',
  phone: '400-123-4567',
  location: '30.5,120.5',
  rich: '<p>改"了\\</p>',
};

function number({ min = 0, max = Number.POSITIVE_INFINITY }: FormField, value: unknown): number | undefined {
  return [min + 1, min, min + 2].find((one) => one !== numberOf(value) && one <= max);
}

/** Another plain value of the kind that the field's control writes; undefined where it is none. */
export function anotherValue(field: FormField, value: unknown): unknown {
  const { kind, options, switch: values, control, maxLength = 9 } = field;
  if (options !== undefined) return options.filter((one) => one.value !== value).at(-1)?.value;
  if (values !== undefined) return value === values.on ? values.off : values.on;
  if (kind === 'boolean') return value !== true;
  if (kind === 'integer' || kind === 'number') return number(field, value);
  if (kind === 'text-or-number') {
    const next = number(field, value);
    return typeof value === 'string' ? String(next) : next;
  }
  if (kind !== 'text' || control === 'link') return undefined;
  if (control === 'datetime') return textOf(value).replace(/\d{2}:\d{2}$/, '17:19');
  return CONTROLS_TEXT[control] ?? '改"了\\'.slice(0, maxLength);
}

const HOME: LinkValue = {
  url: '/pages/index/index',
  openType: 'navigate',
  params: [],
  key: '',
  label: '商城首页',
  labelType: 'base',
  entry: {
    type: 'base',
    name: '商城首页',
    value: '/pages/index/index',
    new_link_url: '/pages/index/index',
    open_type: 'navigate',
    params: [],
    key: '',
  },
};

/** Properties of the owner as the field's control would write them; null where it has no other value. */
export function anotherOwner(field: FormField, owner: Written): Written | null {
  const { name, control, link, kind } = field;
  const value = owner[name];
  if (control === 'link' && link !== undefined) return writeLink({ shape: link, name }, HOME);
  if (control !== 'none' && kind === 'list' && Array.isArray(value))
    return value.length > 1 ? { [name]: [...(value as unknown[])].reverse() } : null;
  if (control === 'hotspot' && isRecord(value))
    return { [name]: { ...value, left: numberOf(value['left']) + 1 } };
  const next = control === 'none' ? undefined : anotherValue(field, value);
  return next === undefined ? null : { [name]: next };
}

const commonPrefix = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};

const reversed = (text: string): string => text.split('').reverse().join('');

/** The part of a text in which another one differs. */
export function changedPart(before: string, after: string): string {
  const start = commonPrefix(before, after);
  const end = commonPrefix(reversed(before.slice(start)), reversed(after.slice(start)));
  return before.slice(start, before.length - end);
}
