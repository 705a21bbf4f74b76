// The values that a field may have, as far as there is a choice, in the words of the form.
import type { FormField } from '~/domain/studio/form';
import { isSameJson } from '~/domain/studio/same-json';
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
