// The values that a field may have, as far as there is a choice, in the words of the form.
import type { FormField } from '~/domain/studio/form';
import { isSameJson } from '~/domain/studio/same-json';
import { registry } from '~/widgets/registry.gen';
import { startValue } from '../form/marks';

export interface KnownValue {
  value: unknown;
  words: string;
}

const EMPTY: Readonly<Record<FormField['kind'], unknown>> = {
  text: '',
  'text-or-number': '',
  integer: 0,
  number: 0,
  boolean: false,
  list: [],
  object: {},
  any: null,
};

/** Of a block beside its data. */
export const VERSION = { title: '数据版本', help: '没有写就是 1，会自动转换成现在的版本' };

/** Of the widget's data today. */
export const versionNow = (id: string): number =>
  Object.hasOwn(registry, id) ? (registry[id]?.version ?? 1) : 1;

/** What a new member begins with. */
export const beginning = (field: FormField): unknown => startValue(field) ?? EMPTY[field.kind];

function choicesOf({ options, switch: states, kind, nullable, empty }: FormField): KnownValue[] {
  const { on, off } = states ?? { on: true, off: false };
  const isSwitch = states !== undefined || kind === 'boolean';
  return [
    ...(options ??
      (isSwitch
        ? [
            { value: on, words: '开' },
            { value: off, words: '关' },
          ]
        : [])),
    ...(nullable === true ? [{ value: null, words: empty ?? '空' }] : []),
  ];
}

/** The choices, and what a new block has. */
export function valuesOf(field: FormField): KnownValue[] {
  const choices = choicesOf(field);
  const start = startValue(field);
  const isKnown = start === undefined || choices.some(({ value }) => isSameJson(value, start));
  return isKnown ? choices : [...choices, { value: start, words: '默认' }];
}
